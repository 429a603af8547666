import type { PedidoDeVenda } from '@martelo/shared/aprovacao';
import { useDecisaoDaMesa } from '../../mesa/usar-decisao.ts';
import { APROVACOES } from '../../palavras/aprovacoes.ts';
import type { Ato } from './lista.ts';

/** Who was slower is told so, and sees what there is now. */
const MUDOU: Partial<Record<string, string>> = {
  TRANSICAO_INVALIDA: APROVACOES.outroDecidiu,
  REVISAO_DESATUALIZADA: APROVACOES.outroDecidiu,
  APROVACAO_EXPIRADA: APROVACOES.outroDecidiu,
  NAO_ENCONTRADO: APROVACOES.outroDecidiu,
  ESTADO_MUDOU: APROVACOES.vendaMudou,
};

const DITO: Record<Ato, (oque: string, id: string) => string> = {
  aprovar: APROVACOES.foiAprovado,
  recusar: APROVACOES.foiRecusado,
  cancelar: APROVACOES.foiDesfeito,
};

/** One decision at a time, each on the request as it was read. @param aoFim it was decided, or came to nothing */
export function useAto(aoFim: () => void) {
  const { dito, comando, decidir } = useDecisaoDaMesa<unknown>({
    ...{ aoFim, mudou: ({ codigo }) => MUDOU[codigo] },
  });
  return {
    dito,
    comando,
    fazer(ato: Ato, { uid, revisao, tipo, venda }: PedidoDeVenda, corpo: object = {}) {
      decidir(DITO[ato](APROVACOES.tipos[tipo], String(venda.id)), ({ pedir }) =>
        pedir(`aprovacoes/${uid}/${ato}`, { revisao, ...corpo }),
      );
    },
  };
}

export type Decidindo = ReturnType<typeof useAto>;
