import type { RecorteDaFoto } from '@martelo/shared/foto-do-lote';

export const INTEIRA: RecorteDaFoto = { x: 0, y: 0, largura: 1, altura: 1 };
export const LADOS = ['x', 'y', 'largura', 'altura'] as const;
type Lado = (typeof LADOS)[number];

/** No side of what is shown is less, in shares of the picture's. */
const MINIMO = 0.05;
const limitado = (valor: number, de: number, ate: number): number => Math.max(de, Math.min(ate, valor));

/** The part between two points of a picture, in shares of it. */
export function entre(um: { x: number; y: number }, outro: { x: number; y: number }): RecorteDaFoto {
  const [x1, x2] = [um.x, outro.x].map((v) => limitado(v, 0, 1)).toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  const [y1, y2] = [um.y, outro.y].map((v) => limitado(v, 0, 1)).toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return dentro({ x: x1, y: y1, largura: x2 - x1, altura: y2 - y1 });
}

/** The part with one side changed: it stays within the picture, and gives way rather than move. */
export function comLado(parte: RecorteDaFoto, lado: Lado, valor: number): RecorteDaFoto {
  const nova = { ...parte, [lado]: valor };
  if (lado === 'x') nova.largura = Math.min(parte.largura, 1 - limitado(valor, 0, 1 - MINIMO));
  if (lado === 'y') nova.altura = Math.min(parte.altura, 1 - limitado(valor, 0, 1 - MINIMO));
  return dentro(nova);
}

function dentro({ x, y, largura, altura }: RecorteDaFoto): RecorteDaFoto {
  const [esquerda, cima] = [limitado(x, 0, 1 - MINIMO), limitado(y, 0, 1 - MINIMO)];
  return {
    ...{ x: esquerda, y: cima },
    largura: limitado(largura, MINIMO, 1 - esquerda),
    altura: limitado(altura, MINIMO, 1 - cima),
  };
}
