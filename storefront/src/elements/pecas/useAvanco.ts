import { type RefObject, useEffect, useState } from 'react';

/** What tells that somebody takes the row in hand: from then on it is theirs. */
const GESTOS = ['pointerdown', 'wheel', 'touchstart'] as const;

/**
 * Moves a row one slide on every `intervalo` ms, from the last back to the first. It waits while the pointer or the focus is on
 * it or the page is not looked at, never starts where less motion is wished for, and stops for good by `parar` or a gesture.
 */
export function useAvanco(
  trilho: RefObject<HTMLElement | null>,
  intervalo: number | undefined,
): { andando: boolean; parar: () => void } {
  const [andando, setAndando] = useState(false);

  useEffect(() => {
    if (intervalo && !matchMedia('(prefers-reduced-motion: reduce)').matches) setAndando(true);
  }, [intervalo]);

  useEffect(() => {
    const lista = trilho.current;
    if (!andando || !lista) return;
    const parar = () => setAndando(false);
    for (const gesto of GESTOS) lista.addEventListener(gesto, parar, { passive: true });
    const relogio = setInterval(() => {
      const observado = lista.parentElement?.matches(':hover, :focus-within');
      if (observado || document.hidden) return;
      const noFim = lista.scrollWidth - lista.clientWidth - lista.scrollLeft < 4;
      lista.scrollTo({ left: noFim ? 0 : lista.scrollLeft + lista.clientWidth, behavior: 'smooth' });
    }, intervalo);
    return () => {
      clearInterval(relogio);
      for (const gesto of GESTOS) lista.removeEventListener(gesto, parar);
    };
  }, [andando, intervalo, trilho]);

  return { andando, parar: () => setAndando(false) };
}
