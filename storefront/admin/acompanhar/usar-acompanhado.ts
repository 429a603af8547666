import type { ClienteAcompanhado, LeilaoAcompanhado, LoteQueMove } from '@martelo/shared/acompanhar';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { aCadaLigacao, aoReceber, avisar, conexao, ligar, pedir } from '../../src/live/conexao.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { type Acompanhado, comNoticia } from './estado.ts';

/** What no socket tells (visits, favourites, a lot that was added) is read again by then. */
const DE_NOVO_MS = 60_000;

/** Whose lots: all of the auction as the house has it, or those of the consignors that one answers for. */
export type Quem = 'casa' | 'comitente';
const DE = {
  casa: {
    caminho: '/v1/leiloes/backoffice-acompanhar-leilao',
    evento: 'conectar-backoffice-acompanhar-leilao',
  },
  comitente: { caminho: '/v1/comitente/acompanhar-leilao', evento: 'conectar-acompanhar-leilao' },
} as const;

/** An auction, followed as long as the screen is there; all that comes before the next frame is one change of it. */
export function useAcompanhado(
  uid: string,
  quem: Quem,
): {
  acompanhado: Acompanhado | null;
  lendo: boolean;
  erro: Recusa | null;
  deNovo: () => void;
  ligada: boolean;
} {
  const [acompanhado, noticiar] = useReducer(comNoticia, null);
  const { data, isPending, error, refetch } = useQuery<LeilaoAcompanhado, Recusa>({
    queryKey: ['leilao', 'acompanhar', quem, uid],
    queryFn: ({ signal }) => chamar('GET', `${DE[quem].caminho}/${uid}`, { signal }),
    refetchInterval: DE_NOVO_MS,
    staleTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (data) noticiar({ tipo: 'lida', lido: data });
  }, [data]);
  const leiUid = data?.leilao.uid;
  useEffect(() => {
    if (leiUid === undefined) return;
    let [lotes, clientes]: [LoteQueMove[], ClienteAcompanhado[]] = [[], []];
    let quadro = 0;
    const juntar = () => {
      quadro ||= requestAnimationFrame(() => {
        quadro = 0;
        noticiar({ tipo: 'mudou', lotes, clientes });
        [lotes, clientes] = [[], []];
      });
    };
    let ligou = false;
    void ligar();
    const paradas = [
      aCadaLigacao(() => {
        pedir(DE[quem].evento, { leiUid })
          .then(() => {
            // What happened while nobody could hear it.
            if (ligou) void refetch();
            ligou = true;
          })
          .catch(() => {});
      }),
      aoReceber('on-backoffice-acompanhar-leilao-lote', (dados) => {
        const { leiUid: dele, lote } = dados as { leiUid: string; lote: LoteQueMove };
        if (dele !== leiUid) return;
        lotes.push(lote);
        juntar();
      }),
      aoReceber('on-backoffice-acompanhar-leilao-cliente', (dados) => {
        const { leiUid: dele, cliente } = dados as { leiUid: string; cliente: ClienteAcompanhado };
        if (dele !== leiUid) return;
        clientes.push(cliente);
        juntar();
      }),
    ];
    return () => {
      cancelAnimationFrame(quadro);
      for (const parar of paradas) parar();
      avisar('desconectar-backoffice-acompanhar-leilao', {});
    };
  }, [leiUid, quem, refetch]);
  const ligada = useSyncExternalStore(conexao.assinar, conexao.ler) === 'ligada';
  return {
    acompanhado,
    lendo: isPending,
    erro: acompanhado ? null : error,
    deNovo: () => void refetch(),
    ligada: ligada && !error,
  };
}
