import { type RefObject, useEffect } from 'react';

/** A sheet that hangs from the head of the page: a press elsewhere and Escape put it away, wherever the focus is. */
export function useFolha(marco: RefObject<HTMLDetailsElement | null>, folha: string): void {
  useEffect(() => {
    const fora = ({ target }: PointerEvent) => {
      if (marco.current?.open && !marco.current.contains(target as Node)) marco.current.open = false;
    };
    // Wherever the focus is: what was pressed may be gone, and have taken it along.
    const aoEscapar = (evento: KeyboardEvent) => {
      if (evento.key !== 'Escape' || !marco.current?.open) return;
      marco.current.open = false;
      marco.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', fora);
    document.addEventListener('keydown', aoEscapar);
    return () => {
      document.removeEventListener('pointerdown', fora);
      document.removeEventListener('keydown', aoEscapar);
    };
  }, [marco]);
  // Whoever acts by keys on a line that goes away by it goes on from the sheet's beginning.
  useEffect(() => {
    if (marco.current?.open && document.activeElement === document.body)
      marco.current.querySelector<HTMLElement>(folha)?.focus();
  });
}
