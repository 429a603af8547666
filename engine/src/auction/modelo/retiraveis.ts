import type { LeilaoEscrita } from '@martelo/shared/leilao';
import type { LoteEscrita } from '@martelo/shared/lote';

/** What may be missing of an object, by its type. */
type Opcionais<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

/** Optional, and yet never taken out: whose an auction is, and what was fixed from the start. */
type FicaNoLeilao = 'hotsites' | 'ensaio' | 'judicial';
export type CampoRetiravelDoLeilao = Exclude<Opcionais<LeilaoEscrita>, FicaNoLeilao>;

/** Of a lot the core itself fills these in: they are there from its entry on. */
type FicaNoLote = 'numero' | 'posicaoLeilao' | 'situacao' | 'dataInicio' | 'dataFim';
export type CampoRetiravelDoLote =
  | Exclude<Opcionais<LoteEscrita>, FicaNoLote>
  | `valor.${Opcionais<LoteEscrita['valor']>}`;

/** The object without these of its fields. */
export function semCampos<T extends object>(objeto: T, campos: readonly string[] = []): T {
  if (campos.length === 0) return objeto;
  return Object.fromEntries(Object.entries(objeto).filter(([campo]) => !campos.includes(campo))) as T;
}
