'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type LoteAberto, lerLoteAberto } from './lote-aberto.ts';

/** Everybody in the room has the same lot come up: they do not all ask in the same moment. */
const ESPALHAR_MS = 1_200;
/** The next one is fetched before it is called, at each one's own moment. */
const COM_CALMA_MS = 8_000;
/** Lots kept, the latest: who goes back finds them at once. */
const GUARDADOS = 12;

/** What is shown of a lot; `falhou`: it could not be fetched. */
export type Estado = LoteAberto | 'falhou' | undefined;

async function chamar<T>(caminho: string): Promise<T | null> {
  try {
    const resposta = await fetch(`/api${caminho}`, { headers: { accept: 'application/json' } });
    return resposta.ok ? ((await resposta.json()) as T) : null;
  } catch {
    return null;
  }
}

/**
 * The lot before one's eyes, and the next one on its way. One that was opened by a press is fetched at once.
 * @param inicial the one that the server rendered
 */
export function useLoteAberto({
  inicial,
  lelUid,
  proximo,
  pressa,
  cliente,
}: {
  inicial: LoteAberto | null;
  lelUid: string | null;
  proximo: string | null;
  pressa: boolean;
  cliente: boolean;
}): { estado: Estado; deNovo(): void } {
  const [lotes, guardar] = useState<ReadonlyMap<string, LoteAberto | 'falhou'>>(
    () => new Map(inicial === null ? [] : [[inicial.lote.uid, inicial]]),
  );
  const aCaminho = useRef<Set<string>>(null);
  const buscar = useCallback(
    async (qual: string, calado: boolean) => {
      aCaminho.current ??= new Set();
      if (aCaminho.current.has(qual)) return;
      aCaminho.current.add(qual);
      const lido = await lerLoteAberto(chamar, qual, cliente);
      aCaminho.current.delete(qual);
      // What was fetched ahead in vain is fetched when it is needed.
      if (lido === null && calado) return;
      guardar((antes) => {
        const outros = [...antes].filter(([uid]) => uid !== qual).slice(1 - GUARDADOS);
        return new Map([...outros, [qual, lido ?? 'falhou']]);
      });
    },
    [cliente],
  );
  const falta = lelUid !== null && !lotes.has(lelUid);
  useEffect(() => {
    if (!falta || lelUid === null) return;
    const espera = setTimeout(() => void buscar(lelUid, false), pressa ? 0 : Math.random() * ESPALHAR_MS);
    return () => clearTimeout(espera);
  }, [falta, lelUid, pressa, buscar]);
  const adiante = proximo !== null && !lotes.has(proximo) ? proximo : null;
  useEffect(() => {
    if (adiante === null) return;
    const espera = setTimeout(() => void buscar(adiante, true), Math.random() * COM_CALMA_MS);
    return () => clearTimeout(espera);
  }, [adiante, buscar]);
  return {
    estado: lelUid === null ? undefined : lotes.get(lelUid),
    deNovo() {
      if (lelUid !== null) void buscar(lelUid, false);
    },
  };
}
