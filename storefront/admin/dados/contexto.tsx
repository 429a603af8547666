import type { RecursoDescrito, RecursosDescritos } from '@martelo/shared/recurso';
import type { UsuarioSessao } from '@martelo/shared/sessao';
import type { RotaExtra } from '@martelo/shared/usuario';
import { useDataProvider } from 'ra-core';
import { createContext, useContext } from 'react';
import type { ConfiguracaoDoAdmin } from '../../src/admin/configuracao.ts';
import type { Provedor } from './provedor.ts';

/** Who works here, on which brand, and what the engine opened to them. */
export interface Casa {
  configuracao: ConfiguracaoDoAdmin;
  usuario: UsuarioSessao;
  descritos: RecursosDescritos;
  /** The kinds, by name. */
  recursos: ReadonlyMap<string, RecursoDescrito>;
  /** Those of them whose screens are for who works here: what leads to a screen asks here. */
  telas: ReadonlyMap<string, RecursoDescrito>;
  /** Entries of one's own menu, beside those of the roles. */
  rotas: readonly RotaExtra[];
}

const Contexto = createContext<Casa | null>(null);
export const ContextoDaCasa = Contexto.Provider;

export function useCasa(): Casa {
  const casa = useContext(Contexto);
  if (casa === null) throw new Error('no back office around this');
  return casa;
}

/** Whether who works here has one of these roles. */
export function useTemPapel(papeis: readonly string[]): boolean {
  const { roles } = useCasa().usuario;
  return papeis.some((papel) => roles.includes(papel));
}

export const useProvedor = (): Provedor => useDataProvider() as unknown as Provedor;
