'use client';

import type { Consulta } from '@martelo/shared/filtro';
import { parametros } from '@martelo/shared/pagina/listagem/parametros';
import { useEffect, useState } from 'react';
import { useComandos } from '../../contexto.ts';

const ESPERA_MS = 200;

/** What a query finds now: null until the first answer, `falhou` when the engine gives none; the last answer stays meanwhile. */
export function useAchados<Resposta>(lista: string, consulta: Consulta) {
  const { hotsiteId } = useComandos();
  const [achados, setAchados] = useState<Resposta | null>(null);
  const [estado, setEstado] = useState<'buscando' | 'pronto' | 'falhou'>('buscando');
  const endereco = `/api/inspetor/${hotsiteId}/${lista}${lista.includes('?') ? '&' : '?'}${parametros(consulta)}`;
  useEffect(() => {
    const fim = new AbortController();
    setEstado('buscando');
    const relogio = setTimeout(async () => {
      try {
        const resposta = await fetch(endereco, { signal: fim.signal });
        if (!resposta.ok) throw new Error(String(resposta.status));
        setAchados((await resposta.json()) as Resposta);
        setEstado('pronto');
      } catch {
        if (!fim.signal.aborted) setEstado('falhou');
      }
    }, ESPERA_MS);
    return () => {
      fim.abort();
      clearTimeout(relogio);
    };
  }, [endereco]);
  return { achados, estado };
}
