/**
 * The one way in which an amount that moves by itself is pressed. What the button says when the finger (or the key) goes down is
 * what is sent when it comes up, whatever happened in between; and after the amount changed by itself the button rests, so that
 * no press meant for the old amount sends the new one. Pure: time comes in, in ms of any clock that only goes forward.
 */

/** How long a button rests after its amount changed by itself, ms: longer than it takes to see it and stop a finger under way. */
export const REPOUSO_MS = 700;

export interface Oferta {
  /** What the amount is for: a change of this is the person's own doing. */
  tipo: string;
  /** Centavos. */
  valor: number;
  /** Whether it can be pressed at all: false below what is accepted. */
  serve: boolean;
}

export interface Gatilho<T extends Oferta> {
  /** What the button says. */
  visto: T;
  /** What it will say once nothing holds it. */
  atual: T;
  /** `valendo`: pressed while it was awake. `em-vao`: pressed while it rested. */
  dedo: 'livre' | 'valendo' | 'em-vao';
  /** Until then presses do not count. */
  despertaEm: number;
  /** What it rests from: an amount that moved, or having just come to where the finger was. */
  descanso: 'mudou' | 'apareceu';
}

export type Acontecimento<T extends Oferta> =
  /** `minha`: the person chose it (typed, picked a step, turned to the other tab). Not so what follows the price. */
  | { tipo: 'oferta'; oferta: T; minha: boolean; agora: number }
  | { tipo: 'apertou'; agora: number }
  /** The press became a click. */
  | { tipo: 'soltou'; agora: number }
  /** It did not: the finger slid off, the call came, the key went up elsewhere. */
  | { tipo: 'desistiu'; agora: number }
  /** The button came up under a finger that meant something else: a sheet or a question opened. */
  | { tipo: 'apareceu'; agora: number };

export const novoGatilho = <T extends Oferta>(oferta: T): Gatilho<T> => ({
  visto: oferta,
  atual: oferta,
  dedo: 'livre',
  despertaEm: Number.NEGATIVE_INFINITY,
  descanso: 'mudou',
});

export const repousa = (gatilho: Gatilho<Oferta>, agora: number): boolean => agora < gatilho.despertaEm;

/** The button after what happened; the same object where nothing changed. */
export function acontecer<T extends Oferta>(gatilho: Gatilho<T>, fato: Acontecimento<T>): Gatilho<T> {
  switch (fato.tipo) {
    case 'oferta': {
      if (igual(gatilho.atual, fato.oferta)) return gatilho;
      if (gatilho.dedo !== 'livre') return { ...gatilho, atual: fato.oferta };
      return mostrar(gatilho, fato.oferta, fato.minha, fato.agora);
    }
    case 'apertou':
      if (gatilho.dedo !== 'livre') return gatilho;
      return { ...gatilho, dedo: repousa(gatilho, fato.agora) ? 'em-vao' : 'valendo' };
    case 'soltou':
    case 'desistiu':
      if (gatilho.dedo === 'livre') return gatilho;
      // What was held back under the finger is news to the eye now.
      return mostrar({ ...gatilho, dedo: 'livre' }, gatilho.atual, false, fato.agora);
    case 'apareceu':
      return { ...gatilho, despertaEm: fato.agora + REPOUSO_MS, descanso: 'apareceu' };
  }
}

/** What a click sends now; null when the press does not count. A click that no press went before (a screen reader's) presses itself. */
export function disparo<T extends Oferta>(gatilho: Gatilho<T>, agora: number): T | null {
  const { dedo } = gatilho.dedo === 'livre' ? acontecer(gatilho, { tipo: 'apertou', agora }) : gatilho;
  return dedo === 'valendo' && gatilho.visto.serve ? gatilho.visto : null;
}

function mostrar<T extends Oferta>(
  gatilho: Gatilho<T>,
  oferta: T,
  minha: boolean,
  agora: number,
): Gatilho<T> {
  if (igual(gatilho.visto, oferta)) return { ...gatilho, visto: oferta, atual: oferta };
  const nova = { ...gatilho, visto: oferta, atual: oferta };
  // A choice of one's own is awake at once, but never wakes what rests from a change that one may not have seen.
  return minha ? nova : { ...nova, despertaEm: agora + REPOUSO_MS, descanso: 'mudou' };
}

const igual = (uma: Oferta, outra: Oferta): boolean =>
  uma.tipo === outra.tipo && uma.valor === outra.valor && uma.serve === outra.serve;

/** Times the next bid from which an amount is asked about again. */
const FOLGA = 1.5;

/** Why an amount is asked about once more, with its total, before it is sent; null when it is not. Centavos. */
export function duvida(
  valor: number,
  { proximo, mercado }: { proximo: number; mercado: number | null },
): 'muito-acima' | 'acima-do-mercado' | null {
  if (valor > proximo * FOLGA) return 'muito-acima';
  return mercado !== null && mercado > 0 && valor > mercado ? 'acima-do-mercado' : null;
}
