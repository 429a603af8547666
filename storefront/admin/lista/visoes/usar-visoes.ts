import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCasa, useProvedor } from '../../dados/contexto.tsx';
import { PADRAO, SEM_VISAO } from '../endereco.ts';
import { padraoDe, type Visao } from './visao.ts';

const CHAVE = ['visao', 'minhas'];
const FRESCAS_MS = 60_000;

/** All views that are one's own or one's roles', of whatever list: read once for all of them. */
export function useVisoes({ nome }: RecursoDescrito, noEndereco: string | null) {
  const provedor = useProvedor();
  const { usuario } = useCasa();
  const consultas = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: CHAVE,
    queryFn: async () => (await provedor.todas('visao', PADRAO)) as Visao[],
    ...{ staleTime: FRESCAS_MS, retry: false },
  });
  const visoes = useMemo(() => (data ?? []).filter(({ lista }) => lista === nome), [data, nome]);
  const nomeada = noEndereco !== null && noEndereco !== SEM_VISAO;
  const atual = (nomeada && visoes.find(({ id }) => String(id) === noEndereco)) || null;
  return {
    visoes,
    lendo: isPending,
    erro: error,
    atual,
    /** The address names one that there is not, or not for who looks. */
    sumiu: nomeada && !isPending && !error && atual === null,
    padrao: useMemo(() => padraoDe(visoes, usuario.roles), [visoes, usuario]),
    lerDeNovo: async () => {
      await Promise.all([
        refetch(),
        consultas.invalidateQueries({ queryKey: ['visao', 'getList'] }),
        consultas.invalidateQueries({ queryKey: ['visao', 'getOne'] }),
      ]);
    },
  };
}
export type Visoes = ReturnType<typeof useVisoes>;
