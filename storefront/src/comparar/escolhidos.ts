'use client';

import { lerJson } from '@martelo/shared/json';
import { MAXIMO } from './endereco.ts';

const CHAVE = 'martelo-comparar';
const NENHUM: readonly number[] = [];

let lidos: readonly number[] = NENHUM;
let texto: string | null = null;
const ouvintes = new Set<() => void>();

/** The lots chosen on this device, by the small number of each, in the order they were chosen. The same array while nothing changed. */
export function escolhidos(): readonly number[] {
  const guardado = ler();
  if (guardado === texto) return lidos;
  texto = guardado;
  lidos = interpretar(guardado);
  return lidos;
}
export const nenhumEscolhido = (): readonly number[] => NENHUM;

export function assinarEscolhidos(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  // Chosen in another tab.
  addEventListener('storage', ouvinte);
  return () => {
    ouvintes.delete(ouvinte);
    removeEventListener('storage', ouvinte);
  };
}

/** Takes a lot in, or out. False where there are four already. */
export function alternarEscolhido(id: number): boolean {
  const atuais = escolhidos();
  if (atuais.includes(id)) escolher(atuais.filter((um) => um !== id));
  else if (atuais.length < MAXIMO) escolher([...atuais, id]);
  else return false;
  return true;
}

export function escolher(ids: readonly number[]): void {
  const novo = JSON.stringify(ids.slice(0, MAXIMO));
  try {
    localStorage.setItem(CHAVE, novo);
  } catch {
    // Nothing may be kept on this device: it is chosen in this tab.
    soNestaAba = novo;
  }
  for (const ouvinte of [...ouvintes]) ouvinte();
}

let soNestaAba: string | null = null;

function ler(): string | null {
  try {
    return localStorage.getItem(CHAVE) ?? soNestaAba;
  } catch {
    return soNestaAba;
  }
}

function interpretar(guardado: string | null): readonly number[] {
  const lido = lerJson(guardado ?? '');
  const ids = Array.isArray(lido) ? lido.filter((id) => Number.isSafeInteger(id) && id > 0) : [];
  return [...new Set<number>(ids)].slice(0, MAXIMO);
}
