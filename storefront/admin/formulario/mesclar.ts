import type { CampoDescrito } from '@martelo/shared/recurso';
import { iguais, limpo, type Valores } from './valores.ts';

/** A field where two savers meet: what stood, what stands, what is wanted. */
export interface Encontro {
  campo: CampoDescrito;
  base: unknown;
  deles: unknown;
  meu: unknown;
}

/** What is taken without asking, and what needs a choice. */
export interface Mescla {
  /** Changed by one side alone. */
  juntos: (Encontro & { vale: 'deles' | 'meu' })[];
  escolher: Encontro[];
}

/**
 * Field by field: what one side alone changed is taken; what both did needs a choice (BO8). Of situations and money nothing is taken
 * without asking: what else was written rests on them.
 */
export function mesclar(
  campos: readonly CampoDescrito[],
  { base, deles, meu }: { base: Valores; deles: Valores; meu: Valores },
): Mescla {
  const mescla: Mescla = { juntos: [], escolher: [] };
  for (const campo of campos) {
    const de = (lado: Valores) => limpo(campo, lado[campo.campo]);
    const encontro = { campo, base: de(base), deles: de(deles), meu: de(meu) };
    const [mudouDeles, mudouMeu] = [
      !iguais(encontro.base, encontro.deles),
      !iguais(encontro.base, encontro.meu),
    ];
    if (iguais(encontro.deles, encontro.meu)) continue;
    if ((mudouDeles && mudouMeu) || nuncaJunta(campo)) mescla.escolher.push(encontro);
    else mescla.juntos.push({ ...encontro, vale: mudouMeu ? 'meu' : 'deles' });
  }
  return mescla;
}

const nuncaJunta = ({ campo, tipo, campos }: CampoDescrito): boolean =>
  tipo === 'centavos' || /situacao$/i.test(campo) || campos.some(nuncaJunta);

/** The values that come out of it. @param escolhas by field: which of the three */
export function resultado(
  { juntos, escolher }: Mescla,
  deles: Valores,
  escolhas: Readonly<Record<string, 'base' | 'deles' | 'meu'>>,
): Valores {
  const escolhidos = [
    ...juntos.map((um) => [um.campo.campo, um[um.vale]] as const),
    ...escolher.map((um) => [um.campo.campo, um[escolhas[um.campo.campo] ?? 'deles']] as const),
  ];
  return { ...deles, ...Object.fromEntries(escolhidos) };
}
