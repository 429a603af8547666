'use client';

import type { Sessao } from '@martelo/shared/pagina';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Cabeca } from '../portao/regra.ts';
import { type FatosDaMarca, fatosDaMarca } from './fatos.ts';
import { perguntasDe } from './perguntas.ts';

/** Quiet time after the last change before anything is asked, ms. */
const ESPERA_MS = 600;

/** What is known of the brand for the page as it is edited. Asked again when the page names something new, and by `renovar`. */
export function useFatos(hotsiteId: number, sessoes: readonly Sessao[], cabeca: Cabeca) {
  const [lidos, setLidos] = useState<{ hotsiteId: number; fatos: FatosDaMarca } | null>(null);
  const feita = useRef<string | null>(null);
  const atuais = useRef(sessoes);
  atuais.current = sessoes;

  const perguntar = useCallback(
    async (sempre: boolean): Promise<FatosDaMarca | null> => {
      const pergunta = JSON.stringify(perguntasDe(atuais.current, cabeca));
      const chave = `${hotsiteId} ${pergunta}`;
      if (!sempre && chave === feita.current) return null;
      feita.current = chave;
      const fatos = await pedir(hotsiteId, pergunta);
      // A later question's answer must not be overwritten by an earlier one's.
      if (fatos && feita.current === chave) setLidos({ hotsiteId, fatos });
      else if (!fatos) feita.current = null;
      return fatos;
    },
    [hotsiteId, cabeca],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed page is what may name something new
  useEffect(() => {
    const relogio = setTimeout(() => void perguntar(false), ESPERA_MS);
    return () => clearTimeout(relogio);
  }, [sessoes, perguntar]);

  const renovar = useCallback(() => perguntar(true), [perguntar]);
  // Another page open beside may be another brand's.
  return { fatos: lidos?.hotsiteId === hotsiteId ? lidos.fatos : null, renovar };
}

async function pedir(hotsiteId: number, corpo: string): Promise<FatosDaMarca | null> {
  try {
    const resposta = await fetch(`/api/inspetor/${hotsiteId}/fatos`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: corpo,
      signal: AbortSignal.timeout(15_000),
    });
    return resposta.ok ? fatosDaMarca.parse(await resposta.json()) : null;
  } catch {
    return null;
  }
}
