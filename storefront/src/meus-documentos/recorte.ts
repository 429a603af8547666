/** A part of a picture: of its width and height, 0 to 1. */
export interface Recorte {
  x: number;
  y: number;
  largura: number;
  altura: number;
}
export interface Tamanho {
  largura: number;
  altura: number;
}
export type Canto = 'no' | 'ne' | 'se' | 'so';

export const INTEIRO: Recorte = { x: 0, y: 0, largura: 1, altura: 1 };
/** Less than that is a slip of the hand. */
const MINIMO = 0.1;
/** The longest side that is sent: print of 2 mm stays legible, and a slow network bears it. */
export const LADO_MAXIMO = 2_400;

/** Width by height of what is photographed: a card as ISO/IEC 7810 has it, a sheet as A4 held upright. */
export const PROPORCAO = { cartao: 85.6 / 53.98, folha: 210 / 297 } as const;

/** The largest frame of a proportion that stands in the middle of a picture, with a margin around it (0 to 1). */
export function moldura({ largura, altura }: Tamanho, proporcao: number, margem = 0.06): Recorte {
  const [cabeL, cabeA] = [largura * (1 - 2 * margem), altura * (1 - 2 * margem)];
  const l = Math.min(cabeL, cabeA * proporcao);
  const a = l / proporcao;
  return {
    x: (largura - l) / 2 / largura,
    y: (altura - a) / 2 / altura,
    largura: l / largura,
    altura: a / altura,
  };
}

/** A little more than what is framed: nobody holds a card exactly on a line. */
export function comFolga({ x, y, largura, altura }: Recorte, folga = 0.04): Recorte {
  const [x0, y0] = [Math.max(0, x - folga), Math.max(0, y - folga)];
  return {
    x: x0,
    y: y0,
    largura: Math.min(1, x + largura + folga) - x0,
    altura: Math.min(1, y + altura + folga) - y0,
  };
}

/** The part with one of its corners moved; it never leaves the picture, and never turns inside out. */
export function moverCanto(
  { x, y, largura, altura }: Recorte,
  canto: Canto,
  dx: number,
  dy: number,
): Recorte {
  let [esquerda, direita, topo, fundo] = [x, x + largura, y, y + altura];
  if (canto === 'no' || canto === 'so') esquerda = limitar(esquerda + dx, 0, direita - MINIMO);
  else direita = limitar(direita + dx, esquerda + MINIMO, 1);
  if (canto === 'no' || canto === 'ne') topo = limitar(topo + dy, 0, fundo - MINIMO);
  else fundo = limitar(fundo + dy, topo + MINIMO, 1);
  return { x: esquerda, y: topo, largura: direita - esquerda, altura: fundo - topo };
}

/** How large a part of a picture is sent, in whole pixels. */
export function tamanhoEnviado({ largura, altura }: Tamanho, recorte: Recorte): Tamanho {
  const [l, a] = [largura * recorte.largura, altura * recorte.altura];
  const escala = Math.min(1, LADO_MAXIMO / Math.max(l, a));
  return { largura: Math.max(1, Math.round(l * escala)), altura: Math.max(1, Math.round(a * escala)) };
}

/** The size of a picture after so many quarter turns. */
export const girado = ({ largura, altura }: Tamanho, quartos: number): Tamanho =>
  quartos % 2 === 0 ? { largura, altura } : { largura: altura, altura: largura };

const limitar = (valor: number, minimo: number, maximo: number): number =>
  Math.min(Math.max(valor, minimo), maximo);
