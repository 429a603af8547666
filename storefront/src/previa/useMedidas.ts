'use client';

import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { DaPrevia } from './protocolo.ts';

/** Tells the builder where the sections are: after each paint, scroll and resize, at most once a frame. Returns "measure now". */
export function useMedidas(
  palco: RefObject<HTMLElement | null>,
  dizer: (mensagem: DaPrevia) => void,
): () => void {
  const marcado = useRef(0);
  const medir = useCallback(() => {
    if (marcado.current !== 0) return;
    marcado.current = requestAnimationFrame(() => {
      marcado.current = 0;
      const sessoes = [...(palco.current?.querySelectorAll<HTMLElement>('[data-sessao]') ?? [])].map((no) => {
        const { top, height } = no.getBoundingClientRect();
        return { id: no.dataset.sessao ?? '', topo: top, altura: height };
      });
      dizer({ canal: 'martelo-previa', tipo: 'medidas', sessoes });
    });
  }, [palco, dizer]);

  useEffect(() => {
    // The body grows when a picture or a section's data arrives.
    const observador = new ResizeObserver(medir);
    observador.observe(document.body);
    window.addEventListener('scroll', medir, { passive: true });
    window.addEventListener('resize', medir);
    return () => {
      observador.disconnect();
      window.removeEventListener('scroll', medir);
      window.removeEventListener('resize', medir);
      cancelAnimationFrame(marcado.current);
      marcado.current = 0;
    };
  }, [medir]);
  return medir;
}
