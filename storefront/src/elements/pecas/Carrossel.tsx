'use client';

import { Children, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { CARROSSEL } from '../../palavras/elementos/carrossel.ts';
import { Icone } from '../../site/ui/Icone.tsx';
import estilo from './Carrossel.module.css';
import { useAvanco } from './useAvanco.ts';

/**
 * Slides in a row that scrolls by finger, wheel, arrow keys or the two buttons. Without JavaScript it still scrolls. It moves by
 * itself only where `intervalo` (ms) asks for it, and then stops at once for whoever looks closer, and for good once
 * somebody takes it in hand or presses the pause.
 */
export function Carrossel({
  rotulo,
  variante = 'cartoes',
  intervalo,
  children,
}: {
  rotulo: string;
  /** `largos`: cards of text, wider than a lot's. */
  variante?: 'cartoes' | 'compactos' | 'largos' | 'cheio';
  intervalo?: number;
  children: ReactNode;
}) {
  const trilho = useRef<HTMLUListElement>(null);
  const [fim, setFim] = useState({ antes: false, depois: true, slide: 0 });
  const avanco = useAvanco(trilho, intervalo);

  useEffect(() => {
    const lista = trilho.current;
    if (!lista) return;
    const medir = () => {
      const resto = lista.scrollWidth - lista.clientWidth - lista.scrollLeft;
      setFim((atual) => {
        const slide = Math.round(lista.scrollLeft / (lista.clientWidth || 1));
        const novo = { antes: lista.scrollLeft > 4, depois: resto > 4, slide };
        const igual = novo.antes === atual.antes && novo.depois === atual.depois && slide === atual.slide;
        return igual ? atual : novo;
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

  const rolar = (quanto: number) => {
    avanco.parar();
    trilho.current?.scrollBy({ left: quanto, behavior: 'smooth' });
  };
  const pagina = () => (trilho.current?.clientWidth ?? 0) * 0.9;
  const teclar = (evento: KeyboardEvent) => {
    const lista = trilho.current;
    if (!lista) return;
    const slide = lista.firstElementChild?.clientWidth ?? 0;
    const passo = { ArrowRight: slide, ArrowLeft: -slide, Home: -lista.scrollWidth, End: lista.scrollWidth }[
      evento.key
    ];
    if (passo === undefined) return;
    evento.preventDefault();
    rolar(passo);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is no fieldset
    <div role="group" aria-roledescription={CARROSSEL.oQueE} aria-label={rotulo} className={estilo.carrossel}>
      <ul
        ref={trilho}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: slides without links could not be reached by keyboard otherwise
        tabIndex={0}
        aria-label={rotulo}
        onKeyDown={teclar}
        className={`${estilo.trilho} ${estilo[variante]}`}
      >
        {Children.map(children, (slide) => (
          <li>{slide}</li>
        ))}
      </ul>
      {variante === 'cheio' && (
        <div className={estilo.pontos} aria-hidden>
          {Children.map(children, (_, i) => (
            <span data-atual={i === fim.slide || undefined} />
          ))}
        </div>
      )}
      <button
        type="button"
        className={`${estilo.seta} ${estilo.antes}`}
        aria-label={CARROSSEL.anteriores}
        disabled={!fim.antes}
        onClick={() => rolar(-pagina())}
      >
        <Icone nome="chevron-left" tamanho={22} />
      </button>
      <button
        type="button"
        className={`${estilo.seta} ${estilo.depois}`}
        aria-label={CARROSSEL.proximos}
        disabled={!fim.depois}
        onClick={() => rolar(pagina())}
      >
        <Icone nome="chevron-right" tamanho={22} />
      </button>
      {avanco.andando && (
        <button
          type="button"
          className={estilo.pausa}
          aria-label={CARROSSEL.pararDeAvancarSozinho}
          onClick={avanco.parar}
        >
          <span aria-hidden />
        </button>
      )}
    </div>
  );
}
