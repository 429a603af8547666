import type { RecursoDescrito } from '@martelo/shared/recurso';
import { type ComponentType, lazy } from 'react';
import type { PropsDeMassa } from './lista/EmMassa.tsx';

/** Kinds whose record has a screen made by hand, in place of the one that is drawn from its declaration. */
export const TELAS_DE_UM: Readonly<
  Record<string, ComponentType<{ recurso: RecursoDescrito; uid: string }> | undefined>
> = {
  cliente: lazy(() => import('./cliente/Tela.tsx')),
  lanceRecebido: lazy(() => import('./lance/Tela.tsx')),
  leilao: lazy(() => import('./leilao/Tela.tsx')),
  lote: lazy(() => import('./lote/Tela.tsx')),
  loteDaCasa: lazy(() => import('./lotes/Abrir.tsx')),
  usuario: lazy(() => import('./usuario/Tela.tsx')),
  venda: lazy(() => import('./venda/Tela.tsx')),
};

/** What is done at once to the rows of lists whose rows are written by calls of their own. */
export const MASSA_DE: Readonly<Record<string, ComponentType<PropsDeMassa> | undefined>> = {
  loteDaCasa: lazy(() => import('./lotes/EmMassa.tsx')),
};

/** What the head of a kind's list offers besides. */
export const TOPO_DE: Readonly<Record<string, ComponentType | undefined>> = {
  lanceRecebido: lazy(() => import('./lance/Topo.tsx')),
};
