import type { RefObject } from 'react';
import type { Construtor } from '../useConstrutor.ts';
import type { Faixa } from './alvo.ts';

/** A page's canvas, as whoever carries something over it needs it. */
export interface TelaAberta {
  area: HTMLElement | null;
  /** The sections' places in window px; none before the canvas has measured. */
  faixas(): readonly Faixa[];
  rolar(por: number): void;
  /** A point of the canvas, in window px. */
  naJanela(x: number, y: number): { x: number; y: number };
}

/** A page open in the builder: the one being edited, or the one beside it. */
export interface Folha {
  construtor: Construtor;
  tela: RefObject<TelaAberta | null>;
}
