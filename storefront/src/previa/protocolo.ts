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
  | { canal: 'martelo-previa'; tipo: 'selecionar'; sessaoId: string | null };

export type DaPrevia =
  | { canal: 'martelo-previa'; tipo: 'pronta' }
  /** The revision now on screen. */
  | { canal: 'martelo-previa'; tipo: 'pintada'; revisao: number }
  | { canal: 'martelo-previa'; tipo: 'clicada'; sessaoId: string };
