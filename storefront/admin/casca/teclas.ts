import { useEffect, useRef } from 'react';
import { ehSolta, escreve } from './tecla-solta.ts';
import { useTeclasSoltas } from './tema.ts';

/** Single keys of a screen: not while somebody writes, nor while a question stands before it, nor where they were switched off. */
export function useTeclas(teclas: Readonly<Record<string, (evento: KeyboardEvent) => void>>): void {
  const [ligadas] = useTeclasSoltas();
  const atuais = useRef(teclas);
  atuais.current = teclas;
  useEffect(() => {
    const ouvir = (evento: KeyboardEvent) => {
      if (!ligadas || !ehSolta(evento) || escreve(evento.target)) return;
      const fazer = atuais.current[evento.key];
      if (fazer === undefined) return;
      evento.preventDefault();
      fazer(evento);
    };
    addEventListener('keydown', ouvir);
    return () => removeEventListener('keydown', ouvir);
  }, [ligadas]);
}
