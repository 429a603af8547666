'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { enderecoDaSala, LOTE_ABERTO } from './endereco.ts';

const ouvintes = new Set<() => void>();
const assinar = (ouvinte: () => void) => {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
};
const avisar = (): void => {
  for (const ouvinte of ouvintes) ouvinte();
};
const noEndereco = (): string | null => new URLSearchParams(location.search).get(LOTE_ABERTO) || null;

/**
 * The lot that the room's address names. Going to and fro between addresses of one room is not the router's business: it would ask the server for a page
 * that is there.
 */
export function useLoteNoEndereco(leiUid: string, inicial: string | null): string | null {
  useEffect(() => {
    const andou = (evento: PopStateEvent) => {
      if (location.pathname !== enderecoDaSala(leiUid)) return;
      evento.stopImmediatePropagation();
      avisar();
    };
    addEventListener('popstate', andou, { capture: true });
    return () => removeEventListener('popstate', andou, { capture: true });
  }, [leiUid]);
  return useSyncExternalStore(assinar, noEndereco, () => inicial);
}

/** Another address of the same room; what the router keeps with one it keeps with this. */
export function irNaSala(endereco: string): void {
  if (endereco === `${location.pathname}${location.search}`) return;
  History.prototype.pushState.call(history, history.state, '', endereco);
  avisar();
}
