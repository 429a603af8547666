/** Part of a picture, each in its pixels. */
export interface Parte {
  x: number;
  y: number;
  largura: number;
  altura: number;
}

/** Wider than that codes are found no better, only later. */
const LARGURA_DOS_CODIGOS = 1_280;
/** Letters of some fifty pixels are read best. */
const ALTURA_DA_LINHA = 96;
const LARGURA_DA_FOTO = 1_600;

/** The outline that somebody is to fill: most of the width, in the middle. @param razao its width by its height */
export function quadro(largura: number, altura: number, razao: number): Parte {
  const de = Math.min(largura * 0.86, altura * 0.7 * razao);
  return { x: (largura - de) / 2, y: (altura - de / razao) / 2, largura: de, altura: de / razao };
}

const pintar = (fonte: CanvasImageSource, parte: Parte, largura: number, altura: number) => {
  const tela = document.createElement('canvas');
  [tela.width, tela.height] = [Math.max(1, Math.round(largura)), Math.max(1, Math.round(altura))];
  const pincel = tela.getContext('2d', { willReadFrequently: true })!;
  pincel.drawImage(fonte, parte.x, parte.y, parte.largura, parte.altura, 0, 0, tela.width, tela.height);
  return { tela, pincel };
};

/** A picture as the reader of codes takes it. */
export function paraCodigos(fonte: CanvasImageSource, largura: number, altura: number): ImageData {
  const escala = Math.min(1, LARGURA_DOS_CODIGOS / largura);
  const inteira = { x: 0, y: 0, largura, altura };
  const { tela, pincel } = pintar(fonte, inteira, largura * escala, altura * escala);
  return pincel.getImageData(0, 0, tela.width, tela.height);
}

/** A part of a picture as the reader of letters takes it: grey, its darkest black and its lightest white, a line as high as it reads best. */
export function paraTexto(fonte: CanvasImageSource, parte: Parte): HTMLCanvasElement {
  const escala = ALTURA_DA_LINHA / parte.altura;
  return contrastar(pintar(fonte, parte, parte.largura * escala, parte.altura * escala));
}

/** A whole photograph as the reader of letters takes it. */
export function fotoParaTexto(fonte: CanvasImageSource, largura: number, altura: number): HTMLCanvasElement {
  const escala = Math.min(1, LARGURA_DA_FOTO / largura);
  return contrastar(pintar(fonte, { x: 0, y: 0, largura, altura }, largura * escala, altura * escala));
}

function contrastar({ tela, pincel }: ReturnType<typeof pintar>): HTMLCanvasElement {
  const imagem = pincel.getImageData(0, 0, tela.width, tela.height);
  const { data } = imagem;
  const cinzas = new Uint8ClampedArray(data.length / 4);
  const conta = new Uint32Array(256);
  for (let i = 0; i < cinzas.length; i += 1) {
    cinzas[i] = 0.299 * data[i * 4]! + 0.587 * data[i * 4 + 1]! + 0.114 * data[i * 4 + 2]!;
    conta[cinzas[i]!]! += 1;
  }
  const [preto, branco] = extremos(conta, cinzas.length);
  const faixa = Math.max(1, branco - preto);
  for (let i = 0; i < cinzas.length; i += 1)
    data.fill(Math.max(0, Math.min(255, ((cinzas[i]! - preto) * 255) / faixa)), i * 4, i * 4 + 3);
  pincel.putImageData(imagem, 0, 0);
  return tela;
}

/** Between which greys all but a fiftieth on either side lie. */
export function extremos(conta: Uint32Array, quantos: number): [preto: number, branco: number] {
  const sobra = quantos / 50;
  const ate = (ordem: number[]): number => {
    let somados = 0;
    return (
      ordem.find((cinza) => {
        somados += conta[cinza]!;
        return somados > sobra;
      }) ?? ordem[0]!
    );
  };
  const subindo = [...conta.keys()];
  return [ate(subindo), ate([...subindo].reverse())];
}
