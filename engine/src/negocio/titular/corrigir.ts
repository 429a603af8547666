import { type Cliente, cliente as esquema } from '@martelo/shared/cliente';
import { lerCnpj, lerCpf } from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import { nomePlausivel, problemaNoNascimento } from '@martelo/shared/pessoa';
import type { CampoACorrigir } from '@martelo/shared/titular';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { deNovoSeMudou, ValorEmUso } from '../../records/conflitos.ts';
import type { Registros } from '../../records/records.ts';

const recusar = (problema: string) => new ErroMartelo('CORRECAO_RECUSADA', { problema });

/**
 * A value as the record takes it; null where staff see to it by hand. Who asks is told what is wrong with it before anybody reads it.
 * @throws ErroMartelo CORRECAO_RECUSADA
 */
export function lerCorrecao(
  campo: CampoACorrigir,
  escrito: string,
  de: Pick<Cliente, 'natureza'>,
  agora: number,
): Partial<Cliente> | null {
  const valor = escrito.trim();
  switch (campo) {
    case 'cpf': {
      const lido = lerCpf(valor);
      if (lido === null) throw recusar('Confira o CPF: ele não é válido.');
      if (de.natureza !== 'Fisica') throw recusar('O cadastro de uma empresa não tem CPF.');
      return { cpf: lido };
    }
    case 'cnpj': {
      const lido = lerCnpj(valor);
      if (lido === null) throw recusar('Confira o CNPJ: ele não é válido.');
      if (de.natureza !== 'Juridica') throw recusar('O cadastro de uma pessoa não tem CNPJ.');
      return { cnpj: lido };
    }
    case 'dataNascimento': {
      const [, dia, mes, ano] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(valor) ?? [];
      const data = ano === undefined ? valor : `${ano}-${mes}-${dia}`;
      if (!esquema.shape.dataNascimento.safeParse(data).success)
        throw recusar('Escreva a data como 31/12/1980.');
      const problema = problemaNoNascimento(data, agora);
      if (problema !== null) throw recusar(`${problema.charAt(0).toUpperCase()}${problema.slice(1)}.`);
      return { dataNascimento: data };
    }
    case 'nome':
    case 'razaoSocial':
      if (valor.length < 2 || valor.length > 120 || !nomePlausivel(valor))
        throw recusar('Escreva o nome como está no documento.');
      return { [campo]: valor };
    case 'rg':
    case 'inscricaoEstadual':
      if (valor.length > 30) throw recusar('O número tem no máximo 30 caracteres.');
      return { [campo]: valor };
    case 'outro':
      return null;
  }
}

interface Pedido {
  cliUid: string;
  campo: string;
  valor: string;
}

/** @throws ErroMartelo CORRECAO_RECUSADA where the value is no good, or somebody else's */
export async function exigirCorrigivel(registros: Registros, pedido: Pedido, agora: number): Promise<void> {
  const clientes = registros.colecao(CLIENTES);
  const cliente = await clientes.obter(SISTEMA, pedido.cliUid);
  if (cliente === null || cliente.eliminadoEm) throw new ErroMartelo('NAO_ENCONTRADO');
  const mudanca = lerCorrecao(pedido.campo as CampoACorrigir, pedido.valor, cliente, agora);
  for (const campo of ['cpf', 'cnpj'] as const) {
    const valor = mudanca?.[campo];
    if (valor === undefined) continue;
    const { itens } = await clientes.listar(SISTEMA, {
      filtros: [
        { tipo: 'exata', campo: 'hotsiteId', valor: cliente.hotsiteId },
        { tipo: 'exata', campo, valor },
      ],
      ...{ pagina: 1, porPagina: 1, semTotal: true },
    });
    if (itens[0] !== undefined && itens[0].uid !== cliente.uid)
      throw recusar(`Outro cadastro desta marca já tem este ${campo.toUpperCase()}.`);
  }
}

/** Puts a correction in force; the same again changes nothing. @throws ErroMartelo CORRECAO_RECUSADA */
export async function corrigir(registros: Registros, pedido: Pedido, agora: number): Promise<void> {
  const clientes = registros.colecao(CLIENTES);
  await deNovoSeMudou(async () => {
    await exigirCorrigivel(registros, pedido, agora);
    const cliente = await clientes.obter(SISTEMA, pedido.cliUid);
    const mudanca = cliente && lerCorrecao(pedido.campo as CampoACorrigir, pedido.valor, cliente, agora);
    if (cliente && mudanca) await clientes.salvar(SISTEMA, { ...cliente, ...mudanca }, cliente.revisao);
  }).catch((erro) => {
    if (erro instanceof ValorEmUso) throw recusar('Outro cadastro desta marca já tem este documento.');
    throw erro;
  });
}
