import { IMAGEM } from '../../../palavras/construtor/imagem.ts';

/** A rectangle in percent of its picture. */
export interface Area {
  x: number;
  y: number;
  largura: number;
  altura: number;
}

export interface Ponto {
  x: number;
  y: number;
}

export const INTEIRA: Area = { x: 0, y: 0, largura: 100, altura: 100 };
/** Less than this is a slip of the hand, percent. */
const MENOR = 5;

export const FORMATOS: readonly { nome: string; proporcao: number | null }[] = [
  { nome: IMAGEM.livre, proporcao: null },
  { nome: '1:1', proporcao: 1 },
  { nome: '4:3', proporcao: 4 / 3 },
  { nome: '3:2', proporcao: 3 / 2 },
  { nome: '16:9', proporcao: 16 / 9 },
  { nome: '16:5', proporcao: 16 / 5 },
];

export type Canto = 'no' | 'ne' | 'so' | 'se';

/** The largest area of a shape, around the middle of another. `propria`: the picture's own width over height. */
export function noFormato(area: Area, proporcao: number | null, propria: number): Area {
  if (proporcao === null) return area;
  // In percent of the picture, a shape is as wide as it is high when it has the picture's own.
  const relativa = proporcao / propria;
  const largura = Math.min(100, 100 * relativa);
  const altura = largura / relativa;
  const centro = { x: area.x + area.largura / 2, y: area.y + area.altura / 2 };
  return dentro({ x: centro.x - largura / 2, y: centro.y - altura / 2, largura, altura });
}

export const mover = (area: Area, dx: number, dy: number): Area =>
  dentro({ ...area, x: area.x + dx, y: area.y + dy });

/** Drags one corner; the one across stays. With a shape, the height follows the width. */
export function puxar(area: Area, canto: Canto, dx: number, dy: number, relativa: number | null): Area {
  const leste = canto.endsWith('e');
  const sul = canto.startsWith('s');
  const fixo = { x: leste ? area.x : area.x + area.largura, y: sul ? area.y : area.y + area.altura };
  const sobraX = leste ? 100 - fixo.x : fixo.x;
  const sobraY = sul ? 100 - fixo.y : fixo.y;
  let largura = limitar(area.largura + (leste ? dx : -dx), MENOR, sobraX);
  let altura = limitar(area.altura + (sul ? dy : -dy), MENOR, sobraY);
  if (relativa !== null) {
    largura = Math.min(largura, sobraY * relativa);
    altura = largura / relativa;
  }
  return { x: leste ? fixo.x : fixo.x - largura, y: sul ? fixo.y : fixo.y - altura, largura, altura };
}

/** Where a point of the whole picture is within a part of it, percent of the part. */
export const noRecorte = (ponto: Ponto, area: Area): Ponto => ({
  x: arredondar(limitar(((ponto.x - area.x) / area.largura) * 100, 0, 100)),
  y: arredondar(limitar(((ponto.y - area.y) / area.altura) * 100, 0, 100)),
});

export const andar = (ponto: Ponto, dx: number, dy: number): Ponto => ({
  x: arredondar(limitar(ponto.x + dx, 0, 100)),
  y: arredondar(limitar(ponto.y + dy, 0, 100)),
});

export const ehInteira = ({ x, y, largura, altura }: Area): boolean =>
  x < 0.5 && y < 0.5 && largura > 99 && altura > 99;

const dentro = (area: Area): Area => ({
  ...area,
  x: limitar(area.x, 0, 100 - area.largura),
  y: limitar(area.y, 0, 100 - area.altura),
});

const limitar = (valor: number, minimo: number, maximo: number): number =>
  Math.max(minimo, Math.min(maximo, valor));

const arredondar = (valor: number): number => Math.round(valor * 10) / 10;
