'use client';

import type { DitoPelaPrevia, MedidaDaSessao } from '@martelo/shared/pagina/previa/protocolo';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Tells the builder where the sections are: after each paint, scroll and resize, at most once a frame, and only what is new.
 * Returns "measure now".
 */
export function useMedidas(
  palco: RefObject<HTMLElement | null>,
  dizer: (mensagem: DitoPelaPrevia) => void,
): () => void {
  const marcado = useRef(0);
  const ditas = useRef('');
  const medir = useCallback(() => {
    if (marcado.current !== 0) return;
    marcado.current = requestAnimationFrame(() => {
      marcado.current = 0;
      const sessoes: MedidaDaSessao[] = [];
      for (const no of palco.current?.querySelectorAll<HTMLElement>('[data-sessao]') ?? []) {
        const { top, height, left, width } = no.getBoundingClientRect();
        sessoes.push({
          id: no.dataset.sessao ?? '',
          topo: top,
          altura: height,
          esquerda: left,
          largura: width,
        });
      }
      const novas = JSON.stringify(sessoes);
      if (novas === ditas.current) return;
      ditas.current = novas;
      dizer({ tipo: 'medidas', sessoes });
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
