import { type Cliente, cliente as esquema } from '@martelo/shared/cliente';
import { conferidoPor } from '@martelo/shared/dados-conferidos';
import { lerCnpj, lerCpf } from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import { nomePlausivel, problemaNoNascimento } from '@martelo/shared/pessoa';
import { documentosDoCadastro, situacaoDosDocumentos } from '@martelo/shared/situacao-dos-documentos';
import type { Exigencia } from '@martelo/shared/tipo-de-documento';
import type { CampoACorrigir } from '@martelo/shared/titular';
import { documentosDe } from '../../acesso/clientes/documentos-enviados.ts';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import type { PedidoDeCorrecao } from '../../casa/servicos.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { deNovoSeMudou, ValorEmUso } from '../../records/conflitos.ts';
import type { Acesso, Registros } from '../../records/records.ts';

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
    case 'orgaoExpeditor':
    case 'inscricaoEstadual':
      if (valor.length > 30) throw recusar('São no máximo 30 caracteres.');
      return { [campo]: valor };
    case 'quadroSocietario':
      if (de.natureza !== 'Juridica') throw recusar('O cadastro de uma pessoa não tem sócios.');
      return null;
    case 'outro':
      return null;
  }
}

/** Which requirement had been proven of a field that is to be corrected; null where none was. */
export async function comprovadoDe(
  registros: Registros,
  cliUid: string,
  campo: string,
): Promise<Exigencia | null> {
  const cliente = await registros.colecao(CLIENTES).obter(SISTEMA, cliUid);
  const exigencia = conferidoPor(campo);
  if (cliente === null || exigencia === null) return null;
  const { natureza, documento: cadastro } = cliente;
  const documentos = await documentosDe(registros, SISTEMA, cliUid);
  const { exigencias } = situacaoDosDocumentos({ natureza, documentos, cadastro });
  return exigencias.some((uma) => uma.exigencia === exigencia && uma.situacao === 'Aprovado')
    ? exigencia
    : null;
}

/** @throws ErroMartelo CORRECAO_RECUSADA where the value is no good, or somebody else's, or nobody said what becomes of the documents */
export async function exigirCorrigivel(
  registros: Registros,
  pedido: PedidoDeCorrecao,
  agora: number,
): Promise<void> {
  const { cliUid, campo, documentos } = pedido;
  await exigirValor(registros, pedido, agora);
  if ((await comprovadoDe(registros, cliUid, campo)) === null) return;
  if (documentos === null)
    throw recusar('Diga se os documentos aprovados já mostram assim ou se um novo deve ser pedido.');
  // One who was approved does not become somebody else by one person's word.
  if ((campo === 'cpf' || campo === 'cnpj') && documentos === 'conferidos')
    throw recusar(
      `Um ${campo.toUpperCase()} que documentos aprovados provaram só muda com documento novo: peça outro.`,
    );
  if (campo === 'quadroSocietario' && documentos === 'conferidos')
    throw recusar(
      'Para mudar os sócios, peça novo contrato social: com ele a empresa informa o novo quadro.',
    );
}

async function exigirValor(registros: Registros, pedido: PedidoDeCorrecao, agora: number): Promise<void> {
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

/**
 * Puts a correction in force, and asks for the document anew where whoever granted it said so, in one write: nobody bids on the old proof
 * under the new name. The same again changes nothing.
 * @param em ISO: when it was granted
 * @param dito who granted it, and how the record's history tells of it
 * @throws ErroMartelo CORRECAO_RECUSADA
 */
export async function corrigir(
  registros: Registros,
  pedido: PedidoDeCorrecao,
  agora: number,
  em: string,
  dito: { por: string | null; rotulo: string },
): Promise<void> {
  const clientes = registros.colecao(CLIENTES);
  await deNovoSeMudou(async () => {
    await exigirValor(registros, pedido, agora);
    const cliente = await clientes.obter(SISTEMA, pedido.cliUid);
    if (cliente === null || cliente.ultimaAcao?.nome === dito.rotulo) return;
    const mudanca = lerCorrecao(pedido.campo as CampoACorrigir, pedido.valor, cliente, agora);
    const exigencia = pedido.documentos === 'pedir' ? conferidoPor(pedido.campo) : null;
    if (mudanca === null && exigencia === null) return;
    const ultimaAcao = { nome: dito.rotulo, revisao: cliente.revisao + 1 };
    const depois = { ...cliente, ...mudanca, ultimaAcao };
    if (exigencia !== null) depois.documento = await pedirDeNovo(registros, cliente, exigencia, em);
    await clientes.salvar(quemConcedeu(dito.por, cliente.hotsiteId), depois, cliente.revisao);
  }).catch((erro) => {
    if (erro instanceof ValorEmUso) throw recusar('Outro cadastro desta marca já tem este documento.');
    throw erro;
  });
}

/** In the history it is theirs: their role was asked when they granted it, whatever became of it since. */
const quemConcedeu = (usuUid: string | null, hotsiteId: number): Acesso =>
  usuUid === null
    ? SISTEMA
    : { tipo: 'interno', usuUid, hotsiteId, hotsites: [hotsiteId], papeis: ['Interno - SAC'] };

async function pedirDeNovo(
  registros: Registros,
  { uid, natureza, documento }: Cliente,
  exigencia: Exigencia,
  em: string,
): Promise<Cliente['documento']> {
  const cadastro = { ...documento, deNovo: { ...documento.deNovo, [exigencia]: em } };
  return documentosDoCadastro({
    natureza,
    documentos: await documentosDe(registros, SISTEMA, uid),
    cadastro,
  });
}
