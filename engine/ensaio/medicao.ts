/** What a rehearsal saw, one line an event. Instants in ms since it began. */
export interface RespostaMedida {
  instante: number;
  /** Ms from sending the bid to its acknowledgement. */
  ms: number;
  /** 'aceito', or the code of the refusal; 'SEM_RESPOSTA' when none came. */
  resultado: string;
  temperamento: string;
}

export interface LoteMedido {
  lelUid: string;
  nome: string;
  minimo: number;
  /** Each public state that anybody heard of first. */
  pontos: { instante: number; seq: number; valor: number | null; situacao: string; dataFim: number | null }[];
  /** Ms between the first and the last watcher that heard of a state, for states that all heard of. */
  espalhamento: number[];
  /** Ms from the lot's end to the message of its close; null while open, and for live lots. */
  atrasoDoFechamento: number | null;
  lider: string | null;
}

export interface Medicao {
  inicio: number;
  fim: number;
  respostas: RespostaMedida[];
  lotes: LoteMedido[];
  licitantes: { temperamento: string; lances: number; quedas: number }[];
  /** What must not happen, in words; empty in a good rehearsal. */
  problemas: string[];
}

/** Of unsorted numbers, by nearest rank; null of none. */
export function percentil(valores: readonly number[], p: number): number | null {
  if (valores.length === 0) return null;
  const ordenados = [...valores].sort((a, b) => a - b);
  return ordenados[Math.min(ordenados.length - 1, Math.ceil(p * ordenados.length) - 1)] ?? ordenados[0]!;
}

/** Gathers what all watchers of one lot hear. */
export class Acompanhamento {
  readonly lote: LoteMedido;
  readonly #ouvintes: number;
  readonly #relogio: () => number;
  /** seq → who heard of it, and when first. */
  readonly #ouvidos = new Map<number, { primeiro: number; quantos: number }>();
  /** The last state of each watcher, as text: all must end alike. */
  readonly #ultimos = new Map<string, string>();

  constructor(
    lote: Pick<LoteMedido, 'lelUid' | 'nome' | 'minimo'>,
    ouvintes: number,
    /** Ms since the rehearsal began. */
    relogio: () => number,
  ) {
    this.lote = { ...lote, pontos: [], espalhamento: [], atrasoDoFechamento: null, lider: null };
    this.#ouvintes = ouvintes;
    this.#relogio = relogio;
  }

  ouvir(quem: string, estado: Record<string, unknown>, fim: number | null): void {
    const agora = this.#relogio();
    const seq = estado.seq as number;
    this.#ultimos.set(
      quem,
      JSON.stringify([seq, estado.valorAtual, estado.lider, estado.situacao, estado.dataFim]),
    );
    const ouvido = this.#ouvidos.get(seq);
    if (ouvido !== undefined) {
      ouvido.quantos += 1;
      if (ouvido.quantos === this.#ouvintes) this.lote.espalhamento.push(agora - ouvido.primeiro);
      return;
    }
    this.#ouvidos.set(seq, { primeiro: agora, quantos: 1 });
    const { valorAtual, situacao, lider } = estado as {
      valorAtual: number | null;
      situacao: string;
      lider: { apelido: string } | null;
    };
    this.lote.pontos.push({ instante: agora, seq, valor: valorAtual, situacao, dataFim: fim });
    this.lote.lider = lider?.apelido ?? null;
  }

  /** How many different final states the watchers hold; 1 when all is well. */
  versoesFinais(): number {
    return new Set(this.#ultimos.values()).size;
  }
}
