// No schema in here: cards and the back office read it.

export const SITUACOES_CARIMBO = ['RASCUNHO', 'ATIVO', 'ENCERRADO'] as const;
export type SituacaoCarimbo = (typeof SITUACOES_CARIMBO)[number];
export const ROTULOS_SITUACAO_CARIMBO: Record<SituacaoCarimbo, string> = {
  RASCUNHO: 'Rascunho',
  ATIVO: 'Ativo',
  ENCERRADO: 'Encerrado',
};

export const APARENCIAS_DE_CARIMBO = ['TEXTO', 'IMAGEM'] as const;
export const ROTULOS_APARENCIA: Record<(typeof APARENCIAS_DE_CARIMBO)[number], string> = {
  TEXTO: 'Palavras sobre uma cor',
  IMAGEM: 'Uma imagem',
};

/** Where it lies over a card's picture. The fourth corner has the card's own buttons. */
export const POSICOES_DO_CARIMBO = ['INFERIOR_ESQUERDO', 'SUPERIOR_ESQUERDO', 'SUPERIOR_DIREITO'] as const;
export type PosicaoDoCarimbo = (typeof POSICOES_DO_CARIMBO)[number];
export const ROTULOS_POSICAO_DO_CARIMBO: Record<PosicaoDoCarimbo, string> = {
  INFERIOR_ESQUERDO: 'Embaixo, à esquerda',
  SUPERIOR_ESQUERDO: 'Em cima, à esquerda',
  SUPERIOR_DIREITO: 'Em cima, à direita',
};

/** How many are drawn, of those that a lot has. */
export const CARIMBOS_NO_CARTAO = 1;
export const CARIMBOS_NA_PAGINA = 3;
export const PALAVRAS_DO_CARIMBO_MAX = 24;

/** Of one that says its words over a colour. */
export interface FaixaDoCarimbo {
  texto: string;
  cor: string;
  corTexto: string;
}
/** As it is drawn. */
export interface CarimboPosto {
  nome: string;
  urlCard: string | null;
  urlLote: string | null;
  link: string | null;
  faixa: FaixaDoCarimbo | null;
  posicao: PosicaoDoCarimbo;
}
