'use client';

import type { AutorizacaoSucata } from '@martelo/shared/documento-cliente';
import { ROTULOS_TIPO_DOCUMENTO } from '@martelo/shared/tipo-de-documento';
import { useDecisaoDaMesa } from '../mesa/usar-decisao.ts';
import { SAC } from '../palavras/sac.ts';
import type { DocumentoNaFila } from './fila.ts';

/**
 * One decision at a time, each on the document as it was read: what somebody else decided meanwhile is not decided over, it is told
 * (REVISAO_DESATUALIZADA), and so is what its client took back.
 * @param aoFim whether it was decided or came to nothing
 */
export function useDecisao(aoFim: () => void) {
  const { dito, comando, decidir } = useDecisaoDaMesa<object>({
    aoFim,
    mudou(erro) {
      const { codigo } = erro;
      if (codigo === 'NAO_ENCONTRADO') return SAC.foiRetirado;
      if (codigo !== 'REVISAO_DESATUALIZADA' && codigo !== 'TRANSICAO_INVALIDA') return;
      const { situacao } = (erro as { atual?: { situacao?: string } | null }).atual ?? {};
      return situacao === undefined ? SAC.outroDecidiu : SAC.outroDecidiuComo(situacao);
    },
  });
  const mandar = (
    { uid, tipo, cliente }: DocumentoNaFila,
    ato: 'aprovar' | 'divergir',
    corpo: object,
    feito: (documento: string, quem: string) => string,
  ) =>
    decidir(feito(ROTULOS_TIPO_DOCUMENTO[tipo], cliente ?? SAC.semNome), ({ pedir }) =>
      pedir(`documentos-cliente/${uid}/${ato}`, corpo),
    );

  return {
    dito,
    comando,
    aprovar: (documento: DocumentoNaFila, autorizacao?: AutorizacaoSucata) =>
      mandar(
        documento,
        'aprovar',
        { revisao: documento.revisao, ...(autorizacao && { autorizacao }) },
        SAC.foiAprovado,
      ),
    divergir: (documento: DocumentoNaFila, motivo: string) =>
      mandar(documento, 'divergir', { revisao: documento.revisao, motivo }, SAC.foiDivergido),
  };
}
export type Decisao = ReturnType<typeof useDecisao>;
