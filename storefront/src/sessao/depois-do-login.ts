'use client';

import type { MOTIVOS } from '../palavras/sessao.ts';

/** Longer than a login takes, also with a letter for a new password. */
const VALE_MS = 3_600_000;

/**
 * Leads a visitor to the login and back to this very page, and leaves behind what they wanted to do for that page to take up: in this tab
 * alone, and never in an address that somebody else could make them follow.
 */
export function pedirLoginPara(intencao: string, valor: string, motivo: keyof typeof MOTIVOS): void {
  try {
    sessionStorage.setItem(`martelo-${intencao}`, JSON.stringify({ valor, ate: Date.now() + VALE_MS }));
  } catch {
    // Nothing may be kept: they come back, and press again.
  }
  const retorno = `${location.pathname}${location.search}`;
  location.assign(`/login?${new URLSearchParams({ motivo, retorno })}`);
}

/** What was left behind, once; null when nothing was, or too long ago. */
export function tomarIntencao(intencao: string): string | null {
  try {
    const guardado = sessionStorage.getItem(`martelo-${intencao}`);
    sessionStorage.removeItem(`martelo-${intencao}`);
    const { valor, ate } = JSON.parse(guardado ?? '{}') as { valor?: unknown; ate?: unknown };
    return typeof valor === 'string' && Number(ate) > Date.now() ? valor : null;
  } catch {
    return null;
  }
}
