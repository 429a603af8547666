import { ADMIN_VEICULO as P } from '../../src/palavras/admin-veiculo.ts';
import type { Secao } from '../formulario/Partes.tsx';
import { ORDEM, SECOES } from './secoes.ts';

/** The headings of a vehicle's form. */
export const SECOES_DO_FORMULARIO: readonly Secao[] = ORDEM.map((uma) => ({
  titulo: P.secoes[uma],
  campos: SECOES[uma],
}));
