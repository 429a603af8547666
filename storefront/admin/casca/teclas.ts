import { useEffect, useRef } from 'react';
import { useTeclasSoltas } from './tema.ts';

const ESCREVENDO = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]';

/** Single keys of a screen: not while somebody writes, nor while a question stands before it, nor where they were switched off. */
export function useTeclas(teclas: Readonly<Record<string, (evento: KeyboardEvent) => void>>): void {
  const [ligadas] = useTeclasSoltas();
  const atuais = useRef(teclas);
  atuais.current = teclas;
  useEffect(() => {
    const ouvir = (evento: KeyboardEvent) => {
      if (!ligadas || evento.ctrlKey || evento.metaKey || evento.altKey || evento.defaultPrevented) return;
      if ((evento.target as Element | null)?.closest?.(ESCREVENDO)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const fazer = atuais.current[evento.key];
      if (fazer === undefined) return;
      evento.preventDefault();
      fazer(evento);
    };
    addEventListener('keydown', ouvir);
    return () => removeEventListener('keydown', ouvir);
  }, [ligadas]);
}
