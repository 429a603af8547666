import type { PaginaSite } from '@martelo/shared/pagina';

/**
 * What the builder (cms) and its canvas (the storefront's /previa in an iframe) say to each other over postMessage.
 * Both sides check `event.origin` against the other's configured origin and parse what they get.
 */
export type DoConstrutor =
  | {
      canal: 'martelo-previa';
      tipo: 'pagina';
      revisao: number;
      pagina: PaginaSite;
      selecionada: string | null;
    }
  /** Highlights the section and brings it into view. */
  | { canal: 'martelo-previa'; tipo: 'selecionar'; sessaoId: string | null }
  /** Scrolls by this many CSS px: while something is dragged over the canvas, the builder holds the pointer. */
  | { canal: 'martelo-previa'; tipo: 'rolar'; por: number };

export type DaPrevia =
  | { canal: 'martelo-previa'; tipo: 'pronta' }
  /** The revision now on screen. */
  | { canal: 'martelo-previa'; tipo: 'pintada'; revisao: number }
  | { canal: 'martelo-previa'; tipo: 'clicada'; sessaoId: string }
  /**
   * Where the sections are, in the order they stand, in CSS px from the top of what is visible (getBoundingClientRect): sent after
   * each paint, and after scroll and resize, at most once a frame. The builder lays its drop places over them.
   */
  | { canal: 'martelo-previa'; tipo: 'medidas'; sessoes: { id: string; topo: number; altura: number }[] };
