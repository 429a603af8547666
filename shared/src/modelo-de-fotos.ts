// No schema in here: the back office draws by it in the browser.

/** What a picture of a lot may be of. */
export const VISTAS = [
  'FRENTE',
  'FRENTE_ESQUERDA',
  'FRENTE_DIREITA',
  'LATERAL_ESQUERDA',
  'LATERAL_DIREITA',
  'TRASEIRA',
  'TRASEIRA_ESQUERDA',
  'TRASEIRA_DIREITA',
  'PAINEL',
  'HODOMETRO',
  'BANCOS_DIANTEIROS',
  'BANCOS_TRASEIROS',
  'PORTA_MALAS',
  'CARGA',
  'MOTOR',
  'PNEUS',
  'CHASSI',
  'CHAVES',
  'PLAQUETA',
  'INTERIOR',
  'DETALHE',
  'AVARIA',
] as const;
export type Vista = (typeof VISTAS)[number];
export const ROTULOS_VISTA: Record<Vista, string> = {
  FRENTE: 'Frente',
  FRENTE_ESQUERDA: 'Frente e lado esquerdo',
  FRENTE_DIREITA: 'Frente e lado direito',
  LATERAL_ESQUERDA: 'Lado esquerdo',
  LATERAL_DIREITA: 'Lado direito',
  TRASEIRA: 'Traseira',
  TRASEIRA_ESQUERDA: 'Traseira e lado esquerdo',
  TRASEIRA_DIREITA: 'Traseira e lado direito',
  PAINEL: 'Painel',
  HODOMETRO: 'Hodômetro',
  BANCOS_DIANTEIROS: 'Bancos dianteiros',
  BANCOS_TRASEIROS: 'Bancos traseiros',
  PORTA_MALAS: 'Porta-malas',
  CARGA: 'Compartimento de carga',
  MOTOR: 'Motor',
  PNEUS: 'Pneus',
  CHASSI: 'Número do chassi',
  CHAVES: 'Chaves',
  PLAQUETA: 'Plaqueta de identificação',
  INTERIOR: 'Interior',
  DETALHE: 'Detalhe',
  AVARIA: 'Avaria',
};

/** What the positions are drawn over. */
export const SILHUETAS = ['CARRO', 'MOTO', 'CAMINHAO', 'OUTRO'] as const;
export type Silhueta = (typeof SILHUETAS)[number];
export const ROTULOS_SILHUETA: Record<Silhueta, string> = {
  CARRO: 'Carro',
  MOTO: 'Moto',
  CAMINHAO: 'Caminhão ou ônibus',
  OUTRO: 'Outro bem',
};

const EM_VOLTA: readonly Vista[] = [
  ...(['FRENTE', 'FRENTE_ESQUERDA', 'FRENTE_DIREITA', 'LATERAL_ESQUERDA', 'LATERAL_DIREITA'] as const),
  ...(['TRASEIRA', 'TRASEIRA_ESQUERDA', 'TRASEIRA_DIREITA'] as const),
];
const DE_VEICULO: readonly Vista[] = ['PAINEL', 'HODOMETRO', 'MOTOR', 'PNEUS', 'CHASSI', 'CHAVES'];

/** What there is to be seen of each. */
export const VISTAS_DA_SILHUETA: Record<Silhueta, readonly Vista[]> = {
  CARRO: [
    ...EM_VOLTA,
    ...DE_VEICULO,
    ...(['BANCOS_DIANTEIROS', 'BANCOS_TRASEIROS', 'PORTA_MALAS', 'DETALHE', 'AVARIA'] as const),
  ],
  MOTO: [...EM_VOLTA, ...DE_VEICULO, 'DETALHE', 'AVARIA'],
  CAMINHAO: [...EM_VOLTA, ...DE_VEICULO, 'BANCOS_DIANTEIROS', 'CARGA', 'PLAQUETA', 'DETALHE', 'AVARIA'],
  OUTRO: [...EM_VOLTA, 'PLAQUETA', 'INTERIOR', 'DETALHE', 'AVARIA'],
};

/** A picture that a model asks for; the first one asked for is the cover. */
export interface PosicaoDoModelo {
  vista: Vista;
  /** Its lack is told. */
  obrigatoria: boolean;
  /** How it is to be taken, to who takes it. */
  orientacao?: string | undefined;
}

const pedir = (obrigatorias: readonly Vista[], mais: readonly Vista[]): PosicaoDoModelo[] => [
  ...obrigatorias.map((vista) => ({ vista, obrigatoria: true })),
  ...mais.map((vista) => ({ vista, obrigatoria: false })),
];
/** What a new model may begin with. */
export const MODELO_SUGERIDO: Record<Silhueta, readonly PosicaoDoModelo[]> = {
  CARRO: pedir(
    ['FRENTE_DIREITA', 'TRASEIRA_ESQUERDA', 'LATERAL_DIREITA', 'LATERAL_ESQUERDA', 'PAINEL', 'HODOMETRO'],
    ['BANCOS_DIANTEIROS', 'BANCOS_TRASEIROS', 'MOTOR', 'PORTA_MALAS', 'PNEUS', 'AVARIA'],
  ),
  MOTO: pedir(['LATERAL_DIREITA', 'LATERAL_ESQUERDA', 'FRENTE', 'TRASEIRA', 'PAINEL'], ['MOTOR', 'PNEUS']),
  CAMINHAO: pedir(
    ['FRENTE_DIREITA', 'TRASEIRA_ESQUERDA', 'LATERAL_DIREITA', 'LATERAL_ESQUERDA', 'PAINEL', 'CARGA'],
    ['HODOMETRO', 'MOTOR', 'PNEUS', 'PLAQUETA'],
  ),
  OUTRO: pedir(['FRENTE', 'LATERAL_DIREITA', 'TRASEIRA'], ['PLAQUETA', 'DETALHE', 'AVARIA']),
};

export const ESTADOS_DA_POSICAO = ['TEM', 'ESPERA', 'FALTA'] as const;
/** On the lot's page; sent, and not looked at yet; neither. */
export type EstadoDaPosicao = (typeof ESTADOS_DA_POSICAO)[number];

interface FotoOlhada {
  vista?: Vista | null | undefined;
  situacao: string;
  /** It is on its lot's page. */
  naPagina: boolean;
}

/** How far the pictures of a lot are with what its model asks for. */
export const estadoDaPosicao = (vista: Vista, fotos: readonly FotoOlhada[]): EstadoDaPosicao => {
  const suas = fotos.filter((uma) => uma.vista === vista);
  if (suas.some(({ situacao, naPagina }) => situacao === 'APROVADA' && naPagina)) return 'TEM';
  return suas.some(({ situacao }) => situacao === 'PENDENTE') ? 'ESPERA' : 'FALTA';
};

/** What is obligatory and nobody has sent yet. */
export const vistasQueFaltam = (
  posicoes: readonly Pick<PosicaoDoModelo, 'vista' | 'obrigatoria'>[],
  fotos: readonly FotoOlhada[],
): Vista[] =>
  posicoes
    .filter(({ vista, obrigatoria }) => obrigatoria && estadoDaPosicao(vista, fotos) === 'FALTA')
    .map(({ vista }) => vista);

/**
 * Pictures in the order of a model: what it asks for first, as it asks for it; what it does not ask for stays behind, as it was.
 * @param vistaDe what a picture is of; null where nobody said
 */
export function naOrdemDoModelo<T>(
  fotos: readonly T[],
  posicoes: readonly Pick<PosicaoDoModelo, 'vista'>[],
  vistaDe: (foto: T) => Vista | null,
): T[] {
  const lugar = (foto: T): number => {
    const i = posicoes.findIndex(({ vista }) => vista === vistaDe(foto));
    return i < 0 ? posicoes.length : i;
  };
  return fotos.toSorted((uma, outra) => lugar(uma) - lugar(outra));
}
