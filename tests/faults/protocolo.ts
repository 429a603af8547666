/** What the bidders of this test and the engine they kill say to each other, one JSON document a line. */
export interface Lance {
  /** Index in LOTES. */
  lote: number;
  comandoId: string;
  autor: string;
  modo: 'MANUAL' | 'AUTOMATICO';
  valor: number;
}
export type Recado = { id: string; tipo: 'lance'; lance: Lance } | { id: string; tipo: 'estado' };
export type Retorno =
  | { id: string; ok: true; valor: Record<string, unknown> }
  | { id: string; ok: false; codigo: string; detalhes: Record<string, unknown> };

const uid = (fim: string): string => `01900000-0000-7000-8000-${fim.padStart(12, '0')}`;

/** Two lots of one auction and one of another: one append carries the commits of several streams. */
export const LOTES = [
  { leiUid: uid('a001'), lelUid: uid('1') },
  { leiUid: uid('a001'), lelUid: uid('2') },
  { leiUid: uid('a002'), lelUid: uid('3') },
] as const;
