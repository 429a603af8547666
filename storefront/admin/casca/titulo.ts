import { useEffect } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { useCasa } from '../dados/contexto.tsx';

/** What the browser's tab says, and what is read out when a screen comes. */
export function useTitulo(titulo: string): void {
  const { nome } = useCasa().configuracao.marca;
  useEffect(() => {
    document.title = `${titulo} · ${ADMIN.administracao} · ${nome}`;
  }, [titulo, nome]);
}
