import type { CodigoRemocao } from '@martelo/shared/remocoes/remocao';

/** The acts that somebody who fetches has on a phone, the one that takes the removal on first. */
const EM_ORDEM = ['S06', 'S08', 'S09', 'S11', 'S14', 'S07', 'S05', 'S10', 'S13'] as const;
export type AtoDeFora = (typeof EM_ORDEM)[number];
/** Those that take it on; the others are for when something is otherwise. */
const ADIANTE: ReadonlySet<AtoDeFora> = new Set(['S06', 'S08', 'S09', 'S11', 'S14']);

/** Of what may be told now: the next act, and what else. */
export function proximoAto(codigos: readonly CodigoRemocao[]): {
  proximo: AtoDeFora | null;
  outros: AtoDeFora[];
} {
  const meus = EM_ORDEM.filter((um) => codigos.includes(um));
  const proximo = meus.find((um) => ADIANTE.has(um)) ?? null;
  return { proximo, outros: meus.filter((um) => um !== proximo) };
}
