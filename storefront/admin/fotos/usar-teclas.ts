import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTeclas } from '../casca/teclas.ts';

/** Single keys over a list of pictures: j and k go from one to the next, others act on the one that is reached. */
export function useTeclasDasFotos({
  lista,
  chaves,
  ativas,
  atos,
}: {
  lista: RefObject<HTMLElement | null>;
  /** What stands at each place. */
  chaves: readonly string[];
  ativas: boolean;
  atos: Readonly<Record<string, (lugar: number) => void>>;
}) {
  const [atual, ir] = useState<number | null>(null);
  const quantas = chaves.length;
  const agora = useRef({ quantas, atual });
  agora.current = { quantas, atual };

  const focar = (lugar: number) => {
    const ate = Math.max(0, Math.min(agora.current.quantas - 1, lugar));
    ir(agora.current.quantas === 0 ? null : ate);
    requestAnimationFrame(() =>
      lista.current?.querySelector<HTMLElement>(`[data-foto="${ate}"] button`)?.focus(),
    );
  };
  const focarJa = useRef(focar);
  focarJa.current = focar;
  // What was decided is drawn no more, and took the focus away with it: the next one stands in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list has become another
  useEffect(() => {
    const { atual: lugar } = agora.current;
    if (lugar !== null && document.activeElement === document.body) focarJa.current(lugar);
  }, [chaves.join()]);
  useEffect(() => {
    const foco = ({ target }: FocusEvent) => {
      const em = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-foto]') : null;
      if (em) ir(Number(em.dataset.foto));
    };
    document.addEventListener('focusin', foco);
    return () => document.removeEventListener('focusin', foco);
  }, []);
  const ela = (fazer: (lugar: number) => void) => () => {
    if (ativas && atual !== null && atual < quantas) fazer(atual);
  };
  useTeclas({
    j: () => quantas > 0 && focar(atual === null ? 0 : atual + 1),
    k: () => quantas > 0 && focar(atual === null ? 0 : atual - 1),
    ...Object.fromEntries(Object.entries(atos).map(([tecla, fazer]) => [tecla, ela(fazer)])),
  });
  return { atual, focar };
}
