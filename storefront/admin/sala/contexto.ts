import { createContext, useContext } from 'react';
import type { ConfiguracaoDoAdmin } from '../../src/admin/configuracao.ts';
import { SALA } from '../../src/palavras/sala.ts';

const Contexto = createContext<Pick<ConfiguracaoDoAdmin, 'marca'> | null>(null);
export const ContextoDaSala = Contexto.Provider;

export function useMarca(): ConfiguracaoDoAdmin['marca'] {
  const sala = useContext(Contexto);
  if (sala === null) throw new Error('no sale room around this');
  return sala.marca;
}

/** The room's words, as this brand's mode has them. */
export const usePalavras = () => SALA[useMarca().tipo];
