'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Inside a `<details>` menu: closes it on Escape, on a click outside, and when the page changes. */
export function FecharAoSair() {
  const marco = useRef<HTMLSpanElement>(null);
  const caminho = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's change is the trigger
  useEffect(() => {
    marco.current?.closest('details')?.removeAttribute('open');
  }, [caminho]);

  useEffect(() => {
    const menu = marco.current?.closest('details');
    if (!menu) return;
    const fechar = (evento: Event) => {
      if (evento instanceof KeyboardEvent) {
        if (evento.key !== 'Escape' || !menu.open) return;
        menu.open = false;
        menu.querySelector('summary')?.focus();
      } else if (!menu.contains(evento.target as Node)) menu.open = false;
    };
    document.addEventListener('keydown', fechar);
    document.addEventListener('pointerdown', fechar);
    return () => {
      document.removeEventListener('keydown', fechar);
      document.removeEventListener('pointerdown', fechar);
    };
  }, []);

  return <span ref={marco} hidden />;
}
