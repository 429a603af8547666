'use client';

import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { aVista } from './a-vista.ts';
import { type Acontecimento, acontecer, disparo, novoGatilho, type Oferta, repousa } from './gatilho.ts';

/** How long after the finger came up its click may still arrive. */
const CLIQUE_MS = 100;

/**
 * A button that commits to an amount ({@link acontecer} has the rules). Show `visto` and nothing else as its amount, spread
 * `botao` on it, and `formulario` on the form that it submits.
 *
 * @param gestos grows with each choice of the person's own: what moves `oferta` without it came by itself.
 * @param aparicoes grows each time the button comes up where something else was; a number from the start rests from the start.
 */
export function useGatilho<T extends Oferta>(
  oferta: T,
  {
    gestos = 0,
    aparicoes = null,
    aoDisparar,
  }: { gestos?: number; aparicoes?: number | null; aoDisparar: (oferta: T) => void },
) {
  const [gatilho, definir] = useState(() => novoGatilho(oferta));
  const atual = useRef(gatilho);
  const elemento = useRef<HTMLButtonElement>(null);
  const gestosVistos = useRef(gestos);
  const espera = useRef<ReturnType<typeof setTimeout>>(undefined);

  const fato = useCallback((novo: Acontecimento<T>) => {
    atual.current = acontecer(atual.current, novo);
    definir(atual.current);
  }, []);

  // Before anything is painted or pressed: what is on the screen is always `visto`.
  useLayoutEffect(() => {
    fato({ tipo: 'oferta', oferta, minha: gestosVistos.current !== gestos, agora: performance.now() });
    gestosVistos.current = gestos;
  });
  useLayoutEffect(() => {
    if (aparicoes !== null) fato({ tipo: 'apareceu', agora: performance.now() });
  }, [aparicoes, fato]);

  const repousando = repousa(gatilho, performance.now());
  useDespertar(gatilho.despertaEm);

  /** The finger came up: unless a click follows, this was no press. */
  const soltar = () => {
    clearTimeout(espera.current);
    espera.current = setTimeout(() => fato({ tipo: 'desistiu', agora: performance.now() }), CLIQUE_MS);
  };
  const apertar = () => {
    clearTimeout(espera.current);
    fato({ tipo: 'apertou', agora: performance.now() });
    addEventListener('pointerup', soltar, { once: true });
    addEventListener('pointercancel', soltar, { once: true });
  };
  useEffect(() => () => clearTimeout(espera.current), []);

  const clicar = () => {
    clearTimeout(espera.current);
    const agora = performance.now();
    const enviada = disparo(atual.current, agora);
    fato({ tipo: 'soltou', agora });
    if (enviada !== null) aoDisparar(enviada);
  };

  /** A phone's keyboard covers the button: Enter then shows what it would do, and the next press does it. */
  const porEnter = (campo: HTMLInputElement) => {
    const alvo = elemento.current;
    if (alvo === null) return;
    if (aVista(alvo)) return clicar();
    campo.blur();
    alvo.scrollIntoView({ block: 'center' });
    alvo.focus({ preventScroll: true });
  };

  return {
    /** What the button says, and what a press now sends. */
    visto: gatilho.visto,
    /** Presses do not count at the moment, and why. */
    repouso: repousando ? gatilho.descanso : null,
    botao: {
      ref: elemento,
      onPointerDown: ({ button }: PointerEvent) => {
        if (button === 0) apertar();
      },
      onKeyDown: (evento: KeyboardEvent) => {
        if (evento.key !== 'Enter' && evento.key !== ' ') return;
        // A key held down is one press.
        if (evento.repeat) evento.preventDefault();
        else apertar();
      },
      onKeyUp: soltar,
      onBlur: () => fato({ tipo: 'desistiu', agora: performance.now() }),
      onClick: (evento: MouseEvent<HTMLButtonElement>) => {
        evento.preventDefault();
        const foco = document.activeElement;
        // A keyboard's own way of submitting a form: nobody touched the button.
        const semToque = evento.detail === 0 && foco instanceof HTMLInputElement;
        if (semToque && foco.form === evento.currentTarget.form) porEnter(foco);
        else clicar();
      },
    },
    /** Of the form around both: Enter in a field stands for the button, where it can be seen. */
    formulario: {
      onSubmit: (evento: FormEvent) => evento.preventDefault(),
      onKeyDown: (evento: KeyboardEvent) => {
        if (evento.key !== 'Enter' || !(evento.target instanceof HTMLInputElement)) return;
        evento.preventDefault();
        if (!evento.repeat) porEnter(evento.target);
      },
    },
  };
}

/** Renders again when `instante` comes (`performance.now`). */
function useDespertar(instante: number): void {
  const [, acordar] = useState(0);
  useEffect(() => {
    const ms = instante - performance.now();
    if (ms <= 0) return;
    const espera = setTimeout(() => acordar(instante), ms + 1);
    return () => clearTimeout(espera);
  }, [instante]);
}
