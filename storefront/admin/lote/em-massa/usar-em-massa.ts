import { useRef, useState } from 'react';
import { novoComandoId } from '../../../src/sessao/comandar.ts';
import { chamar, type Recusa } from '../../dados/chamar.ts';
import { POR_VEZ } from '../../dados/provedor.ts';

export interface Feito {
  lelUid: string;
  ok: boolean;
  erro?: { message: string | string[] };
}

/**
 * An act on many lots, a call for each 200, each lot answered for itself. A call whose answer was lost is sent again as the same command, which
 * the engine answers again and does not do twice.
 */
export function useEmMassa(aoFazer: () => Promise<unknown>) {
  const [feitos, definir] = useState<ReadonlyMap<string, Feito>>(new Map());
  const [andando, andar] = useState(false);
  const [erro, errar] = useState<string | null>(null);
  const semResposta = useRef(new Map<string, string>());
  const fazer = async (corpo: object, uids: readonly string[]) => {
    andar(true);
    errar(null);
    try {
      for (let i = 0; i < uids.length; i += POR_VEZ) {
        const lelUids = uids.slice(i, i + POR_VEZ);
        const pedido = JSON.stringify({ ...corpo, lelUids });
        const comandoId = semResposta.current.get(pedido) ?? novoComandoId();
        semResposta.current.set(pedido, comandoId);
        const { itens } = await chamar<{ itens: Feito[] }>('POST', '/v1/lotes/em-massa', {
          corpo: { ...corpo, lelUids, comandoId },
        });
        semResposta.current.delete(pedido);
        definir((antes) => new Map([...antes, ...itens.map((um) => [um.lelUid, um] as const)]));
      }
    } catch (falha) {
      const { status, message } = falha as Recusa;
      // It was answered: nothing is to be asked again under its name.
      if (status >= 400 && status < 500) semResposta.current.clear();
      errar(message);
    } finally {
      andar(false);
      await aoFazer();
    }
  };
  return { feitos, andando, erro, errar, fazer };
}
