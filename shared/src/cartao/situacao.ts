/** Where a card payment stands with its provider. */
export const SITUACOES_CARTAO = [
  ...(['CRIADA', 'AUTORIZADA', 'CAPTURADA', 'ESTORNADA'] as const),
  ...(['CONTESTADA', 'GANHA', 'PERDIDA', 'NEGADA', 'EXPIRADA'] as const),
] as const;
export type SituacaoCartao = (typeof SITUACOES_CARTAO)[number];

const SETAS: Readonly<Record<SituacaoCartao, readonly SituacaoCartao[]>> = {
  CRIADA: ['AUTORIZADA', 'CAPTURADA', 'NEGADA', 'EXPIRADA'],
  AUTORIZADA: ['CAPTURADA', 'NEGADA', 'EXPIRADA'],
  CAPTURADA: ['ESTORNADA', 'CONTESTADA'],
  CONTESTADA: ['GANHA', 'PERDIDA', 'ESTORNADA'],
  GANHA: ['ESTORNADA', 'CONTESTADA'],
  ESTORNADA: [],
  PERDIDA: [],
  NEGADA: [],
  EXPIRADA: [],
};

/**
 * Whether one situation lies somewhere after another: notices get lost, so that what lies between may never be seen; and an answer that
 * came late does not take a payment back to where it was.
 */
export const cartaoPassaDe = (de: SituacaoCartao, para: SituacaoCartao): boolean =>
  de !== para && adiante(de, []).includes(para);

const adiante = (de: SituacaoCartao, vistas: readonly SituacaoCartao[]): readonly SituacaoCartao[] =>
  SETAS[de].reduce(
    (todas, proxima) => (todas.includes(proxima) ? todas : adiante(proxima, [...todas, proxima])),
    vistas,
  );
