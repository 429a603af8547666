import type { AvisosDaEquipe, ToqueDaEquipe } from '@martelo/shared/avisos/da-equipe';
import type { Espera } from '@martelo/shared/avisos/esperas';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { aoReceber } from '../../../src/live/conexao.ts';
import { chamar } from '../../dados/chamar.ts';
import { naEquipe } from '../equipe.ts';

const CHAVE = ['sino'];
const POR_PAGINA = 20;
/** Several at once are read once. */
const JUNTAR_MS = 300;
/** What comes to be by the clock, and what a lost connection kept. */
const DE_NOVO_MS = 5 * 60_000;

type Lidos = { uids: 'todos' } | { uids?: string[]; esperas?: Espera[] };

/** The bell of who works here: read once, and again whenever the server rings. */
export function useCaixa() {
  const consultas = useQueryClient();
  const lida = useInfiniteQuery({
    queryKey: CHAVE,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      chamar<AvisosDaEquipe>(
        'GET',
        `/v1/equipe/avisos?porPagina=${POR_PAGINA}${pageParam === null ? '' : `&apos=${encodeURIComponent(pageParam)}`}`,
        { signal },
      ),
    getNextPageParam: ({ proximo }) => proximo,
    refetchInterval: DE_NOVO_MS,
  });
  const lerDeNovo = () => consultas.invalidateQueries({ queryKey: CHAVE });

  // biome-ignore lint/correctness/useExhaustiveDependencies: one ear for as long as the shell stands
  useEffect(() => {
    let relogio: ReturnType<typeof setTimeout> | undefined;
    const paradas = [
      naEquipe(() => void lerDeNovo()),
      aoReceber('on-aviso', () => {
        clearTimeout(relogio);
        relogio = setTimeout(() => void lerDeNovo(), JUNTAR_MS);
      }),
    ];
    return () => {
      clearTimeout(relogio);
      for (const parar of paradas) parar();
    };
  }, []);

  const paginas = lida.data?.pages ?? [];
  const primeira = paginas[0];
  return {
    estado: primeira ? ('lida' as const) : lida.isError ? ('falhou' as const) : ('lendo' as const),
    esperas: primeira?.esperas ?? [],
    toques: primeira?.toques ?? [],
    naoLidos: primeira?.naoLidos ?? 0,
    itens: paginas.flatMap(({ itens }) => itens),
    temMais: lida.hasNextPage,
    lendoMais: lida.isFetchingNextPage,
    mais: () => void lida.fetchNextPage(),
    lerDeNovo,
    /** @throws Recusa */
    async ler(quais: Lidos): Promise<void> {
      await chamar('POST', '/v1/equipe/avisos/lidos', { corpo: quais });
      await lerDeNovo();
    },
    /** @throws Recusa */
    async silenciar(toque: ToqueDaEquipe, silenciado: boolean): Promise<void> {
      await chamar('PUT', '/v1/equipe/avisos/silenciados', { corpo: { toque, silenciado } });
      await lerDeNovo();
    },
  };
}
export type Caixa = ReturnType<typeof useCaixa>;
