import { canonico } from '@martelo/shared/canonico';
import { ErroMartelo } from '@martelo/shared/erros';
import type { LeilaoEscrita } from '@martelo/shared/leilao';
import { encerrado } from '../leituras/abertura.ts';
import type { CampoDoLote } from '../modelo/campo-do-lote.ts';
import type { MudancasLote } from '../modelo/comando.ts';
import type { DadosLeilao } from '../modelo/dados.ts';
import type { EstadoLote } from '../modelo/estado.ts';
import type { CampoRetiravelDoLeilao, CampoRetiravelDoLote } from '../modelo/retiraveis.ts';
import { ROTULOS_DO_LEILAO, ROTULOS_DO_LOTE } from './rotulos-dos-campos.ts';

/** When a field may change. Before the first bid, while the lot is open, everything but `nunca` may. */
export type RegraDeAlteracao =
  /** It only describes: also after the close. The log keeps what stood before. */
  | 'sempre'
  /** A term that bidders relied on: until the first bid. */
  | 'sem-lances'
  /** With bids, only to a later instant: an end never moves back. */
  | 'so-mais-tarde'
  /** With bids, only to a lower amount, or none. */
  | 'so-menor'
  /** With bids, only by who has the role for minimums and increments. */
  | 'com-papel'
  /** By the table of transitions, not by this one. */
  | 'transicao'
  /** Set when it was made. */
  | 'nunca';

/** What may change of a lot. A field added to a lot does not compile until it has a rule here; docs/alteracoes.md is this table. */
export const ALTERACOES_LOTE: Record<CampoDoLote, RegraDeAlteracao> = {
  nome: 'sempre',
  tipo: 'sem-lances',
  tipoId: 'sem-lances',
  numero: 'sempre',
  posicaoLeilao: 'sempre',
  descricao: 'sempre',
  fotosUrls: 'sempre',
  fotosDescricoes: 'sempre',
  video: 'sempre',
  situacao: 'transicao',
  'valor.minimo': 'sem-lances',
  'valor.incremento': 'com-papel',
  'valor.compreJa': 'sem-lances',
  'valor.valorProposta': 'sem-lances',
  'valor.despachante': 'sem-lances',
  'valor.outros': 'sem-lances',
  'valor.remocao': 'sem-lances',
  'valor.depositoDeBens': 'sem-lances',
  'valor.vistoria': 'sem-lances',
  'valor.comissaoPorcentagem': 'sem-lances',
  'valor.comissaoExtraPorcentagem': 'sem-lances',
  'valor.compreJaPorcentagem': 'sem-lances',
  'valor.comissaoExtraMensagem': 'sempre',
  valorComitente: 'so-menor',
  termosCondicional: 'sem-lances',
  comitenteAceitarReplica: 'sem-lances',
  regrasProposta: 'sem-lances',
  dataInicio: 'sem-lances',
  dataFim: 'so-mais-tarde',
  recebeIncrementoTempo: 'sem-lances',
  finalizacaoManual: 'sem-lances',
  transmissaoNaPista: 'sempre',
  somenteBuyNowProposta: 'sem-lances',
  prioridade: 'sempre',
  blackCar10: 'sem-lances',
  sorteioFinalAno: 'sem-lances',
  localizacao: 'sempre',
  veiculo: 'sempre',
  detalhes: 'sempre',
  comitente: 'sempre',
  arquivos: 'sempre',
  carimbos: 'sempre',
  gruposCliente: 'sem-lances',
  origem: 'sempre',
  laudoCautelarResultado: 'sempre',
  laudoCautelarObservacao: 'sempre',
};

/** What may change of an auction; its bids are those of any of its lots. Once it ended, nothing. */
export const ALTERACOES_LEILAO: Record<keyof LeilaoEscrita, RegraDeAlteracao> = {
  nome: 'sempre',
  data: 'so-mais-tarde',
  hotsites: 'sem-lances',
  situacao: 'transicao',
  modalidade: 'sempre',
  local: 'sempre',
  cidade: 'sempre',
  intervaloEntreLotesSegundos: 'sem-lances',
  pontoCorteParaIncrementoPosLancesSegundos: 'sem-lances',
  incrementoAposLancesSegundos: 'sem-lances',
  modoIncrementoTempo: 'sem-lances',
  cascata: 'sem-lances',
  empate: 'sem-lances',
  incrementos: 'com-papel',
  editalUrl: 'sempre',
  ordemVisitacaoUrl: 'sempre',
  ordemEntradaUrl: 'sempre',
  arquivos: 'sempre',
  transmissaoUrl: 'sempre',
  transmissaoSubdominio: 'sempre',
  validarSucata: 'sem-lances',
  exigeHabilitacao: 'sem-lances',
  habilitacaoAutomatica: 'sempre',
  exigeCodigo: 'sem-lances',
  exigeSegundoFator: 'sem-lances',
  ensaio: 'nunca',
  judicial: 'nunca',
  porcentagemComissao: 'sem-lances',
  regulamentoUid: 'sem-lances',
  leiloeiro: 'sempre',
  comitentesLogomarcas: 'sempre',
  localRealizacao: 'sempre',
};

/**
 * @param termos whether the author has the role for minimums and increments
 * @throws ErroMartelo ALTERACAO_NAO_PERMITIDA, SEM_PERMISSAO
 */
export function exigirAlteravel(
  lote: EstadoLote,
  campos: MudancasLote,
  termos: boolean,
  retirar: readonly CampoRetiravelDoLote[] = [],
): void {
  const { valor, ...soltos } = campos;
  const atuais = lote.dados as unknown as Record<string, unknown>;
  const porque = encerrado(lote)
    ? 'o lote já foi encerrado'
    : temLances(lote)
      ? 'o lote já recebeu lances'
      : null;
  const exigir = (campo: CampoDoLote, antes: unknown, depois: unknown) =>
    exigirRegra(ALTERACOES_LOTE[campo], {
      ...{ campo, campoRotulo: ROTULOS_DO_LOTE[campo], antes, depois, porque },
      ...{ aberto: !encerrado(lote), termos },
    });
  for (const [campo, depois] of Object.entries(soltos)) exigir(campo as CampoDoLote, atuais[campo], depois);
  for (const [campo, depois] of Object.entries(valor ?? {})) {
    const antes = (lote.dados.valor as Record<string, unknown>)[campo];
    exigir(`valor.${campo}` as CampoDoLote, antes, depois);
  }
  for (const campo of retirar) {
    const doValor = campo.startsWith('valor.');
    const antes = doValor ? (lote.dados.valor as Record<string, unknown>)[campo.slice(6)] : atuais[campo];
    exigir(campo, antes, null);
  }
}

/** @throws ErroMartelo ALTERACAO_NAO_PERMITIDA, SEM_PERMISSAO */
export function exigirLeilaoAlteravel(
  leilao: DadosLeilao,
  comLances: boolean,
  { campos, retirar = [] }: { campos: Partial<LeilaoEscrita>; retirar?: readonly CampoRetiravelDoLeilao[] },
  termos: boolean,
): void {
  const todos = [...Object.entries(campos), ...retirar.map((campo) => [campo, null] as const)];
  for (const [nome, depois] of todos) {
    const campo = nome as keyof LeilaoEscrita;
    const caso = {
      campo,
      campoRotulo: ROTULOS_DO_LEILAO[campo],
      antes: leilao[campo],
      depois,
      porque: comLances ? 'já há lances' : null,
      aberto: true,
      termos,
    };
    exigirRegra(ALTERACOES_LEILAO[campo], caso);
  }
}

/** A proposal is an offer on the lot's terms as a bid is. */
export const temLances = ({ qtdLances, propostas }: EstadoLote): boolean =>
  qtdLances > 0 || propostas !== null;

interface Caso {
  campo: string;
  campoRotulo: string;
  antes: unknown;
  depois: unknown;
  /** Null while nobody bid and the lot is open. */
  porque: string | null;
  /** The lot is not closed. */
  aberto: boolean;
  termos: boolean;
}

/** The role for it, in the sentence of who lacks it. */
const PAPEIS_DE_TERMOS = 'Interno - Alteração de Minimos e Incremento, Interno - ADM';

function exigirRegra(regra: RegraDeAlteracao, caso: Caso): void {
  const { campo, campoRotulo, antes, depois, termos } = caso;
  if (depois === undefined || canonico(depois) === canonico(antes ?? null)) return;
  const porque = motivoDaRecusa(regra, caso);
  if (porque !== null) throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', { campo, campoRotulo, porque });
  if (regra === 'com-papel' && caso.porque !== null && !termos)
    throw new ErroMartelo('SEM_PERMISSAO', { papeis: PAPEIS_DE_TERMOS });
}

function motivoDaRecusa(regra: RegraDeAlteracao, { antes, depois, porque, aberto }: Caso): string | null {
  if (regra === 'nunca') return 'foi definido na criação';
  if (porque === null) return null;
  switch (regra) {
    case 'sempre':
    case 'transicao':
      return null;
    case 'sem-lances':
      return porque;
    case 'com-papel':
      return aberto ? null : porque;
    case 'so-mais-tarde':
      if (!aberto) return porque;
      return typeof antes === 'string' && (depois as string) > antes
        ? null
        : 'com lances, só pode ser adiado';
    case 'so-menor':
      if (!aberto) return porque;
      return typeof antes === 'number' && (depois as number) < antes ? null : 'com lances, só pode diminuir';
  }
}
