'use client';

import { type RefObject, useEffect } from 'react';

/**
 * The focus stays inside: when what had it is taken away (the bid button, once I lead), `recurso` gets it instead of the page.
 * `recurso` does nothing when it is pressed, so that no key meant for what was there does something else.
 */
export function useFocoPreso(dentro: RefObject<HTMLElement | null>, seletorDoRecurso: string): void {
  useEffect(() => {
    const raiz = dentro.current;
    if (raiz === null) return;
    let ultimo: Element | null = null;
    const entrou = (evento: FocusEvent) => {
      ultimo = evento.target as Element;
    };
    const saiu = () => {
      const deixado = ultimo;
      // What still stands was left; what was removed in this very moment lost its focus.
      queueMicrotask(() => {
        if (deixado?.isConnected && ultimo === deixado && document.activeElement !== deixado) ultimo = null;
      });
    };
    const mudou = () => {
      if (ultimo === null || (ultimo.isConnected && visivel(ultimo))) return;
      ultimo = null;
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      raiz.querySelector<HTMLElement>(seletorDoRecurso)?.focus({ preventScroll: true });
    };
    const observador = new MutationObserver(mudou);
    observador.observe(raiz, { childList: true, subtree: true });
    raiz.addEventListener('focusin', entrou);
    raiz.addEventListener('focusout', saiu);
    return () => {
      observador.disconnect();
      raiz.removeEventListener('focusin', entrou);
      raiz.removeEventListener('focusout', saiu);
    };
  }, [dentro, seletorDoRecurso]);
}

const visivel = (elemento: Element): boolean => elemento.getClientRects().length > 0;
