import type { BuscaGeral } from '@martelo/shared/busca-geral';
import { seProcura } from '@martelo/shared/se-procura';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { chamar } from '../../dados/chamar.ts';

/** Nobody types words slower than this; each question that the engine is spared is one less look at clients to be written down. */
const ESPERA_MS = 220;

/** What the engine finds for what is typed: asked once the typing rests, given up when it goes on. */
export function useProcura(escrito: string) {
  const [texto, procurar] = useState('');
  useEffect(() => {
    const relogio = setTimeout(() => procurar(escrito), ESPERA_MS);
    return () => clearTimeout(relogio);
  }, [escrito]);
  const pede = seProcura(escrito);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['busca-geral', texto],
    queryFn: ({ signal }) =>
      chamar<BuscaGeral>('GET', `/v1/busca-geral?${new URLSearchParams({ texto })}`, { signal }),
    enabled: pede && seProcura(texto),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const atrasado = texto !== escrito;
  return {
    achados: pede ? data : undefined,
    erro: pede && !atrasado ? error : null,
    procurando: pede && (atrasado || isFetching),
    deNovo: () => void refetch(),
  };
}
