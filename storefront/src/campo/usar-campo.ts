'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { abrirCampo, type Campo } from './campo.ts';
import type { Andamento } from './fila.ts';

const VAZIO: Andamento = { atos: [], indo: null, parada: null, ultimo: null };
const nada = () => () => {};

/** The outbox of who works here, and how it stands; null while a page is drawn where there is no browser. */
export function useCampo(dono: string): { campo: Campo | null; andamento: Andamento } {
  const [campo, abrir] = useState<Campo | null>(null);
  useEffect(() => abrir(abrirCampo(dono)), [dono]);
  const andamento = useSyncExternalStore(
    campo?.fila.ouvir ?? nada,
    campo?.fila.andamento ?? (() => VAZIO),
    () => VAZIO,
  );
  return { campo, andamento };
}

/** Called when something of it was taken by the engine. */
export function useAoEnviar({ ultimo }: Andamento, fazer: () => void): void {
  const atual = useRef(fazer);
  atual.current = fazer;
  const antes = useRef(ultimo);
  useEffect(() => {
    if (ultimo === antes.current) return;
    antes.current = ultimo;
    atual.current();
  }, [ultimo]);
}

/** A picture that lies on this phone, as an address that shows it here; null until it is read, and where it is gone. */
export function useFotoDaqui(campo: Campo | null, arquivoUid: string | undefined): string | null {
  const [endereco, mostrar] = useState<string | null>(null);
  useEffect(() => {
    let feito: string | null = null;
    let fora = false;
    mostrar(null);
    if (campo !== null && arquivoUid !== undefined)
      void campo.deposito
        .bytes(arquivoUid)
        .then((bytes) => {
          if (bytes === null || fora) return;
          feito = URL.createObjectURL(bytes);
          mostrar(feito);
        })
        .catch(() => {});
    return () => {
      fora = true;
      if (feito !== null) URL.revokeObjectURL(feito);
    };
  }, [campo, arquivoUid]);
  return endereco;
}
