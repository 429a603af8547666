import type { FotoVista, fotosAAprovar } from '@martelo/shared/foto-do-lote';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { chamar } from '../dados/chamar.ts';

const DE_NOVO_MS = 10_000;

/** One of many that was not decided, and why. */
export interface Recusada {
  uid: string;
  nome: string;
  mensagem: string;
}
type Relatorio = {
  feitos: number;
  itens: ({ id: string; ok: true } | { id: string; ok: false; mensagem: string | string[] })[];
};

/** What waits to be looked at, and deciding it: one or many, each with its own answer. */
export function useDecisao() {
  const consultas = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['fotoDoLote', 'a-aprovar'],
    queryFn: ({ signal }) =>
      chamar<z.infer<typeof fotosAAprovar>>('GET', '/v1/fotos-dos-lotes/a-aprovar', { signal }),
    ...{ refetchInterval: DE_NOVO_MS, retry: false },
  });
  const [decidindo, decidirAgora] = useState(false);

  /** @throws Recusa of the whole */
  const decidir = async (
    fotos: readonly FotoVista[],
    acao: 'aprovar' | 'reprovar',
    motivo?: string,
  ): Promise<{ feitos: number; recusadas: Recusada[] }> => {
    decidirAgora(true);
    try {
      const itens = fotos.map(({ uid, revisao }) => ({ id: uid, revisao }));
      const corpo = { acao, itens, ...(motivo === undefined ? {} : { corpo: { motivo } }) };
      const relatorio = await chamar<Relatorio>('POST', '/v1/fotos-dos-lotes/em-massa', { corpo });
      const nomes = new Map(fotos.map(({ uid, nome }) => [uid, nome]));
      const recusadas = relatorio.itens.flatMap((um) =>
        um.ok
          ? []
          : [{ uid: um.id, nome: nomes.get(um.id) ?? um.id, mensagem: [um.mensagem].flat().join(' ') }],
      );
      return { feitos: relatorio.feitos, recusadas };
    } finally {
      await Promise.all([refetch(), consultas.invalidateQueries({ queryKey: ['leilao'] })]);
      decidirAgora(false);
    }
  };
  return {
    ...{
      lidas: data?.itens ?? [],
      total: data?.total ?? 0,
      modelos: data?.modelos ?? [],
      lendo: isPending,
      erro: error,
    },
    ...{ deNovo: () => refetch(), decidir, decidindo },
  };
}
