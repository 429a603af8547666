import type { EstadoPublicoLote } from '@martelo/shared/lance';
import type { EventoLivro } from '@martelo/shared/livro';
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
  /** The last extension seen here: how much time it added (ms) and at which `seq`; null before the first. */
  prorrogacao: { seq: number; acrescimo: number } | null;
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
  if (estado.seq <= lote.estado.seq) return lote;
  const antes = lote.estado.dataFim;
  const acrescimo = antes && estado.dataFim ? Date.parse(estado.dataFim) - Date.parse(antes) : 0;
  return {
    ...lote,
    estado,
    prorrogacao: acrescimo > 0 ? { seq: estado.seq, acrescimo } : lote.prorrogacao,
  };
}

function comEventos(lote: LoteVivo, eventos: readonly EventoLivro[]): LoteVivo {
  const novos = eventos.filter((evento) => evento.seq > lote.historicoAte).toSorted((a, b) => a.seq - b.seq);
  let { historico } = lote;
  let ate = lote.historicoAte;
  for (const evento of novos) {
    if (evento.seq === ate) continue;
    if (evento.seq !== ate + 1) break;
    ate = evento.seq;
    historico = comEvento(historico, evento);
  }
  if (ate === lote.historicoAte) return lote;
  return { ...lote, historico, historicoAte: ate };
}

function comEvento(historico: readonly LanceNoHistorico[], evento: EventoLivro): readonly LanceNoHistorico[] {
  const { publico } = evento;
  if (publico.tipo === 'LanceCancelado') return semOsAnulados(historico, publico);
  const lance = comoLance(evento);
  return lance === null ? historico : [lance, ...historico];
}

/** Rule 19: lines that no longer stand say so, and those that stand are worth what the dispute without the bid makes them. */
function semOsAnulados(
  historico: readonly LanceNoHistorico[],
  { anulados, revistos }: Extract<EventoLivro['publico'], { tipo: 'LanceCancelado' }>,
): LanceNoHistorico[] {
  const valores = new Map(revistos.map(({ seq, valor }) => [seq, valor]));
  return historico.map((lance) => {
    const valor = valores.get(lance.seq);
    if (valor !== undefined) return { ...lance, valor, cancelado: false };
    return anulados.includes(lance.seq) ? { ...lance, cancelado: true } : lance;
  });
}

function comoLance({ seq, publico }: EventoLivro): LanceNoHistorico | null {
  if (publico.tipo !== 'Lance') return null;
  return {
    uid: publico.lance,
    seq,
    instante: publico.instante,
    apelido: publico.apelido,
    cidade: publico.cidade,
    valor: publico.valor,
    tipo: publico.modo,
    resposta: publico.resposta,
  };
}
