import { isDeepStrictEqual } from 'node:util';
import { type Cliente, NOTAS_MAXIMAS, type NotaDoCliente } from '@martelo/shared/cliente';
import type { CanalDeContato } from '@martelo/shared/conta/confirmacao';
import type { ConfirmacaoAMao, CorrecaoPelaCasa } from '@martelo/shared/conta/pela-casa';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { apelidoLido, nomePlausivel, problemaDoCep } from '@martelo/shared/pessoa';
import type { ServicosDosClientes } from '../../casa/servicos-dos-clientes.ts';

const CONTATOS = { email: 'e-mail', telefone: 'telefone' } as const satisfies Record<CanalDeContato, string>;
const CONFIRMADO_EM = { email: 'emailConfirmadoEm', telefone: 'telefoneConfirmadoEm' } as const;

/** Nobody is left to change. @throws ErroMartelo NAO_ENCONTRADO */
const exigirPessoa = ({ eliminadoEm }: Cliente): void => {
  if (eliminadoEm) throw new ErroMartelo('NAO_ENCONTRADO');
};
const invalida = (...mensagens: string[]) => new ErroMartelo('REQUISICAO_INVALIDA', {}, mensagens);

export async function corrigido(
  { doc, corpo, hotsite }: { doc: Cliente; corpo: CorrecaoPelaCasa; hotsite: RegrasHotsite },
  servicos: ServicosDosClientes,
): Promise<Partial<Cliente>> {
  exigirPessoa(doc);
  const { motivo, ...enviado } = corpo;
  const mudancas = Object.fromEntries(
    Object.entries(enviado).flatMap(([campo, valor]) => {
      // Null empties: the record has no such field then.
      const novo = valor === null ? undefined : valor;
      return valor === undefined || isDeepStrictEqual(novo, doc[campo as keyof Cliente])
        ? []
        : [[campo, novo]];
    }),
  ) as Partial<Cliente>;
  if (Object.keys(mudancas).length === 0) throw invalida('motivo: nada mudaria no cadastro.');
  const doOutro = doc.natureza === 'Fisica' ? 'cnpj' : 'cpf';
  const problemas = [
    ...(mudancas.nome !== undefined && !nomePlausivel(mudancas.nome)
      ? ['nome: escreva o nome como no documento']
      : []),
    ...(mudancas.razaoSocial !== undefined && !nomePlausivel(mudancas.razaoSocial)
      ? ['razaoSocial: escreva a razão social como no CNPJ']
      : []),
    ...(mudancas[doOutro] !== undefined
      ? [`${doOutro}: este cadastro não tem ${doOutro.toUpperCase()}`]
      : []),
    ...(mudancas.endereco && problemaDoCep(mudancas.endereco)
      ? [`endereco.cep: ${problemaDoCep(mudancas.endereco)}`]
      : []),
  ];
  if (problemas.length > 0) throw invalida(...problemas);
  if (mudancas.apelido !== undefined) mudancas.apelidoLido = apelidoLido(mudancas.apelido);
  await servicos.exigirCorrigivelPelaCasa(doc, { ...doc, ...mudancas }, hotsite);
  return { ...mudancas, motivoMudanca: motivo };
}

/** What they lead and owe stands; nothing new is taken of them. */
export function bloqueado(doc: Cliente, motivo: string): Partial<Cliente> {
  exigirPessoa(doc);
  if (doc.situacao === 'BLOQUEADO')
    throw new ErroMartelo('TRANSICAO_INVALIDA', { de: doc.situacao, para: 'BLOQUEADO' });
  return { situacao: 'BLOQUEADO', motivoBloqueio: motivo, motivoMudanca: motivo };
}

export function desbloqueado(doc: Cliente, motivo: string): Partial<Cliente> {
  exigirPessoa(doc);
  if (doc.situacao !== 'BLOQUEADO')
    throw new ErroMartelo('TRANSICAO_INVALIDA', { de: doc.situacao, para: 'ATIVO' });
  return { situacao: 'ATIVO', motivoBloqueio: undefined, motivoMudanca: motivo };
}

export function confirmarAMao(
  doc: Cliente,
  { canal, motivo }: ConfirmacaoAMao,
  agora: number,
): Partial<Cliente> {
  exigirPessoa(doc);
  if (!doc[canal]) throw new ErroMartelo('CONTATO_AUSENTE', { contato: CONTATOS[canal] });
  if (doc[CONFIRMADO_EM[canal]] !== null)
    throw new ErroMartelo('CONTATO_CONFIRMADO', { contato: CONTATOS[canal] });
  return { [CONFIRMADO_EM[canal]]: new Date(agora).toISOString(), motivoMudanca: motivo };
}

export function comNota(doc: Cliente, nota: Omit<NotaDoCliente, 'em'>, agora: number): Partial<Cliente> {
  exigirPessoa(doc);
  const { notas = [] } = doc;
  if (notas.length >= NOTAS_MAXIMAS)
    throw invalida(`texto: são no máximo ${NOTAS_MAXIMAS} notas de um cliente.`);
  return { notas: [...notas, { em: new Date(agora).toISOString(), ...nota }] };
}
