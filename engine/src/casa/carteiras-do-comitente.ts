import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import { COMITENTES } from './comitente.ts';

/** The portfolios that a consignor names; none of one that is not there. */
export async function carteirasDoComitente(registros: Registros, comId: number): Promise<readonly number[]> {
  const achado = await registros.colecao(COMITENTES).obterPor(SISTEMA, 'id', comId);
  // Of one that was written before there were any.
  return achado?.removidoEm === undefined ? (achado?.carteiraIds ?? []) : [];
}
