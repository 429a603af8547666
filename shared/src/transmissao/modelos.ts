/** Where something stands in the picture, as parts of its width and height. */
export interface Zona {
  x: number;
  y: number;
  largura: number;
  altura: number;
}

/** How cameras, the lot's card and the brand are laid out. */
export interface ModeloDeTransmissao {
  uid: string;
  nome: string;
  quantidadeCameras: 1 | 2;
  /** What the picture of a camera goes through; none where it is shown as it is. */
  videoFilter: string | null;
  cameras: readonly Zona[];
  /** Number, name and price of the lot on the block. */
  lote: Zona | null;
  marca: Zona | null;
}

const zona = (x: number, y: number, largura: number, altura: number): Zona => ({ x, y, largura, altura });
const INTEIRA = zona(0, 0, 1, 1);
const FAIXA = zona(0, 0.82, 1, 0.18);
const CANTO = zona(0.84, 0.03, 0.14, 0.1);

export const MODELOS_DE_TRANSMISSAO: readonly ModeloDeTransmissao[] = [
  {
    ...{ uid: '0197a1f0-0000-7000-8000-000000000001', nome: 'Uma câmera', quantidadeCameras: 1 },
    ...{ videoFilter: null, cameras: [INTEIRA], lote: null, marca: CANTO },
  },
  {
    ...{ uid: '0197a1f0-0000-7000-8000-000000000002', nome: 'Uma câmera e o lote', quantidadeCameras: 1 },
    ...{ videoFilter: null, cameras: [INTEIRA], lote: FAIXA, marca: CANTO },
  },
  {
    ...{
      uid: '0197a1f0-0000-7000-8000-000000000003',
      nome: 'Duas câmeras lado a lado',
      quantidadeCameras: 2,
    },
    ...{ videoFilter: null, lote: FAIXA, marca: CANTO },
    cameras: [zona(0, 0, 0.5, 0.82), zona(0.5, 0, 0.5, 0.82)],
  },
  {
    ...{ uid: '0197a1f0-0000-7000-8000-000000000004', nome: 'Câmera e detalhe', quantidadeCameras: 2 },
    ...{ videoFilter: null, lote: FAIXA, marca: null },
    cameras: [INTEIRA, zona(0.7, 0.04, 0.27, 0.27)],
  },
];

/** By its place in the list (`posicaoTemplate`); the first where there is none. */
export const modeloNaPosicao = (posicao: number): ModeloDeTransmissao =>
  MODELOS_DE_TRANSMISSAO[posicao] ?? MODELOS_DE_TRANSMISSAO[0]!;
