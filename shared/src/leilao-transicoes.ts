import type { SituacaoLeilao } from './leilao.ts';
import type { Ator } from './transicoes.ts';

export type ComandoDeLeilao =
  /** PUT /v1/leiloes/{uid}/situacao, and `situacao` in PUT /v1/leiloes/{uid}. */
  | 'mudar-situacao-leilao'
  /** The first lot called makes the auction live. */
  | 'abrir-lote'
  /** All lots are closed and the grace is over. */
  | 'terminar-leilao';

export interface TransicaoLeilao {
  para: SituacaoLeilao;
  comando: ComandoDeLeilao;
  quem: readonly Ator[];
}

const por =
  (comando: ComandoDeLeilao, ...quem: Ator[]) =>
  (...situacoes: SituacaoLeilao[]): TransicaoLeilao[] =>
    situacoes.map((para) => ({ para, comando, quem }));

const equipe = por('mudar-situacao-leilao', 'equipe');
const termina = por('terminar-leilao', 'sistema')('EXECUTADO');

/** Where an auction can go from each situation. What is not in here cannot happen. */
export const TRANSICOES_LEILAO: Record<SituacaoLeilao, readonly TransicaoLeilao[]> = {
  EM_LOTEAMENTO: equipe('CRIADO', 'PRONTO', 'CANCELADO'),
  CRIADO: equipe('EM_LOTEAMENTO', 'PRONTO', 'AO_VIVO', 'CANCELADO'),
  PRONTO: [
    ...equipe('AO_VIVO', 'EXECUTADO', 'CANCELADO'),
    ...por('abrir-lote', 'leiloeiro')('AO_VIVO'),
    ...termina,
  ],
  AO_VIVO: [...equipe('PRONTO', 'EXECUTADO', 'CANCELADO'), ...termina],
  EXECUTADO: [],
  CANCELADO: [],
};

export const ROTULOS_SITUACAO_LEILAO: Record<SituacaoLeilao, string> = {
  EM_LOTEAMENTO: 'Em loteamento',
  CRIADO: 'Criado',
  PRONTO: 'Pronto',
  AO_VIVO: 'Ao vivo',
  EXECUTADO: 'Executado',
  CANCELADO: 'Cancelado',
};

/** What entering a situation does to the auction's lots. */
export const EFEITO_NO_LEILAO: Record<SituacaoLeilao, string> = {
  EM_LOTEAMENTO: 'nenhum',
  CRIADO: 'nenhum',
  PRONTO: 'libera os lotes cadastrados',
  AO_VIVO: 'libera os lotes cadastrados',
  EXECUTADO: 'encerra o leilão; recusado com lotes abertos',
  CANCELADO: 'cancela os lotes não encerrados',
};
