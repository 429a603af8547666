'use client';

import type { BuscaLotes } from '@martelo/shared/lote-busca';
import { useEffect, useMemo, useState } from 'react';
import { useComandos } from '../../contexto.ts';
import { useRedor } from '../contexto.ts';
import { type LeilaoAchado, type Sugestao, sugerir } from './sugestoes.ts';

const ESPERA_MS = 220;

/** Suggestions for what is typed: pages at once, lots and auctions as the engine answers. */
export function useSugestoes(texto: string, ativa: boolean): Sugestao[] {
  const { hotsiteId, modo } = useComandos();
  const { fatos } = useRedor();
  const [leiloes, setLeiloes] = useState<readonly LeilaoAchado[]>([]);
  const [lotes, setLotes] = useState<BuscaLotes['itens']>([]);
  const busca = texto.trim();

  useEffect(() => {
    if (!ativa) return;
    const fim = new AbortController();
    void pedir<{ itens: LeilaoAchado[] }>(`/api/inspetor/${hotsiteId}/leiloes?porPagina=60`, fim.signal).then(
      (resposta) => resposta && setLeiloes(resposta.itens),
    );
    return () => fim.abort();
  }, [ativa, hotsiteId]);

  useEffect(() => {
    if (!ativa || busca.length < 2 || busca.startsWith('/')) {
      setLotes([]);
      return;
    }
    const fim = new AbortController();
    const relogio = setTimeout(async () => {
      const filtro = JSON.stringify([{ tipo: 'geral', valor: busca.slice(0, 120) }]);
      const query = new URLSearchParams({ porPagina: '6', filtro });
      const resposta = await pedir<BuscaLotes>(`/api/inspetor/${hotsiteId}/lotes?${query}`, fim.signal);
      if (resposta) setLotes(resposta.itens);
    }, ESPERA_MS);
    return () => {
      fim.abort();
      clearTimeout(relogio);
    };
  }, [ativa, busca, hotsiteId]);

  return useMemo(
    () => (ativa ? sugerir({ texto: busca, modo, fatos, leiloes, lotes }) : []),
    [ativa, busca, modo, fatos, leiloes, lotes],
  );
}

/** Null when there is no answer: pages and free addresses go on without it. */
async function pedir<T>(endereco: string, signal: AbortSignal): Promise<T | null> {
  try {
    const resposta = await fetch(endereco, { signal });
    return resposta.ok ? ((await resposta.json()) as T) : null;
  } catch {
    return null;
  }
}
