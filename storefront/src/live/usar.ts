'use client';

import type { Posicao } from '@martelo/shared/lance';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { assinarAvisos, lerAvisos } from './avisos.ts';
import { conexao } from './conexao.ts';
import { acompanharLeilao, type LeilaoVivo, lerLeilao } from './leilao-vivo.ts';
import type { LoteVivo } from './lote-vivo.ts';
import { acompanharLote, lerLote } from './lotes-vivos.ts';
import { assinarPosicoes, lerPosicao } from './posicoes.ts';
import { assinarTiques, lerTique } from './relogio-servidor.ts';
import type { EstadoConexao } from './vigia.ts';

/** The lot, live from the state the server rendered. `escolher` must return the same value for the same lot: only its changes re-render. */
export function useLoteVivo<T>(
  inicial: LoteVivo,
  escolher: (lote: LoteVivo) => T,
  opcoes: { historico?: boolean } = {},
): T {
  // Only the first one given counts: what is newer arrives by `acompanharLote` when the server renders again.
  const [semente] = useState(inicial);
  const historico = opcoes.historico === true;
  const assinar = useCallback(
    (ouvinte: () => void) => acompanharLote(inicial, ouvinte, { historico }),
    [inicial, historico],
  );
  return useSyncExternalStore(
    assinar,
    () => escolher(lerLote(semente)),
    () => escolher(semente),
  );
}

/** What `formatar` makes of the server's clock, re-rendering only when that changes. On the server and at first paint: of `inicial`. */
export function useAgora<T extends string | number | boolean>(
  inicial: number,
  formatar: (agora: number) => T,
): T {
  return useSyncExternalStore(
    assinarTiques,
    () => formatar(lerTique()),
    () => formatar(inicial),
  );
}

/** My position on a lot: what the socket said last, else what the server rendered. */
export function usePosicao(lelUid: string, inicial: Posicao): Posicao {
  return useSyncExternalStore(
    assinarPosicoes,
    () => lerPosicao(lelUid) ?? inicial,
    () => inicial,
  );
}

export const useConexao = (): EstadoConexao =>
  useSyncExternalStore(conexao.assinar, conexao.ler, () => 'parada' as const);

/** The auction as the socket told of it; undefined before it did. */
export function useLeilaoVivo(leiUid: string): LeilaoVivo | undefined {
  const assinar = useCallback((ouvinte: () => void) => acompanharLeilao(leiUid, ouvinte), [leiUid]);
  return useSyncExternalStore(
    assinar,
    () => lerLeilao(leiUid),
    () => undefined,
  );
}

/** Since when the auction stands still, ISO; null while it runs. */
export function usePausa(leiUid: string, inicial: string | null): string | null {
  const leilao = useLeilaoVivo(leiUid);
  return leilao === undefined ? inicial : leilao.pausadoEm;
}

/** Grows each time the server tells this client of something of theirs: a position, an answer to a proposal, a sale, their registration. */
export const useAvisosDoCliente = (): number => useSyncExternalStore(assinarAvisos, lerAvisos, () => 0);
