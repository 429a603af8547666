import type { Aprovacao } from '@martelo/shared/aprovacao';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Pessoa } from '@martelo/shared/usuario';
import { RECEBIMENTOS } from '../../casa/credito-sem-destino.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { ValorEmUso } from '../../records/conflitos.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import { acharCliente } from '../clientes/achar.ts';
import { CLIENTES } from '../clientes/registro.ts';
import { marcasQueEntra } from './chaves-da-pessoa.ts';
import { USUARIOS } from './registro.ts';

/*
 * Who a person is, whatever account they come by (BO14): two people are two CPFs, and who works here and buys here is one.
 */

const cpfDoUsuario = async (registros: Registros, usuUid: string): Promise<string | undefined> =>
  (await registros.colecao(USUARIOS).obter(SISTEMA, usuUid))?.cpf;

/** Of a user of staff: nobody else who is not removed has it. What two had before this was asked stays theirs. @throws ValorEmUso */
export async function exigirCpfLivre(
  registros: Registros,
  antes: { cpf?: string | undefined; removidoEm?: string | undefined } | null,
  { uid, cpf, removidoEm }: { uid: string; cpf?: string | undefined; removidoEm?: string | undefined },
): Promise<void> {
  if (cpf === undefined || removidoEm !== undefined) return;
  if (antes !== null && antes.cpf === cpf && antes.removidoEm === undefined) return;
  const filtros = [{ tipo: 'exata', campo: 'cpf', valor: cpf }] as const;
  for await (const outro of registros.colecao(USUARIOS).percorrer(SISTEMA, { filtros: [...filtros] }))
    if (outro.uid !== uid && (outro as { removidoEm?: string }).removidoEm === undefined)
      throw new ValorEmUso(['cpf']);
}

/**
 * A user goes before a client by the same e-mail, who then comes in no more: nobody becomes one on a brand where that is a client's.
 * @throws ErroMartelo JA_EXISTE
 */
export async function exigirEmailDeNenhumCliente(
  registros: Registros,
  antes: Pick<Pessoa, 'hotsites' | 'removidoEm'> | null,
  depois: Pick<Pessoa, 'email' | 'hotsites' | 'removidoEm'>,
): Promise<void> {
  for (const marca of marcasQueEntra(antes, depois)) {
    if ((await acharCliente(registros, marca, 'email', depois.email)) !== null)
      throw new ErroMartelo(
        'JA_EXISTE',
        { campo: 'email', campos: ['email'] },
        'Este e-mail é de um cliente da marca, que deixaria de entrar nela. Use outro e-mail para o acesso de quem trabalha na casa.',
      );
  }
}

/** Nobody of staff moves the money of what they bought themselves. @throws ErroMartelo PROPRIA_CONTA */
export async function exigirCompraDeOutro(
  registros: Registros,
  acesso: Acesso,
  { cliUid }: { cliUid: string },
): Promise<void> {
  if (acesso.tipo !== 'interno') return;
  const meu = await cpfDoUsuario(registros, acesso.usuUid);
  if (meu !== undefined && (await registros.colecao(CLIENTES).obter(SISTEMA, cliUid))?.cpf === meu)
    throw new ErroMartelo('PROPRIA_CONTA', {}, 'Outra pessoa precisa fazer isto: a compra é sua.');
}

/** Nor of what they paid. @throws ErroMartelo PROPRIA_CONTA */
export async function exigirPagadorOutro(
  registros: Registros,
  acesso: Acesso,
  pagador: { documento: string } | null | undefined,
): Promise<void> {
  if (acesso.tipo !== 'interno' || !pagador) return;
  const meu = await cpfDoUsuario(registros, acesso.usuUid);
  if (meu !== undefined && pagador.documento.replace(/\D/g, '') === meu)
    throw new ErroMartelo('PROPRIA_CONTA', {}, 'Outra pessoa precisa fazer isto: o dinheiro veio de você.');
}

/** Whether they could agree to it as far as who they are goes. */
export const ehOutraPessoa = (...pedido: Parameters<typeof exigirOutraPessoa>): Promise<boolean> =>
  exigirOutraPessoa(...pedido).then(
    () => true,
    (erro: unknown) => {
      if (erro instanceof ErroMartelo) return false;
      throw erro;
    },
  );

/** Who agrees is neither who asked, nor whom it is for, by another account of theirs. @throws ErroMartelo PROPRIA_CONTA */
export async function exigirOutraPessoa(
  registros: Registros,
  acesso: Acesso,
  { pedidaPor, tipo, alvo, vendaUid }: Pick<Aprovacao, 'pedidaPor' | 'tipo' | 'alvo' | 'vendaUid'>,
): Promise<void> {
  if (acesso.tipo !== 'interno') return;
  const meu = await cpfDoUsuario(registros, acesso.usuUid);
  if (meu === undefined) return;
  const outras = tipo === 'concessao' && alvo !== null ? [pedidaPor, alvo] : [pedidaPor];
  for (const outra of outras)
    if ((await cpfDoUsuario(registros, outra)) === meu)
      throw new ErroMartelo('PROPRIA_CONTA', {}, 'Outra pessoa precisa aprovar: esta conta tem o seu CPF.');
  if (tipo === 'devolucao-de-credito' && alvo !== null)
    await exigirPagadorOutro(
      registros,
      acesso,
      (await registros.colecao(RECEBIMENTOS).obter(SISTEMA, alvo))?.pagador,
    );
  const venda = vendaUid === null ? null : await registros.colecao(VENDAS).obter(SISTEMA, vendaUid);
  const cliUid = tipo === 'limite-exposicao' ? alvo : (venda?.cliUid ?? null);
  if (cliUid !== null) await exigirCompraDeOutro(registros, acesso, { cliUid });
}
