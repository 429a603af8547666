import { useInfiniteQuery } from '@tanstack/react-query';
import { chamar, type Recusa } from './chamar.ts';

interface Pagina<T> {
  itens: T[];
  total: number;
}
const POR_PAGINA = 25;

/** What a call lists, the newest first, and older ones as they are asked for. */
export function usePaginas<T>(caminho: string, busca: Readonly<Record<string, string>> = {}) {
  const consulta = useInfiniteQuery<Pagina<T>, Recusa>({
    queryKey: ['paginas', caminho, busca],
    queryFn: ({ pageParam, signal }) =>
      chamar<Pagina<T>>(
        'GET',
        `${caminho}?${new URLSearchParams({ ...busca, pagina: String(pageParam), porPagina: String(POR_PAGINA) })}`,
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (ultima, todas) =>
      todas.reduce((soma, { itens }) => soma + itens.length, 0) < ultima.total ? todas.length + 1 : undefined,
    retry: false,
  });
  return { ...consulta, itens: consulta.data?.pages.flatMap(({ itens }) => itens) ?? [] };
}
