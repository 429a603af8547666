import type { CarimboDoFluxo } from '@martelo/shared/transmissao/carimbo';

/** From so much on it is said. */
export const ATRASO_QUE_SE_DIZ_MS = 2_000;
/** Without a new picture for so long, it stands still. */
export const PARADA_MS = 3_000;

/** How far the picture that is shown is behind: by the moment that the stream says of itself, carried on by the stream's own clock. */
export class Atraso {
  #carimbo: { em: number; ts: number } | null = null;

  carimbar({ em }: Pick<CarimboDoFluxo, 'em'>, ts: number): void {
    this.#carimbo = { em, ts };
  }

  /** Of the picture of `ts`, shown at `agora` by the server's clock; null while nothing is known. */
  de(ts: number, agora: number): number | null {
    if (this.#carimbo === null) return null;
    return Math.max(0, agora - (this.#carimbo.em + (ts - this.#carimbo.ts)));
  }
}

/** As it is said: whole seconds; null where it is not worth a word. */
export const segundosDeAtraso = (ms: number | null): number | null =>
  ms === null || ms <= ATRASO_QUE_SE_DIZ_MS ? null : Math.round(ms / 1_000);
