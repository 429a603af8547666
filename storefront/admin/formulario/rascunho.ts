import { PREFIXO_DO_RASCUNHO } from '../../src/admin/rascunhos.ts';
import type { Valores } from './valores.ts';

/** What somebody wrote and did not save, and what stood there when they began. */
export interface Rascunho {
  em: number;
  revisao: number | null;
  mudancas: Valores;
  base: Valores;
}

const SETE_DIAS_MS = 7 * 86_400_000;

/** Of one person, on one brand, of one record: nobody who logs in after them finds it. */
export const chaveDoRascunho = (usuUid: string, hotsite: string, recurso: string, uid: string): string =>
  [PREFIXO_DO_RASCUNHO, usuUid, hotsite, recurso, uid].join(':');

export function lerRascunho(chave: string, agora = Date.now()): Rascunho | null {
  try {
    const lido = JSON.parse(localStorage.getItem(chave) ?? 'null') as Rascunho | null;
    if (lido !== null && agora - lido.em < SETE_DIAS_MS) return lido;
  } catch {
    // Of another version of ours, or cut short: nobody can use it.
  }
  localStorage.removeItem(chave);
  return null;
}

export function guardarRascunho(chave: string, rascunho: Rascunho): void {
  try {
    localStorage.setItem(chave, JSON.stringify(rascunho));
  } catch {
    // Full, or not allowed here: what is on the screen is still there.
  }
}

export const esquecerRascunho = (chave: string): void => localStorage.removeItem(chave);
