import { useSyncExternalStore } from 'react';
import type { Comandos } from '../contexto.ts';
import type { Lugar } from '../portao/regra.ts';

export interface Foco extends Lugar {
  /** Grows with each request, so that asking for the same place again is heard. */
  vez: number;
}

let foco: Foco | null = null;
const ouvintes = new Set<() => void>();

/** Takes the editor to a place: its section is selected, its item opened, its field focused. */
export function irPara(comandos: Pick<Comandos, 'selecionar'>, lugar: Lugar): void {
  comandos.selecionar(lugar.sessaoId);
  foco = { ...lugar, vez: (foco?.vez ?? 0) + 1 };
  for (const ouvir of ouvintes) ouvir();
}

/** The place last asked for. */
export const useFoco = (): Foco | null =>
  useSyncExternalStore(
    (ouvir) => {
      ouvintes.add(ouvir);
      return () => ouvintes.delete(ouvir);
    },
    () => foco,
    () => null,
  );

/** How a field says where it is, for the focus to find it. */
export const marcaDoLugar = ({ itemId, campo }: Lugar): string => `${itemId ?? 'secao'}:${campo ?? ''}`;
