'use client';

import type { Sessao } from '@martelo/shared/pagina';
import { useEffect, useRef, useState } from 'react';
import { TEM_DADOS } from '../elements/elementos.gerado.ts';

/** What a view shows until its data came: each kind's own empty state. */
const ENQUANTO_NAO_VEM: Record<string, unknown> = {
  'imagem-destaque-busca': { total: null, tipos: [], estados: [], vitrine: [] },
  banners: [],
};
/** An editor moving a slider asks once, at the end. */
const ESPERA_MS = 200;

/** A section's live data, from the server that also loads it for the public page; asked again when what decides it changes. */
export function useDados(sessao: Sessao): unknown {
  const precisa = TEM_DADOS.has(sessao.elemento);
  const chave = precisa ? JSON.stringify([sessao.elemento, sessao.modelo, sessao.consulta]) : '';
  const [dados, setDados] = useState<unknown>(
    () => ENQUANTO_NAO_VEM[sessao.elemento] ?? (precisa ? { estado: 'carregando' } : undefined),
  );
  const atual = useRef(sessao);
  atual.current = sessao;
  const primeira = useRef(true);

  useEffect(() => {
    if (chave === '') return;
    const desistir = new AbortController();
    const espera = setTimeout(
      async () => {
        try {
          const resposta = await fetch('/api/previa/dados', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ ...atual.current, itens: [] }),
            signal: desistir.signal,
          });
          if (!resposta.ok) throw new Error(String(resposta.status));
          setDados(await resposta.json());
        } catch {
          if (desistir.signal.aborted) return;
          setDados(ENQUANTO_NAO_VEM[atual.current.elemento] ?? { estado: 'indisponivel' });
        }
      },
      primeira.current ? 0 : ESPERA_MS,
    );
    primeira.current = false;
    return () => {
      clearTimeout(espera);
      desistir.abort();
    };
  }, [chave]);
  return dados;
}
