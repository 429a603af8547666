'use client';

import { useEffect } from 'react';
import type { Construtor } from './useConstrutor.ts';

/** Ctrl+Z, Ctrl+Shift+Z (and Ctrl+Y), Ctrl+S, Ctrl+D, Delete. On a Mac, Command. */
export function useAtalhos({ comandos, desfazer, refazer, salvar }: Construtor): void {
  useEffect(() => {
    const aoTeclar = (evento: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return;
      const { selecionada } = comandos.estado();
      const tecla = evento.key.toLowerCase();
      if (evento.ctrlKey || evento.metaKey) {
        if (tecla === 'z') (evento.shiftKey ? refazer : desfazer)();
        else if (tecla === 'y') refazer();
        else if (tecla === 's') void salvar();
        else if (tecla === 'd') {
          if (selecionada) comandos.duplicar(selecionada);
        } else return;
        evento.preventDefault();
        return;
      }
      if (tecla === 'delete' && selecionada && !escrevendo(evento.target)) {
        evento.preventDefault();
        comandos.apagar(selecionada);
      }
    };
    window.addEventListener('keydown', aoTeclar);
    return () => window.removeEventListener('keydown', aoTeclar);
  }, [comandos, desfazer, refazer, salvar]);
}

/** Where Delete already means something else. */
const escrevendo = (alvo: EventTarget | null): boolean =>
  alvo instanceof HTMLElement &&
  (alvo.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(alvo.tagName));
