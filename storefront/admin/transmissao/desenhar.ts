import type { ModeloDeTransmissao, Zona } from '@martelo/shared/transmissao/modelos';

/** The picture that is sent: what every decoder takes, and a phone's line carries. */
export const LARGURA = 1280;
export const ALTURA = 720;

/** The lot on the block, as the picture says it. */
export interface CartaoNoVideo {
  numero: string;
  nome: string;
  preco: string;
}

type Pincel = OffscreenCanvasRenderingContext2D;
type Imagem = Pick<VideoFrame, 'displayWidth' | 'displayHeight'>;

const emPontos = ({ x, y, largura, altura }: Zona): [number, number, number, number] => [
  ...([Math.round(x * LARGURA), Math.round(y * ALTURA)] as const),
  ...([Math.round(largura * LARGURA), Math.round(altura * ALTURA)] as const),
];

/** Which part of a camera's picture fills a place of other proportions: its middle, nothing stretched. */
export function recorte(imagem: Imagem, largura: number, altura: number): [number, number, number, number] {
  const { displayWidth, displayHeight } = imagem;
  const escala = Math.min(displayWidth / largura, displayHeight / altura);
  const [l, a] = [largura * escala, altura * escala];
  return [(displayWidth - l) / 2, (displayHeight - a) / 2, l, a];
}

/** One picture: cameras in their places, the lot's card and the brand over them. A camera that is not there leaves its place dark. */
export function desenhar(
  pincel: Pincel,
  modelo: ModeloDeTransmissao,
  conteudo: { cameras: readonly (VideoFrame | null)[]; cartao: CartaoNoVideo | null; marca: string },
): void {
  pincel.fillStyle = '#0b1220';
  pincel.fillRect(0, 0, LARGURA, ALTURA);
  for (const [i, zona] of modelo.cameras.entries()) {
    const quadro = conteudo.cameras[i];
    const [x, y, largura, altura] = emPontos(zona);
    if (quadro) pincel.drawImage(quadro, ...recorte(quadro, largura, altura), x, y, largura, altura);
    else if (i > 0) {
      pincel.fillStyle = '#16202f';
      pincel.fillRect(x, y, largura, altura);
    }
  }
  if (modelo.lote && conteudo.cartao) escreverCartao(pincel, emPontos(modelo.lote), conteudo.cartao);
  if (modelo.marca && conteudo.marca !== '') escreverMarca(pincel, emPontos(modelo.marca), conteudo.marca);
}

function escreverCartao(
  pincel: Pincel,
  [x, y, largura, altura]: [number, number, number, number],
  { numero, nome, preco }: CartaoNoVideo,
): void {
  pincel.fillStyle = 'rgb(11 18 32 / 88%)';
  pincel.fillRect(x, y, largura, altura);
  pincel.fillStyle = '#f5f7fa';
  pincel.textBaseline = 'middle';
  const meio = y + altura / 2;
  const margem = 32;
  pincel.font = '700 52px sans-serif';
  const doPreco = pincel.measureText(preco).width;
  pincel.textAlign = 'right';
  pincel.fillText(preco, x + largura - margem, meio);
  pincel.textAlign = 'left';
  pincel.font = '600 26px sans-serif';
  pincel.fillStyle = '#b8c2d0';
  pincel.fillText(numero, x + margem, meio - 26);
  pincel.fillStyle = '#f5f7fa';
  pincel.font = '700 34px sans-serif';
  pincel.fillText(caber(pincel, nome, largura - doPreco - 3 * margem), x + margem, meio + 18);
}

function escreverMarca(
  pincel: Pincel,
  [x, y, largura, altura]: [number, number, number, number],
  marca: string,
): void {
  pincel.font = '700 24px sans-serif';
  pincel.textAlign = 'right';
  pincel.textBaseline = 'middle';
  pincel.fillStyle = 'rgb(11 18 32 / 70%)';
  const texto = caber(pincel, marca, largura - 24);
  const l = pincel.measureText(texto).width + 24;
  pincel.fillRect(x + largura - l, y, l, altura * 0.6);
  pincel.fillStyle = '#f5f7fa';
  pincel.fillText(texto, x + largura - 12, y + altura * 0.3);
}

function caber(pincel: Pick<Pincel, 'measureText'>, texto: string, largura: number): string {
  if (pincel.measureText(texto).width <= largura) return texto;
  let curto = texto;
  while (curto.length > 1 && pincel.measureText(`${curto}…`).width > largura) curto = curto.slice(0, -1);
  return `${curto.trimEnd()}…`;
}
