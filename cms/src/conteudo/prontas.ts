import { createHash } from 'node:crypto';

/** An answer as it goes out. */
export interface Pronta {
  corpo: string;
  etag: string;
}

interface Guardada {
  em: number;
  pronta: Promise<Pronta>;
}

/**
 * Answers of public calls, kept in words ready to send. This process drops all of them when anything public changes; what another
 * process changed is seen within `validadeMs`, and at once by who asks with `no-cache` (the storefront, after the webhook).
 */
export class Prontas {
  readonly #guardadas = new Map<string, Guardada>();
  readonly #validadeMs: number;
  readonly #maximo: number;
  readonly #agora: () => number;

  constructor({ validadeMs = 1_000, maximo = 500, agora = Date.now } = {}) {
    this.#validadeMs = validadeMs;
    this.#maximo = maximo;
    this.#agora = agora;
  }

  /** The answer of `chave`, made at most once at a time. Failures are not kept. */
  ler(chave: string, montar: () => Promise<unknown>, { fresca = false } = {}): Promise<Pronta> {
    const agora = this.#agora();
    const guardada = this.#guardadas.get(chave);
    if (guardada && !fresca && agora - guardada.em < this.#validadeMs) return guardada.pronta;
    const nova: Guardada = { em: agora, pronta: montar().then(aprontar) };
    nova.pronta.catch(() => {
      if (this.#guardadas.get(chave) === nova) this.#guardadas.delete(chave);
    });
    // Put last again: the first ones are the oldest, and make room.
    this.#guardadas.delete(chave);
    this.#guardadas.set(chave, nova);
    for (const velha of this.#guardadas.keys()) {
      if (this.#guardadas.size <= this.#maximo) break;
      this.#guardadas.delete(velha);
    }
    return nova.pronta;
  }

  descartar(): void {
    this.#guardadas.clear();
  }
}

function aprontar(valor: unknown): Pronta {
  const corpo = JSON.stringify(valor);
  return { corpo, etag: `"${createHash('sha256').update(corpo).digest('base64url').slice(0, 22)}"` };
}

const casa = globalThis as unknown as { __marteloProntas?: Prontas };

/** One per process: Next loads this module once per bundle, and hooks must reach what routes keep. */
export const prontas = (): Prontas => {
  casa.__marteloProntas ??= new Prontas();
  return casa.__marteloProntas;
};
