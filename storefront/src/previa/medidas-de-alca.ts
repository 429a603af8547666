import type { Sessao } from '@martelo/shared/pagina';
import { PREVIA } from '../palavras/previa.ts';

export const MARGENS = ['zero', 'pequena', 'media', 'grande'] as const satisfies Sessao['margemCabecalho'][];
export const ROTULO_DA_MARGEM: Record<Sessao['margemCabecalho'], string> = {
  zero: PREVIA.semEspaco,
  pequena: PREVIA.pequeno,
  media: PREVIA.medio,
  grande: PREVIA.grande,
};

/** How far a margin's handle travels from one step to the next, screen px. */
const PASSO_PX = 22;

/** The margin a handle shows after it was pulled this far (screen px, away from the content = more). */
export function margemApos(
  inicial: Sessao['margemCabecalho'],
  deslocamento: number,
): Sessao['margemCabecalho'] {
  const passos = MARGENS.indexOf(inicial) + Math.round(deslocamento / PASSO_PX);
  return MARGENS[Math.max(0, Math.min(MARGENS.length - 1, passos))] ?? inicial;
}

/** Whole or half after its edge was pulled this far inwards: a quarter of the page's width decides. */
export function colunaApos(
  inicial: Sessao['tamanhoColuna'],
  paraDentro: number,
  larguraDaPagina: number,
): Sessao['tamanhoColuna'] {
  const limiar = larguraDaPagina / 8;
  if (paraDentro > limiar) return 'metade';
  return paraDentro < -limiar ? 'inteira' : inicial;
}
