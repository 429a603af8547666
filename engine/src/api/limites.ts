import { redeDoEndereco } from '@martelo/shared/endereco-do-cliente';
import { ErroMartelo } from '@martelo/shared/erros';

const CHAVES_MAXIMAS = 50_000;

/**
 * At most `porJanela` uses of a key in any `janelaMs`, exactly: no window edge lets twice as many through. Memory is bounded
 * by the keys used within the last window, and by CHAVES_MAXIMAS.
 */
export class Limite {
  readonly #porJanela: number;
  readonly #janelaMs: number;
  readonly #agora: () => number;
  /** Key → instants of its last uses, a ring whose oldest entry is `inicio`. */
  readonly #usos = new Map<string, { instantes: number[]; inicio: number }>();
  #proximaFaxina = 0;

  constructor(porJanela: number, janelaMs: number, agora: () => number) {
    this.#porJanela = porJanela;
    this.#janelaMs = janelaMs;
    this.#agora = agora;
  }

  /** Counts one use; false, and not counted, when it would be one too many. */
  usar(chave: string): boolean {
    const agora = this.#agora();
    this.#esquecer(agora);
    const uso = this.#usos.get(chave);
    if (uso === undefined) {
      // More keys than are remembered: the one seen first is forgiven.
      if (this.#usos.size >= CHAVES_MAXIMAS) this.#usos.delete(this.#usos.keys().next().value as string);
      this.#usos.set(chave, { instantes: [agora], inicio: 0 });
    } else if (uso.instantes.length < this.#porJanela) {
      uso.instantes.push(agora);
    } else {
      if (agora - uso.instantes[uso.inicio]! < this.#janelaMs) return false;
      uso.instantes[uso.inicio] = agora;
      uso.inicio = (uso.inicio + 1) % this.#porJanela;
    }
    return true;
  }

  get chaves(): number {
    return this.#usos.size;
  }

  #esquecer(agora: number): void {
    if (agora < this.#proximaFaxina) return;
    this.#proximaFaxina = agora + 60_000;
    for (const [chave, { instantes, inicio }] of this.#usos) {
      const ultimo = instantes[(inicio + instantes.length - 1) % instantes.length]!;
      if (agora - ultimo >= this.#janelaMs) this.#usos.delete(chave);
    }
  }
}

/** The contract's limits on bids, shared by REST and sockets: 10 a second per client, 50 per address. */
export interface LimitesDeLance {
  /**
   * Counts a client's command for a lot (small id or uid). One that was answered before is counted apart, with as many a second: its
   * first answer is its answer also to who just sent too many (rule 10). @throws ErroMartelo LIMITE_DE_LANCES
   */
  exigir(comando: ComandoContado, endereco: string): void;
}

export interface ComandoContado {
  cliUid: string;
  lote: string;
  comandoId: string;
}

/**
 * With `ativos` false (MARTELO_LIMITES=0) everything passes. `respondido` is asked for every command, also of who sends too many: it
 * looks in memory alone.
 */
export function limitesDeLance(
  agora: () => number,
  ativos: boolean,
  respondido: (comando: ComandoContado) => boolean,
): LimitesDeLance {
  const porCliente = new Limite(10, 1_000, agora);
  const porEndereco = new Limite(50, 1_000, agora);
  const repetidos = new Limite(10, 1_000, agora);
  return {
    exigir(comando, endereco) {
      const { cliUid } = comando;
      // Told again at any moment, but not at any speed.
      if (!ativos || (respondido(comando) && repetidos.usar(cliUid))) return;
      // The client's own limit is asked first, so that one eager bidder does not use up the address of a whole office.
      if (!porCliente.usar(cliUid) || !porEndereco.usar(redeDoEndereco(endereco)))
        throw new ErroMartelo('LIMITE_DE_LANCES', { aguardarSegundos: 1 });
    },
  };
}
