import type { RecursoDescrito } from '@martelo/shared/recurso';
import { type ComponentType, lazy } from 'react';

/** Kinds whose record has a screen made by hand, in place of the one that is drawn from its declaration. */
export const TELAS_DE_UM: Readonly<
  Record<string, ComponentType<{ recurso: RecursoDescrito; uid: string }> | undefined>
> = {
  cliente: lazy(() => import('./cliente/Tela.tsx')),
  leilao: lazy(() => import('./leilao/Tela.tsx')),
  lote: lazy(() => import('./lote/Tela.tsx')),
  usuario: lazy(() => import('./usuario/Tela.tsx')),
  venda: lazy(() => import('./venda/Tela.tsx')),
};
