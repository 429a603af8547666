'use client';

import type { Sessao } from '@martelo/shared/pagina';
import { useEffect, useRef, useState } from 'react';
import { EXEMPLOS } from '../elements/exemplos.gerado.ts';

/** An editor moving a slider asks once, at the end. */
const ESPERA_MS = 200;

/** A section's live data, from the server that also loads it for the public page; asked again when what decides it changes. */
export function useDados(sessao: Sessao): unknown {
  const exemplos = EXEMPLOS[sessao.elemento];
  const chave = exemplos ? JSON.stringify([sessao.elemento, sessao.modelo, sessao.consulta]) : '';
  const [dados, setDados] = useState<unknown>(exemplos?.carregando);
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
          setDados(EXEMPLOS[atual.current.elemento]?.indisponivel);
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
