import type { FotoVista } from '@martelo/shared/foto-do-lote';
import { useSyncExternalStore } from 'react';
import { anda, Fila } from './fila.ts';

/** Of lots and auctions that pictures were sent of since the page was opened: whoever comes back finds what became of them. */
const filas = new Map<string, Fila>();

/** A page that is closed takes along what is on its way: it asks first. */
addEventListener('beforeunload', (evento) => {
  if ([...filas.values()].some((fila) => fila.ler().some(anda))) evento.preventDefault();
});

/** What is on its way from one screen, by a name of it. */
export function useFila(
  chave: string,
  { grandeDemais, aoChegar }: { grandeDemais: string; aoChegar: (foto: FotoVista) => void },
) {
  const fila = filas.get(chave) ?? new Fila();
  filas.set(chave, fila);
  fila.grandeDemais = grandeDemais;
  fila.aoChegar = aoChegar;
  const envios = useSyncExternalStore(fila.assinar, fila.ler);
  return {
    envios,
    andando: envios.some(anda),
    enviar: fila.enviar.bind(fila),
    deNovo: fila.deNovo.bind(fila),
    tirar: fila.tirar.bind(fila),
  };
}
