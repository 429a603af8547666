import type { LoteNaEquipe } from '@martelo/shared/leilao-da-equipe';
import { useState } from 'react';
import { chamar, type Recusa } from '../../dados/chamar.ts';
import { trecho } from '../../partes/mover.ts';
import { useMover } from '../../partes/usar-mover.ts';
import { useDizer } from '../../ui/Avisos.tsx';
import { useLerDeNovo, usePalavras } from '../dados.ts';

/** Lots that one call puts in order. */
const POR_CHAMADA = 1_000;

/**
 * Putting lots in order, by pointer or by keys: the places between are sent, on the order that was read. Where somebody else has changed it
 * meanwhile, theirs is shown.
 */
export function useOrdem({
  leiUid,
  itens,
  revisaoDaOrdem,
  lugarEm,
  mostrar,
}: {
  leiUid: string;
  itens: readonly LoteNaEquipe[];
  revisaoDaOrdem: number;
  /** Which place of the list is at this height of the window. */
  lugarEm: (y: number) => number;
  /** Brings a place of the list into sight. */
  mostrar: (lugar: number) => void;
}) {
  const P = usePalavras().lotes;
  const dizer = useDizer();
  const lerDeNovo = useLerDeNovo();
  /** The order that was asked for, until the engine's own is read. */
  const [pedida, pedir] = useState<readonly LoteNaEquipe[] | null>(null);

  return useMover({
    itens: pedida ?? itens,
    chaveDe: ({ uid }) => uid,
    nomeDe: ({ nome }) => nome,
    palavras: P,
    lugarEm: (_x, y) => lugarEm(y),
    mostrar,
    async aoSoltar({ nova, de, para }) {
      const lelUids = trecho(nova, de, para).map(({ uid }) => uid);
      if (lelUids.length > POR_CHAMADA) {
        dizer(P.longe, { tom: 'ruim' });
        return undefined;
      }
      pedir(nova);
      try {
        await chamar('PUT', `/v1/leiloes/${leiUid}/ordem`, { corpo: { lelUids, revisao: revisaoDaOrdem } });
        return P.soltou(nova[para]!.nome, de + 1, para + 1);
      } catch (erro) {
        const recusa = erro as Recusa;
        dizer(recusa.status === 409 ? P.ordemMudou : recusa.message, { tom: 'ruim' });
        return undefined;
      } finally {
        await lerDeNovo();
        pedir(null);
      }
    },
  });
}
