import { type PapelInterno, QUEM_FALA_COM_O_BANCO } from '@martelo/shared/papeis';
import type { Modulo } from '@martelo/shared/recurso';
import { type ComponentType, lazy } from 'react';
import { ADMIN_BANCO } from '../src/palavras/admin-banco.ts';

export interface TelaAMao {
  /** Below `/admin`. */
  rota: string;
  rotulo: string;
  modulo: Modulo;
  /** For whom it is, as the engine guards the calls that it makes. */
  papeis: readonly PapelInterno[];
  Tela: ComponentType;
}

/** Screens that stand in the menu and are of no kind of record. */
export const TELAS_A_MAO: readonly TelaAMao[] = [
  {
    ...{ rota: 'arquivos-do-banco', rotulo: ADMIN_BANCO.titulo, modulo: 'acerto' },
    papeis: QUEM_FALA_COM_O_BANCO,
    Tela: lazy(() => import('./banco/Tela.tsx')),
  },
];
