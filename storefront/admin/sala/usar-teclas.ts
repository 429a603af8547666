import { useEffect, useRef } from 'react';
import { ehSolta, escreve } from '../casca/tecla-solta.ts';
import { type Comando, nomeDaTecla, type Teclas } from './teclas.ts';

/**
 * The console's keys (L2): off while a field has the focus, but in the field of the value itself, where only figures and Enter are its own; and
 * while a question stands before the page. A button that has the focus is pressed by the space bar as everywhere.
 */
export function useTeclasDoConsole(
  teclas: Teclas,
  {
    comando,
    digito,
    degrau,
  }: { comando: (qual: Comando) => void; digito: () => void; degrau: (sentido: 1 | -1) => void },
): void {
  const atual = useRef({ teclas, comando, digito, degrau });
  atual.current = { teclas, comando, digito, degrau };
  useEffect(() => {
    const ouvir = (evento: KeyboardEvent) => {
      if (evento.repeat || !ehSolta(evento)) return;
      const alvo = evento.target as Element | null;
      const noValor = alvo?.matches?.('[data-valor]') ?? false;
      if (!noValor && escreve(alvo)) return;
      const { key } = evento;
      if (/^[0-9]$/.test(key)) {
        // The figure itself goes where the focus is by then.
        if (!noValor) atual.current.digito();
        return;
      }
      if (key === '+' || key === '-') {
        evento.preventDefault();
        atual.current.degrau(key === '+' ? 1 : -1);
        return;
      }
      const qual = atual.current.teclas[nomeDaTecla(key)];
      if (qual === undefined) return;
      if (key === ' ' && alvo?.closest?.('button, a, summary, [type=checkbox], [type=radio]')) return;
      evento.preventDefault();
      atual.current.comando(qual);
    };
    addEventListener('keydown', ouvir);
    return () => removeEventListener('keydown', ouvir);
  }, []);
}
