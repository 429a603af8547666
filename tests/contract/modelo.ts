/**
 * The auction rules once more, written from their text alone and naively: the engine is compared with this, so nothing here
 * may come from the engine. Money is centavos, instants are ms.
 */
export type Tipo = 'MANUAL' | 'AUTOMATICO';
export interface Degrau {
  ate?: number;
  valor: number;
}
export interface Termos {
  minimo: number;
  /** 0: no reserve. */
  reserva: number;
  degraus: Degrau[];
  empate: 'primeiro' | 'manual';
  janelaMs: number;
  acrescimoMs: number;
  modo: 'REINICIA' | 'SOMA';
  recebeIncrementoTempo: boolean;
  dataFim: number;
}
export interface Comando {
  comandoId: string;
  quem: string;
  tipo: Tipo;
  valor: number;
}
export interface LanceDoLivro {
  quem: string;
  valor: number;
  resposta: boolean;
}
export type Decisao =
  | { recusa: string; proximo?: number }
  | { lances: LanceDoLivro[]; preco: number; proximo: number; lider: string };

interface Lider {
  quem: string;
  teto: number;
  automatico: boolean;
}
/** What the same `comandoId` of the same person must be answered again (rule 10). */
interface Respondido {
  tipo: Tipo;
  valor: number;
  decisao: Decisao;
}

/** One lot (rules 1 to 8, 10, 14, 16, 19 and 21). Time is kept by the caller: see `fimDepois`. */
export class ModeloDeLote {
  readonly termos: Termos;
  preco: number | null = null;
  lider: Lider | null = null;
  dataFim: number;
  /** Every line the ledger ever got; a cancellation takes none away. */
  readonly lances: LanceDoLivro[] = [];
  /** Lines of the dispute as it stands (rule 19). */
  qtdLances = 0;
  /** Every accepted instruction, silent ones too, in order. */
  readonly instrucoes: { comando: Comando; cancelada: boolean }[] = [];
  readonly #respondidos = new Map<string, Respondido>();

  constructor(termos: Termos) {
    this.termos = termos;
    this.dataFim = termos.dataFim;
  }

  /** I(p). */
  passo(preco: number): number {
    for (const { ate, valor } of this.termos.degraus) if (ate === undefined || preco < ate) return valor;
    throw new Error('the last step has no limit');
  }

  /** Rule 1. */
  get proximo(): number {
    return this.preco === null ? this.termos.minimo : this.preco + this.passo(this.preco);
  }

  /** The first answer to this command, if it was given one already (rule 10). */
  repetido({ comandoId, quem, tipo, valor }: Comando): Decisao | undefined {
    const antes = this.#respondidos.get(`${quem}/${comandoId}`);
    if (antes === undefined) return undefined;
    return antes.tipo === tipo && antes.valor === valor ? antes.decisao : { recusa: 'COMANDO_CONFLITANTE' };
  }

  /** Decides an instruction that came in time and writes it down. */
  decidir(comando: Comando): Decisao {
    const decisao = this.#decidir(comando);
    this.responder(comando, decisao);
    if ('recusa' in decisao) return decisao;
    this.lances.push(...decisao.lances);
    this.qtdLances += decisao.lances.length;
    this.instrucoes.push({ comando, cancelada: false });
    return decisao;
  }

  /**
   * Rule 19: the dispute from nothing, from the instructions that are left, in their order. What by then's leader
   * offered more is a cap that is raised, a literal bid too.
   */
  cancelar(comando: Comando): void {
    for (const instrucao of this.instrucoes) if (instrucao.comando === comando) instrucao.cancelada = true;
    this.#recomecar();
    for (const { comando: outro, cancelada } of this.instrucoes) {
      if (cancelada) continue;
      const { quem, valor } = outro;
      if (this.lider?.quem === quem && valor <= this.lider.teto) continue;
      if (this.lider?.quem !== quem && valor <= (this.preco ?? 0)) continue;
      const decisao = this.#confrontar(outro);
      if ('recusa' in decisao) throw new Error('a refold refuses nothing');
      this.qtdLances += decisao.lances.length;
    }
  }

  /** Writes down a first answer, also one that time gave (rule 13). */
  responder({ quem, comandoId, tipo, valor }: Comando, decisao: Decisao): void {
    this.#respondidos.set(`${quem}/${comandoId}`, { tipo, valor, decisao });
  }

  #recomecar(): void {
    this.preco = null;
    this.lider = null;
    this.qtdLances = 0;
  }

  #decidir(comando: Comando): Decisao {
    const { quem, tipo, valor: m } = comando;
    const { lider, proximo } = this;
    if (lider?.quem === quem) {
      if (tipo === 'MANUAL') return { recusa: 'JA_GANHANDO', proximo };
      if (m <= lider.teto) return { recusa: 'MAXIMO_NAO_SUPERIOR', proximo };
    } else if (m < proximo) return { recusa: 'ABAIXO_DO_MINIMO', proximo };
    return this.#confrontar(comando);
  }

  /** Rules 3 to 8. */
  #confrontar({ quem, tipo, valor: m }: Comando): Decisao {
    const { reserva: R, minimo: S, empate } = this.termos;
    const automatico = tipo === 'AUTOMATICO';
    const lider = this.lider;

    if (lider !== null && this.preco !== null && lider.quem === quem) {
      const sobe = this.preco < R && R <= m;
      this.lider = { quem, teto: m, automatico };
      return sobe ? this.#anotar(R, [{ quem, valor: R, resposta: false }]) : this.#anotar(this.preco, []);
    }

    if (lider === null || this.preco === null) {
      this.lider = { quem, teto: m, automatico };
      const preco = automatico ? (m >= R && R > S ? R : S) : m;
      return this.#anotar(preco, [{ quem, valor: preco, resposta: false }]);
    }

    const M = lider.teto;
    const vence = m > M || (m === M && empate === 'manual' && !automatico && lider.automatico);
    if (!vence) {
      const preco = Math.min(M, m + this.passo(m));
      return this.#anotar(preco, [
        { quem, valor: m, resposta: false },
        { quem: lider.quem, valor: preco, resposta: true },
      ]);
    }
    let preco = automatico ? Math.min(m, M + this.passo(M)) : m;
    if (automatico && preco < R && R <= m) preco = R;
    this.lider = { quem, teto: m, automatico };
    return this.#anotar(preco, [{ quem, valor: preco, resposta: false }]);
  }

  #anotar(preco: number, lances: LanceDoLivro[]): Decisao {
    this.preco = preco;
    return { lances, preco, proximo: this.proximo, lider: this.lider!.quem };
  }

  /** Rule 14: the end after a public bid received at `t`. */
  fimDepois(t: number): number {
    const { recebeIncrementoTempo, janelaMs, acrescimoMs, modo } = this.termos;
    const falta = this.dataFim - t;
    if (!recebeIncrementoTempo || falta <= 0 || falta > janelaMs) return this.dataFim;
    return modo === 'SOMA' ? this.dataFim + acrescimoMs : Math.max(this.dataFim, t + acrescimoMs);
  }

  /** Rule 18: the end after a gap in which nothing could be committed (ms), given back at `t`. */
  fimRestituido({ de, ate }: { de: number; ate: number }, t: number): number {
    return Math.max(this.dataFim + ate - de, t + this.termos.acrescimoMs);
  }

  /** Rule 16. */
  get situacaoFinal(): 'AG_PAGAMENTO' | 'CONDICIONAL' | 'NAO_ARREMATADO' {
    if (this.preco === null) return 'NAO_ARREMATADO';
    return this.preco >= this.termos.reserva ? 'AG_PAGAMENTO' : 'CONDICIONAL';
  }

  /** Rule 21. */
  posicao(quem: string, fechado: boolean): string {
    const vivo = this.instrucoes.some(({ comando, cancelada }) => comando.quem === quem && !cancelada);
    if (!vivo) return 'nao-esta-participando';
    const lidera = this.lider?.quem === quem;
    if (!fechado) return lidera ? 'ganhando' : 'superado';
    if (!lidera) return 'finalizado';
    return this.situacaoFinal === 'CONDICIONAL' ? 'condicional' : 'vencedor';
  }
}

/** Rule 20, in exact arithmetic: percentages have at most four decimals. */
export function totais(
  base: number,
  taxas: number[],
  porcentagens: number[],
  hotsite: number,
): { totalDespesas: number; totalAPagar: number } {
  const comissao = (porcentagem: number) => {
    const exata = BigInt(base) * BigInt(Math.round(porcentagem * 10_000));
    const divisor = 1_000_000n;
    return Number(hotsite === 1 ? exata / divisor : (exata + divisor / 2n) / divisor);
  };
  const soma = (valores: number[]) => valores.reduce((total, valor) => total + Math.max(0, valor), 0);
  const totalDespesas = soma(taxas) + soma(porcentagens.map(comissao));
  return { totalDespesas, totalAPagar: base + totalDespesas };
}

/** Rule 15 with `cascata`: the ends of an auction's open lots, in order, after the one at `i` was extended. */
export function cascata(fins: number[], i: number, intervaloMs: number): number[] {
  const depois = [...fins];
  for (let j = i + 1; j < depois.length; j++) {
    depois[j] = Math.max(depois[j]!, depois[j - 1]! + intervaloMs);
  }
  return depois;
}
