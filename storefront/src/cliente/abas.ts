import type { MeuLance } from '@martelo/shared/lote-detalhe';
import { encerrou } from '../lote/fase.ts';

export const ABAS_LANCES = ['andamento', 'negociacao', 'ganhos', 'encerrados'] as const;
export type AbaLances = (typeof ABAS_LANCES)[number];

type Meu = Pick<MeuLance, 'posicao' | 'proposta' | 'condicional' | 'situacao'> & {
  lote: Pick<MeuLance['lote'], 'situacao'>;
};

/** Which tab a lot of mine stands in: what is negotiated first, else by my position (rule 21). */
export function abaDoLance({ posicao, proposta, condicional, situacao, lote }: Meu): AbaLances {
  if (condicional?.etapa != null || propostaAberta(proposta)) return 'negociacao';
  switch (posicao) {
    case 'nao-esta-participando':
      // A bid that was cancelled: one may bid again while the lot is open.
      if (situacao === 'Cancelado') return encerrou(lote.situacao) ? 'encerrados' : 'andamento';
      // A proposal that came to nothing.
      return proposta !== null ? 'encerrados' : 'andamento';
    case 'ganhando':
    case 'superado':
      return 'andamento';
    case 'vencedor':
    case 'condicional':
      return 'ganhos';
    case 'finalizado':
    case 'condicional negada':
      return 'encerrados';
  }
}

/** In the order in which one has to act: of those that run the one that ends first, then those without an end yet; else as they come. */
export const emOrdem = <M extends { lote: Pick<MeuLance['lote'], 'dataFim'> }>(
  lances: readonly M[],
  aba: AbaLances,
): M[] =>
  aba === 'andamento'
    ? lances.toSorted((um, outro) =>
        (um.lote.dataFim ?? SEM_FIM).localeCompare(outro.lote.dataFim ?? SEM_FIM),
      )
    : [...lances];

/** After every date. */
const SEM_FIM = '9';

/** Whether the negotiation waits for my word. */
export const esperaPorMim = ({ proposta, condicional }: Pick<Meu, 'proposta' | 'condicional'>): boolean =>
  condicional?.etapa === 'cliente' || proposta?.situacao === 'Contraproposta';

const propostaAberta = (proposta: Meu['proposta']): boolean =>
  proposta?.situacao === 'Aguardando' || proposta?.situacao === 'Contraproposta';
