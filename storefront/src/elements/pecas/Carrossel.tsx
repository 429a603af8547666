'use client';

import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icone } from '../../site/ui/Icone.tsx';
import estilo from './Carrossel.module.css';

/**
 * Slides in a row that scrolls by finger, wheel, keyboard or the two buttons. Without JavaScript it still scrolls.
 * It never moves by itself.
 */
export function Carrossel({
  rotulo,
  variante = 'cartoes',
  children,
}: {
  rotulo: string;
  variante?: 'cartoes' | 'compactos' | 'largos' | 'cheio';
  children: ReactNode;
}) {
  const trilho = useRef<HTMLUListElement>(null);
  const [fim, setFim] = useState({ antes: false, depois: true });

  useEffect(() => {
    const lista = trilho.current;
    if (!lista) return;
    const medir = () => {
      const resto = lista.scrollWidth - lista.clientWidth - lista.scrollLeft;
      setFim((atual) => {
        const novo = { antes: lista.scrollLeft > 4, depois: resto > 4 };
        return novo.antes === atual.antes && novo.depois === atual.depois ? atual : novo;
      });
    };
    const observador = new ResizeObserver(medir);
    observador.observe(lista);
    lista.addEventListener('scroll', medir, { passive: true });
    return () => {
      observador.disconnect();
      lista.removeEventListener('scroll', medir);
    };
  }, []);

  const rolar = (sentido: 1 | -1) =>
    trilho.current?.scrollBy({ left: sentido * trilho.current.clientWidth * 0.9, behavior: 'smooth' });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is no fieldset
    <div role="group" aria-roledescription="carrossel" aria-label={rotulo} className={estilo.carrossel}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard; its arrow keys scroll it */}
      <ul ref={trilho} tabIndex={0} className={`${estilo.trilho} ${estilo[variante]}`}>
        {Children.map(children, (slide) => (
          <li>{slide}</li>
        ))}
      </ul>
      <button
        type="button"
        className={`${estilo.seta} ${estilo.antes}`}
        aria-label="Anteriores"
        disabled={!fim.antes}
        onClick={() => rolar(-1)}
      >
        <Icone nome="chevron-left" tamanho={22} />
      </button>
      <button
        type="button"
        className={`${estilo.seta} ${estilo.depois}`}
        aria-label="Próximos"
        disabled={!fim.depois}
        onClick={() => rolar(1)}
      >
        <Icone nome="chevron-right" tamanho={22} />
      </button>
    </div>
  );
}
