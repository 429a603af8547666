import type { Silhueta, Vista } from '@martelo/shared/modelo-de-fotos';

/** Where on the drawing it stands, in hundredths of its width and height: who takes it, or what it is of. */
type Lugares = Readonly<Partial<Record<Vista, readonly [x: number, y: number]>>>;

const EM_VOLTA: Lugares = {
  FRENTE: [50, 5],
  FRENTE_ESQUERDA: [14, 12],
  FRENTE_DIREITA: [86, 12],
  LATERAL_ESQUERDA: [8, 50],
  LATERAL_DIREITA: [92, 50],
  TRASEIRA: [50, 95],
  TRASEIRA_ESQUERDA: [14, 88],
  TRASEIRA_DIREITA: [86, 88],
};

export const LUGARES: Record<Silhueta, Lugares> = {
  CARRO: {
    ...EM_VOLTA,
    ...{ MOTOR: [50, 19], CHASSI: [36, 27], PAINEL: [42, 37], HODOMETRO: [58, 37] },
    ...{ BANCOS_DIANTEIROS: [50, 49], BANCOS_TRASEIROS: [50, 62], PORTA_MALAS: [50, 79] },
    ...{ PNEUS: [22, 72], CHAVES: [79, 32], DETALHE: [79, 68], AVARIA: [21, 32] },
  },
  MOTO: {
    ...EM_VOLTA,
    ...{ PAINEL: [42, 22], HODOMETRO: [58, 22], CHASSI: [50, 35], MOTOR: [50, 50], PNEUS: [50, 81] },
    ...{ CHAVES: [76, 32], DETALHE: [76, 68], AVARIA: [24, 32] },
  },
  CAMINHAO: {
    ...EM_VOLTA,
    ...{ MOTOR: [50, 14], PAINEL: [42, 22], HODOMETRO: [58, 22], BANCOS_DIANTEIROS: [50, 30] },
    ...{ CHASSI: [38, 43], CARGA: [50, 60], PLAQUETA: [50, 77] },
    ...{ PNEUS: [20, 72], CHAVES: [80, 30], DETALHE: [80, 68], AVARIA: [20, 30] },
  },
  OUTRO: { ...EM_VOLTA, PLAQUETA: [50, 28], INTERIOR: [50, 50], DETALHE: [50, 72], AVARIA: [22, 31] },
};
