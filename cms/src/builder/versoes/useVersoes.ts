'use client';

import type { PaginaSite } from '@martelo/shared/pagina';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Versao } from '../servidor/versoes.ts';
import type { Construtor } from '../useConstrutor.ts';
import { buscarVersao, buscarVersoes } from './api.ts';

/** The list of versions, read after what is pending is saved, and the contents asked for, each once. */
export function useVersoes(construtor: Pick<Construtor, 'paginaId' | 'salvar'>) {
  const { paginaId } = construtor;
  const [versoes, setVersoes] = useState<Versao[] | null>(null);
  const [erro, setErro] = useState('');
  const conteudos = useRef(new Map<string, Promise<PaginaSite>>());
  const salvar = useRef(construtor.salvar);

  const recarregar = useCallback(async () => {
    try {
      await salvar.current();
      conteudos.current.clear();
      setVersoes(await buscarVersoes(paginaId));
      setErro('');
    } catch (falha) {
      setErro((falha as Error).message);
    }
  }, [paginaId]);
  useEffect(() => void recarregar(), [recarregar]);

  const conteudo = useCallback(
    async (versao: string): Promise<PaginaSite | null> => {
      const pedido = conteudos.current.get(versao) ?? buscarVersao(paginaId, versao);
      conteudos.current.set(versao, pedido);
      try {
        return await pedido;
      } catch (falha) {
        conteudos.current.delete(versao);
        setErro((falha as Error).message);
        return null;
      }
    },
    [paginaId],
  );
  return { versoes, erro, conteudo, recarregar };
}
