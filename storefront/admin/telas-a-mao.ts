import type { Modulo } from '@martelo/shared/recurso';
import { TELAS_A_MAO, type TELAS_DE_ALGO } from '@martelo/shared/rotas-do-admin';
import { type ComponentType, lazy } from 'react';
import { ADMIN_BANCO } from '../src/palavras/admin-banco.ts';
import { MeuPerfil } from './casca/MeuPerfil.tsx';

type Rota = keyof typeof TELAS_A_MAO;

interface TelaAMao {
  Tela: ComponentType;
  /** Where it stands in the menu; those that a kind, or the shell, leads to have none of their own. */
  menu?: { rotulo: string; modulo: Modulo };
}

/** Screens that are of no kind of record, by their address below `/admin`; whose each is, `TELAS_A_MAO` says. */
export const TELAS: Readonly<Record<Rota, TelaAMao>> = {
  aprovacoes: { Tela: lazy(() => import('./aprovacoes/Aprovacoes.tsx')) },
  'aprovar-fotos-leilao': { Tela: lazy(() => import('./fotos/Aprovar.tsx')) },
  'arquivos-do-banco': {
    Tela: lazy(() => import('./banco/Tela.tsx')),
    menu: { rotulo: ADMIN_BANCO.titulo, modulo: 'acerto' },
  },
  'meu-perfil': { Tela: MeuPerfil },
};

/** Those of one of something, by its uid. */
export const TELAS_DE: Readonly<Record<keyof typeof TELAS_DE_ALGO, ComponentType<{ uid: string }>>> = {
  boletos: lazy(() => import('./boletos/Tela.tsx')),
};

/** What of them stands in the menu of who has one of these roles. */
export const noMenu = (papeis: readonly string[]) =>
  (Object.entries(TELAS) as [Rota, TelaAMao][]).flatMap(([rota, { menu }]) =>
    menu && TELAS_A_MAO[rota].some((papel) => papeis.includes(papel)) ? [{ rota, ...menu }] : [],
  );
