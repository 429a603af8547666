import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useProvedor } from '../dados/contexto.tsx';
import type { Registro } from '../dados/tipos.ts';

/** A record's history, the newest first, a page a time. */
export function useAlteracoes({ nome }: RecursoDescrito, { uid, revisao }: Registro) {
  const provedor = useProvedor();
  return useInfiniteQuery({
    queryKey: [nome, 'historico', uid, revisao],
    queryFn: ({ pageParam }) => provedor.historico(nome, uid, pageParam),
    initialPageParam: 1,
    getNextPageParam: (ultima, todas) =>
      todas.reduce((soma, { itens }) => soma + itens.length, 0) < ultima.total ? todas.length + 1 : undefined,
    retry: false,
  });
}
