import type { Cliente } from '@martelo/shared/cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import { apelidoLido } from '@martelo/shared/pessoa';
import type { Terceiro } from '@martelo/shared/pos-venda/agendamento';
import { ANOS_GUARDADOS } from '@martelo/shared/titular';
import { DADOS_GUARDADOS, type DadosGuardados } from '../../acesso/clientes/dados-guardados.ts';
import { historicoDosConsentimentos } from '../../acesso/clientes/historico-dos-consentimentos.ts';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { CONVIDADOS } from '../../casa/convidado.ts';
import { NOTAS } from '../../casa/nota.ts';
import { SOLICITACOES_LGPD } from '../../casa/solicitacao-lgpd.ts';
import type { Files } from '../../files/files.ts';
import { ARQUIVOS, REGRAS } from '../../files/registro.ts';
import { AGENDAMENTOS, type Agendamento } from '../../leituras/registros/agendamento.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou } from '../../records/conflitos.ts';
import type { Registros } from '../../records/records.ts';
import { esquecerConversas } from '../conversas/esquecer.ts';
import { compradorDe } from '../documentos/comprador.ts';
import { esquecerConvidado } from '../eventos/esquecer.ts';
import { esquecerCriterios, type RecolherArquivos } from '../exportacoes/recolher.ts';
import { apagarPartes } from './exportar.ts';
import { type Fonte, registrosDe, type Titular } from './fonte.ts';
import type { Formularios } from './formularios.ts';
import { EXPORTACOES } from './registros.ts';

interface Dependencias {
  registros: Registros;
  fontes: readonly Fonte[];
  formularios: Pick<Formularios, 'apagar'>;
  arquivos: Pick<Files, 'erase'>;
  /** Files of the house that were made before. */
  recolher: RecolherArquivos;
  agora(): number;
}

/**
 * Erases an account's personal fields for good. Ledgers, sales and their numbered documents stay as they are: the documents find who bought in
 * what the law has kept, until it goes as well. Told again it finishes what was left undone.
 */
export async function eliminar(d: Dependencias, cliUid: string): Promise<void> {
  const clientes = d.registros.colecao(CLIENTES);
  const cliente = await clientes.obter(SISTEMA, cliUid);
  if (cliente === null) throw new ErroMartelo('NAO_ENCONTRADO');
  const titular: Titular = { uid: cliUid, hotsiteId: cliente.hotsiteId };
  const em = cliente.eliminadoEm ?? new Date(d.agora()).toISOString();
  // First what has to stay is safe; then everything else goes, and the account's own record last: by it the rest is found again.
  if (!cliente.eliminadoEm) await guardarPorLei(d, titular, em);
  await apagarEnviados(d, cliUid);
  for (const fonte of d.fontes) if (fonte.aoEliminar.faz === 'apaga') await apagar(d, fonte, titular);
  // While the record still says which address is theirs.
  await d.formularios.apagar(titular);
  await mascararSolicitacoes(d, titular);
  await mascararRetiradas(d, titular);
  await esquecerConvites(d, titular, em);
  await esquecerConversas(d.registros, cliUid);
  const { nome, razaoSocial, nomeFantasia, apelido, email } = cliente;
  const nomes = [nome, razaoSocial, nomeFantasia, apelido, email].filter((um) => um !== undefined);
  if (!cliente.eliminadoEm) await esquecerCriterios(d.registros, titular.hotsiteId, nomes);
  await mascararCliente(d, cliUid, em);
  await d.recolher(titular.hotsiteId);
}

/** What numbered documents name the buyer by, and the proof of what was agreed to. */
async function guardarPorLei(
  { registros }: Dependencias,
  { uid, hotsiteId }: Titular,
  eliminadoEm: string,
): Promise<void> {
  const guardados = registros.colecao(DADOS_GUARDADOS);
  if ((await guardados.obter(SISTEMA, uid)) !== null) return;
  const comprou = await registros.colecao(VENDAS).listar(SISTEMA, {
    filtros: [{ tipo: 'exata', campo: 'cliUid', valor: uid }],
    ...{ pagina: 1, porPagina: 1, semTotal: true },
  });
  const ate = new Date(eliminadoEm);
  ate.setUTCFullYear(ate.getUTCFullYear() + ANOS_GUARDADOS);
  await guardados.inserir(SISTEMA, {
    ...{ uid, hotsiteId, eliminadoEm, ate: ate.toISOString() },
    identidade: comprou.itens.length === 0 ? null : await compradorDe(registros, uid),
    consentimentos: await historicoDosConsentimentos(registros.colecao(CLIENTES), uid),
  });
}

/** Files that may go lose their bytes and their name; what proves a payment or a delivery stays. */
async function apagarEnviados({ registros, arquivos }: Dependencias, cliUid: string): Promise<void> {
  const filtros = [{ tipo: 'exata', campo: 'dono', valor: cliUid } as const];
  for await (const { uid, proposito, situacao } of registros
    .colecao(ARQUIVOS)
    .percorrer(SISTEMA, { filtros }))
    if (situacao === 'GUARDADO' && REGRAS[proposito].apagam !== null)
      await arquivos.erase(SISTEMA, uid, 'Eliminação dos dados a pedido do titular');
}

async function apagar({ registros }: Dependencias, fonte: Fonte, titular: Titular): Promise<void> {
  const colecao = registros.colecao(fonte.definicao);
  for await (const { uid, revisao } of registrosDe(registros, fonte, titular)) {
    if (fonte.definicao === (EXPORTACOES as never)) await apagarPartes(registros, uid);
    await colecao.remover(SISTEMA, uid, revisao);
    await colecao.expurgarHistorico(uid);
  }
}

/** That somebody was invited, and came, stays in the count of the event. While the record still says which contacts are theirs. */
async function esquecerConvites(
  { registros, fontes }: Dependencias,
  titular: Titular,
  em: string,
): Promise<void> {
  const uids: string[] = [];
  for (const fonte of fontes)
    if (fonte.definicao === (CONVIDADOS as never))
      for await (const { uid } of registrosDe(registros, fonte, titular)) uids.push(uid);
  for (const uid of uids) await esquecerConvidado(registros, uid, em);
}

/** That something was asked and answered stays; what was told in it goes. */
async function mascararSolicitacoes({ registros }: Dependencias, { uid: cliUid }: Titular): Promise<void> {
  const colecao = registros.colecao(SOLICITACOES_LGPD);
  const filtros = [{ tipo: 'exata', campo: 'cliUid', valor: cliUid } as const];
  for await (const pedido of colecao.percorrer(SISTEMA, { filtros })) {
    if (pedido.valor !== null || pedido.explicacao !== '')
      await colecao.salvar(SISTEMA, { ...pedido, valor: null, explicacao: '' }, pedido.revisao);
    await colecao.expurgarHistorico(pedido.uid);
  }
}

/**
 * Who took what was bought stays with the purchase, by name and document. How to reach them and what they drove served the day at the gate: it
 * goes, from former versions too. Of who was named and never came all of it goes.
 */
export async function mascararRetiradas(
  { registros }: Pick<Dependencias, 'registros'>,
  { uid: cliUid }: Titular,
): Promise<void> {
  const colecao = registros.colecao(AGENDAMENTOS);
  const filtros = [{ tipo: 'exata', campo: 'cliUid', valor: cliUid } as const];
  const uids: string[] = [];
  for await (const { uid, terceiro } of colecao.percorrer(SISTEMA, { filtros }))
    if (terceiro !== null) uids.push(uid);
  for (const uid of uids) {
    await deNovoSeMudou(async () => {
      const antes = await colecao.obter(SISTEMA, uid);
      if (antes === null) return;
      const terceiro = terceiroQueFica(antes);
      if (JSON.stringify(terceiro) !== JSON.stringify(antes.terceiro))
        await colecao.salvar(SISTEMA, { ...semCarimbos(antes), terceiro }, antes.revisao);
    });
    await colecao.expurgarHistorico(uid);
  }
}

const terceiroQueFica = ({ terceiro, entrega }: Agendamento): Terceiro | null =>
  terceiro === null || !entrega?.porTerceiro
    ? null
    : { ...terceiro, telefone: '', email: '', transportadoraCnpj: null, placa: null };

async function mascararCliente({ registros }: Dependencias, cliUid: string, em: string): Promise<void> {
  const clientes = registros.colecao(CLIENTES);
  await deNovoSeMudou(async () => {
    const antes = await clientes.obter(SISTEMA, cliUid);
    if (antes === null) return;
    if (!antes.eliminadoEm) await clientes.salvar(SISTEMA, semPessoa(antes, em), antes.revisao);
    // Former versions say everything that the last one does not.
    await clientes.expurgarHistorico(cliUid);
  });
}

export const NOME_ELIMINADO = 'Titular excluído';

/** What is left of an account: made anew from what names nobody, so that a field which is added later goes by itself. */
export function semPessoa(
  { uid, id, hotsiteId, natureza, dataCadastro, ensaio }: Cliente,
  eliminadoEm: string,
): Cliente {
  return {
    ...{ uid, id, hotsiteId, natureza, dataCadastro, eliminadoEm },
    ...(ensaio === undefined ? {} : { ensaio }),
    nome: NOME_ELIMINADO,
    apelido: `Excluído ${id}`,
    apelidoLido: apelidoLido(`Excluído ${id}`),
    email: `excluido-${id}@titular.invalid`,
    situacao: 'INATIVO',
    emailConfirmadoEm: null,
    telefoneConfirmadoEm: null,
    documento: { situacao: 'Cadastrado', enviadoEm: null, validadoEm: null },
    habilitacaoSucata: null,
    convite: null,
    permitirAcessoSistemaLegado: false,
    redirecionarParaLegadoAposLogin: false,
  };
}

/** What the law no longer asks to be kept goes. */
export async function expirarGuardados(
  registros: Registros,
  agora: number,
  recolher?: RecolherArquivos,
): Promise<void> {
  const guardados = registros.colecao(DADOS_GUARDADOS);
  const ordem = { campo: 'ate', tipoOrdenacao: 'asc', tipoCampo: 'date' } as const;
  const { itens } = await guardados.listar(SISTEMA, {
    filtros: [],
    ordem,
    pagina: 1,
    porPagina: 100,
    semTotal: true,
  });
  for (const { uid, hotsiteId, ate, revisao } of itens)
    if (Date.parse(ate) <= agora) {
      // First what says the same elsewhere: by this it is found again if that is cut short.
      await esquecerNasNotas(registros, uid);
      await recolher?.(hotsiteId);
      await guardados.remover(SISTEMA, uid, revisao);
    }
}

/**
 * Who took something in another's stead never had an account: what is kept of them goes when the law asks for it no longer, whatever became of
 * the buyer's. That a third party took it, when and what, stays.
 */
export async function esquecerTerceiros(
  registros: Registros,
  agora: number,
  recolher?: RecolherArquivos,
): Promise<void> {
  const colecao = registros.colecao(AGENDAMENTOS);
  const antesDe = new Date(agora);
  antesDe.setUTCFullYear(antesDe.getUTCFullYear() - ANOS_GUARDADOS);
  const filtros = [{ tipo: 'range', campo: 'inicio', max: antesDe.toISOString() } as const];
  const uids: string[] = [];
  const marcas = new Set<number>();
  for await (const { uid, hotsiteId, terceiro } of colecao.percorrer(SISTEMA, { filtros }))
    if (terceiro !== null) {
      uids.push(uid);
      marcas.add(hotsiteId);
    }
  const deixar = (uid: string, terceiro: Terceiro | null): Promise<void> =>
    deNovoSeMudou(async () => {
      const antes = await colecao.obter(SISTEMA, uid);
      if (antes === null || antes.terceiro === null) return;
      const entrega = antes.entrega && { ...antes.entrega, documentoVisto: '' };
      await colecao.salvar(SISTEMA, { ...semCarimbos(antes), terceiro, entrega }, antes.revisao);
    });
  for (const uid of uids) {
    // Named as nobody it is found again, until its former versions are gone.
    await deixar(uid, NINGUEM_RETIROU);
    await colecao.expurgarHistorico(uid);
  }
  for (const marca of marcas) await recolher?.(marca);
  for (const uid of uids) await deixar(uid, null);
}

const NINGUEM_RETIROU: Terceiro = {
  ...{ nome: NOME_ELIMINADO, cpf: null, rg: null, telefone: '', email: '' },
  ...{ transportadoraCnpj: null, placa: null },
};

/** What a nota says is frozen, but for who bought: numbers, sums and lots stay, the person goes. */
async function esquecerNasNotas(registros: Registros, cliUid: string): Promise<void> {
  const notas = registros.colecao(NOTAS);
  const filtros = [{ tipo: 'exata', campo: 'cliUid', valor: cliUid } as const];
  for await (const { uid } of notas.percorrer(SISTEMA, { filtros })) {
    await deNovoSeMudou(async () => {
      const nota = await notas.obter(SISTEMA, uid);
      if (nota === null || nota.conteudo.comprador.nome === NOME_ELIMINADO) return;
      const conteudo = { ...nota.conteudo, comprador: NINGUEM };
      await notas.salvar(SISTEMA, { ...semCarimbos(nota), conteudo } as never, nota.revisao);
    });
    await notas.expurgarHistorico(uid);
  }
}

const NINGUEM: NonNullable<DadosGuardados['identidade']> = {
  ...{ nome: NOME_ELIMINADO, documento: '', email: '', telefone: null, endereco: null },
};
