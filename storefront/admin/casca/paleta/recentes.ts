import { PREFIXO_DOS_RECENTES } from '../../../src/admin/rascunhos.ts';
import type { Item } from './itens.ts';

const QUANTOS = 6;

/** What one person opened last from the box, on one brand, in this browser; it ends with the session. */
export const chaveDosRecentes = (usuUid: string, hotsite: string): string =>
  [PREFIXO_DOS_RECENTES, usuUid, hotsite].join(':');

export function lerRecentes(chave: string, loja: Storage = localStorage): Item[] {
  try {
    const lidos: unknown = JSON.parse(loja.getItem(chave) ?? '[]');
    return Array.isArray(lidos) ? lidos.filter(ehItem).slice(0, QUANTOS) : [];
  } catch {
    return [];
  }
}

export function lembrar(chave: string, item: Item, loja: Storage = localStorage): void {
  const outros = lerRecentes(chave, loja).filter(({ href }) => href !== item.href);
  try {
    loja.setItem(chave, JSON.stringify([item, ...outros].slice(0, QUANTOS)));
  } catch {
    // Full, or not allowed here: the box works without.
  }
}

const ehItem = (um: unknown): um is Item =>
  typeof um === 'object' &&
  um !== null &&
  ['href', 'titulo', 'detalhe', 'icone'].every((qual) => typeof (um as never)[qual] === 'string') &&
  (um as Item).href.startsWith('/') &&
  !(um as Item).href.startsWith('//');
