import type { EstadoPublicoLote } from '@martelo/shared/lance';
import type { EventoLivro, PublicoLote } from '@martelo/shared/livro';
import type { LanceNoHistorico } from '@martelo/shared/lote-detalhe';

/**
 * A lot as this tab knows it. `estado` is the public state at `estado.seq`; `historico` holds every bid up to `historicoAte`,
 * newest first. Messages may come twice, late or with gaps: the state only ever moves to a higher `seq`, and the history only
 * grows by what follows it without a hole.
 */
export interface LoteVivo {
  estado: EstadoPublicoLote;
  historico: readonly LanceNoHistorico[];
  historicoAte: number;
  /** `dataFim` at `historicoAte`: what the next change of the clock is measured from. */
  fimAte: string | null;
  /** The last time the clock was moved here, and why; null before the first. */
  tempo: MudancaDeTempo | null;
  /** What the house said of the lot's last change of situation; null where it said nothing. */
  motivo: string | null;
}

/** More time (ms), at `seq`: for a late bid, for one on the lot before (rules 14 and 15), or given back after an outage (rule 18). */
export interface MudancaDeTempo {
  seq: number;
  acrescimo: number;
  motivo: 'lance' | 'cascata' | 'restituicao';
}

export type Acontecimento =
  /** `on-lances-lote`, or what `conectar-lances-lote` was acknowledged with. */
  | { tipo: 'estado'; estado: EstadoPublicoLote }
  /** The acknowledgement of `lances-lote-apos`: public events, any order, perhaps known ones among them. */
  | { tipo: 'eventos'; eventos: readonly EventoLivro[] };

/** The lot after a message. The same object when the message says nothing new. */
export function evoluir(lote: LoteVivo, acontecimento: Acontecimento): LoteVivo {
  switch (acontecimento.tipo) {
    case 'estado':
      return comEstado(lote, acontecimento.estado);
    case 'eventos':
      return comEventos(lote, acontecimento.eventos);
  }
}

/** Whether the history lags behind the state: the cue for `lances-lote-apos` from `historicoAte`. */
export const faltaHistorico = (lote: LoteVivo): boolean => lote.historicoAte < lote.estado.seq;

function comEstado(lote: LoteVivo, estado: EstadoPublicoLote): LoteVivo {
  return estado.seq <= lote.estado.seq ? lote : { ...lote, estado };
}

function comEventos(lote: LoteVivo, eventos: readonly EventoLivro[]): LoteVivo {
  const novos = eventos.filter((evento) => evento.seq > lote.historicoAte).toSorted((a, b) => a.seq - b.seq);
  let novo = lote;
  for (const evento of novos) {
    if (evento.seq === novo.historicoAte) continue;
    if (evento.seq !== novo.historicoAte + 1) break;
    novo = { ...novo, ...efeito(novo, evento), historicoAte: evento.seq };
  }
  return novo;
}

/** What a public event changes beside the state, which is told apart: each kind has its word, so that a new one is not missed. */
function efeito(lote: LoteVivo, { seq, publico }: EventoLivro): Partial<LoteVivo> {
  switch (publico.tipo) {
    case 'Lance':
      return { historico: [comoLance(seq, publico), ...lote.historico] };
    case 'LanceCancelado':
      return { historico: semOsAnulados(lote.historico, publico) };
    case 'Prorrogado':
      return comFim(lote, seq, publico.dataFim, publico.motivo);
    case 'TempoRestituido':
      return comFim(lote, seq, publico.dataFim, 'restituicao');
    case 'LoteIncluido':
    case 'LoteAlterado':
      return { fimAte: publico.dataFim };
    case 'SituacaoAlterada':
      return { motivo: publico.motivo ?? null };
    // A sale outside of the dispute is no bid; a close and an announcement say nothing that the state does not.
    case 'Comunicado':
    case 'ComunicadoRetirado':
    case 'VendaDireta':
    case 'Encerrado':
      return {};
    default:
      return desconhecido(publico);
  }
}

/** Of a newer server than this page: counted, not understood. The compiler refuses kinds that this version knows. */
const desconhecido = (_: never): Partial<LoteVivo> => ({});

function comFim(
  { fimAte }: LoteVivo,
  seq: number,
  dataFim: string,
  motivo: MudancaDeTempo['motivo'],
): Partial<LoteVivo> {
  const acrescimo = fimAte === null ? 0 : Date.parse(dataFim) - Date.parse(fimAte);
  return { fimAte: dataFim, ...(acrescimo > 0 ? { tempo: { seq, acrescimo, motivo } } : {}) };
}

type Publico<T extends PublicoLote['tipo']> = Extract<PublicoLote, { tipo: T }>;

/** Rule 19: lines that no longer stand say so, and those that stand are worth what the dispute without the bid makes them. */
function semOsAnulados(
  historico: readonly LanceNoHistorico[],
  { anulados, revistos }: Publico<'LanceCancelado'>,
): LanceNoHistorico[] {
  const valores = new Map(revistos.map(({ seq, valor }) => [seq, valor]));
  return historico.map((lance) => {
    const valor = valores.get(lance.seq);
    if (valor !== undefined) return { ...lance, valor, cancelado: false };
    return anulados.includes(lance.seq) ? { ...lance, cancelado: true } : lance;
  });
}

function comoLance(seq: number, publico: Publico<'Lance'>): LanceNoHistorico {
  const { lance: uid, instante, apelido, cidade, valor, modo: tipo, resposta } = publico;
  return { uid, seq, instante, apelido, cidade, valor, tipo, resposta };
}
