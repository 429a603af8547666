'use client';

import type { SituacaoPagamento } from '@martelo/shared/venda';
import { useRef } from 'react';
import { useDecisaoDaMesa } from '../mesa/usar-decisao.ts';
import { ACERTO } from '../palavras/acerto.ts';
import type { LinhaDaFila } from './fila.ts';

/** Done, or left for a second person of the house to approve (P10). */
type Decidido = { venda: { uid: string; revisao: number } } | { aprovacaoUid: string };

/** Who was slower is told so, and sees what there is now. */
const MUDOU: Partial<Record<string, string>> = {
  TRANSICAO_INVALIDA: ACERTO.outroDecidiu,
  NAO_ENCONTRADO: ACERTO.outroDecidiu,
  REVISAO_DESATUALIZADA: ACERTO.vendaMudou,
};

/**
 * One decision at a time on rows of money, each on the sale as it was read: what somebody else did meanwhile is not decided over
 * (REVISAO_DESATUALIZADA), it is shown. Of two rows of one sale the second goes by what the first answered.
 * @param aoFim whether it was decided or came to nothing: the question is closed
 */
export function useDecisao(aoFim: () => void) {
  const revisoes = useRef(new Map<string, number>());
  const { dito, comando, decidir } = useDecisaoDaMesa<Decidido>({
    ...{ metodo: 'PUT', aoFim, mudou: ({ codigo }) => MUDOU[codigo] },
    aoAceitar(resposta) {
      if (!('venda' in resposta)) return ACERTO.aguardaOutra;
      revisoes.current.set(resposta.venda.uid, resposta.venda.revisao);
    },
  });
  return {
    dito,
    comando,
    /** @param feito what is said once it is so */
    decidir(linha: LinhaDaFila, situacao: SituacaoPagamento, feito: string, motivo?: string) {
      decidir(feito, ({ mandar }) => {
        const revisao = Math.max(linha.venda.revisao, revisoes.current.get(linha.venda.uid) ?? 0);
        return mandar(`pagamentos/${linha.uid}/situacao`, {
          ...{ situacao, revisao },
          ...(motivo === undefined ? {} : { motivo }),
        });
      });
    },
  };
}

export type Decisao = ReturnType<typeof useDecisao>;
