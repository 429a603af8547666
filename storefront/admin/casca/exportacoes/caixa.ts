import {
  type ExportacaoDaCasa,
  exportacaoEmCurso,
  type PassoDaExportacao,
} from '@martelo/shared/exportacao-da-casa';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { aoReceber } from '../../../src/live/conexao.ts';
import { ADMIN_EXPORTACOES as P } from '../../../src/palavras/admin-exportacoes.ts';
import { chamar, type Recusa } from '../../dados/chamar.ts';
import { guardarArquivo } from '../../dados/guardar-arquivo.ts';
import { useDizer } from '../../ui/Avisos.tsx';
import { naEquipe } from '../equipe.ts';
import { CHAVE_DAS_EXPORTACOES as CHAVE, eraDaqui } from './pedir.ts';

const POR_PAGINA = 20;
/** While something is being made: what no socket told of. */
const EM_CURSO_MS = 2_000;

interface Pagina {
  itens: ExportacaoDaCasa[];
  total: number;
}

export const baixarExportacao = (uid: string): Promise<void> =>
  guardarArquivo(`/v1/minhas-exportacoes/${uid}/arquivo`);

/** The files that who works here asked for: read once, and told of as they are made. */
export function useExportacoes() {
  const consultas = useQueryClient();
  const dizer = useDizer();
  const lida = useInfiniteQuery({
    queryKey: CHAVE,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      chamar<Pagina>('GET', `/v1/minhas-exportacoes?pagina=${pageParam}&porPagina=${POR_PAGINA}`, { signal }),
    getNextPageParam: ({ total }, todas) =>
      todas.reduce((soma, { itens }) => soma + itens.length, 0) < total ? todas.length + 1 : undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ itens }) => itens.some(({ situacao }) => exportacaoEmCurso(situacao)))
        ? EM_CURSO_MS
        : false,
  });
  const lerDeNovo = () => consultas.invalidateQueries({ queryKey: CHAVE });

  // biome-ignore lint/correctness/useExhaustiveDependencies: one ear for as long as the shell stands
  useEffect(() => {
    const paradas = [
      naEquipe(() => void lerDeNovo()),
      aoReceber('on-exportacao', (dados) => {
        const { uid, situacao, linhas, total } = dados as PassoDaExportacao;
        if (!exportacaoEmCurso(situacao)) {
          void lerDeNovo();
          return;
        }
        consultas.setQueryData<{ pages: Pagina[] }>(CHAVE, (antes) =>
          antes === undefined
            ? antes
            : {
                ...antes,
                pages: antes.pages.map((pagina) => ({
                  ...pagina,
                  itens: pagina.itens.map((um) =>
                    um.uid === uid && exportacaoEmCurso(um.situacao)
                      ? { ...um, situacao, linhas: Math.max(um.linhas, linhas), total }
                      : um,
                  ),
                })),
              },
        );
      }),
    ];
    return () => {
      for (const parar of paradas) parar();
    };
  }, []);

  const itens = lida.data?.pages.flatMap((pagina) => pagina.itens) ?? [];
  const emCurso = itens.filter(({ situacao }) => exportacaoEmCurso(situacao));

  // Who asked for one on this page is given it; whoever saw one being made is told how that ended.
  const vistas = useRef(new Set<string>());
  useEffect(() => {
    for (const { uid, situacao, titulo, linhas, motivo } of itens) {
      if (exportacaoEmCurso(situacao)) {
        vistas.current.add(uid);
        continue;
      }
      const esperava = eraDaqui(uid);
      if (!vistas.current.delete(uid) && !esperava) continue;
      if (situacao === 'FALHOU') dizer(P.falhou(titulo, motivo ?? ''), { tom: 'ruim' });
      if (situacao !== 'PRONTA') continue;
      dizer(P.pronto(titulo, linhas));
      if (esperava) baixarExportacao(uid).catch((erro: Recusa) => dizer(erro.message, { tom: 'ruim' }));
    }
  }, [itens, dizer]);

  return {
    estado: lida.data ? ('lida' as const) : lida.isError ? ('falhou' as const) : ('lendo' as const),
    itens,
    emCurso: emCurso.length,
    temMais: lida.hasNextPage,
    lendoMais: lida.isFetchingNextPage,
    mais: () => void lida.fetchNextPage(),
    lerDeNovo,
    /** @throws Recusa */
    async cancelar(uid: string): Promise<void> {
      try {
        await chamar('POST', `/v1/minhas-exportacoes/${uid}/cancelar`);
      } finally {
        await lerDeNovo();
      }
    },
  };
}
