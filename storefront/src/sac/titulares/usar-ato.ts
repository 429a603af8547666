'use client';

import { ROTULOS_SITUACAO_SOLICITACAO, type SituacaoSolicitacao } from '@martelo/shared/titular';
import { useDecisaoDaMesa } from '../../mesa/usar-decisao.ts';
import { TITULARES } from '../../palavras/titulares.ts';
import type { Ato, SolicitacaoNaFila } from './fila.ts';

/**
 * One act at a time, each on the request as it was read: what somebody else did meanwhile, or its owner took back, is told.
 * @param aoFim it was done, or came to nothing
 */
export function useAto(aoFim: () => void) {
  const { dito, comando, decidir } = useDecisaoDaMesa<object>({
    aoFim,
    mudou(erro) {
      if (erro.codigo === 'NAO_ENCONTRADO') return TITULARES.sumiu;
      if (erro.codigo !== 'REVISAO_DESATUALIZADA' && erro.codigo !== 'TRANSICAO_INVALIDA') return;
      const { situacao } = (erro as { atual?: { situacao?: SituacaoSolicitacao } | null }).atual ?? {};
      return situacao === undefined
        ? TITULARES.outroDecidiu
        : TITULARES.outroDecidiuComo(ROTULOS_SITUACAO_SOLICITACAO[situacao]);
    },
  });
  return {
    dito,
    comando,
    fazer(ato: Ato, { uid, id, revisao, cliente }: SolicitacaoNaFila, corpo: object = {}) {
      decidir(TITULARES.feitos[ato](id, cliente ?? TITULARES.semNome), ({ pedir }) =>
        pedir(`solicitacoes-lgpd/${uid}/${ato}`, { revisao, ...corpo }),
      );
    },
  };
}

export type Decidindo = ReturnType<typeof useAto>;
