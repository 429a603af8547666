import type { VeiculosLivres } from '@martelo/shared/estoque';
import type { Filtro } from '@martelo/shared/filtro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { chamar, type Recusa } from '../../dados/chamar.ts';

/** What of the stock is free, found by words; on from there as it is asked for. */
export function useEstoque(leiUid: string, texto: string) {
  const filtros: Filtro[] = texto === '' ? [] : [{ tipo: 'geral', valor: texto }];
  const consulta = useInfiniteQuery<VeiculosLivres, Recusa>({
    queryKey: ['leilao', 'estoque', leiUid, texto],
    queryFn: ({ pageParam, signal }) =>
      chamar(
        'GET',
        `/v1/leiloes/lotes-para-importacao/${leiUid}?${new URLSearchParams({
          filtro: JSON.stringify(filtros),
          ...(pageParam === null ? {} : { apos: pageParam as string }),
        })}`,
        { signal },
      ),
    initialPageParam: null,
    getNextPageParam: ({ proximo }) => proximo,
    retry: false,
  });
  return { ...consulta, itens: consulta.data?.pages.flatMap(({ itens }) => itens) ?? [] };
}
