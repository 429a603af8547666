'use client';

import type { Sessao } from '@martelo/shared/pagina';
import type { DadosDaPrevia } from '@martelo/shared/pagina/previa/protocolo';
import { useEffect, useMemo, useRef, useState } from 'react';
import { EXEMPLOS } from '../elements/exemplos.gerado.ts';
import { exemplosDeAgora } from './exemplos-de-agora.ts';

/** An editor moving a slider asks once, at the end. */
const ESPERA_MS = 200;
const MINUTO_MS = 60_000;

/**
 * A section's data: live, from the server that also loads it for the public page and for the time the canvas shows, asked again when
 * what decides it changes; or one of the kind's own examples.
 * @param adianto ms the canvas's time is ahead
 */
export function useDados(sessao: Sessao, escolha: DadosDaPrevia, adianto: number): unknown {
  const exemplos = EXEMPLOS[sessao.elemento];
  const chave =
    exemplos && escolha === 'reais'
      ? JSON.stringify([
          ...[sessao.elemento, sessao.modelo, sessao.consulta],
          // Of the items, loaders read what they lead to: a lot, an auction.
          sessao.itens.map(({ link }) => link),
          Math.floor(adianto / MINUTO_MS),
        ])
      : '';
  const [dados, setDados] = useState<unknown>(exemplos?.carregando);
  const atual = useRef({ sessao, adianto });
  atual.current = { sessao, adianto };
  const primeira = useRef(true);

  useEffect(() => {
    if (chave === '') return;
    const desistir = new AbortController();
    const espera = setTimeout(
      async () => {
        const { sessao: pedida, adianto: avanco } = atual.current;
        try {
          const resposta = await fetch(`/api/previa/dados?agora=${Date.now() + avanco}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ ...pedida, itens: pedida.itens.map(({ id, link }) => ({ id, link })) }),
            signal: desistir.signal,
          });
          if (!resposta.ok) throw new Error(String(resposta.status));
          setDados(await resposta.json());
        } catch {
          if (desistir.signal.aborted) return;
          setDados(EXEMPLOS[pedida.elemento]?.indisponivel);
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

  const exemplo = useMemo(
    () =>
      exemplos === undefined || escolha === 'reais'
        ? undefined
        : exemplosDeAgora(exemplos[escolha], Date.now()),
    [exemplos, escolha],
  );
  return escolha === 'reais' ? dados : exemplo;
}
