import { LIMITES, type PontoNoMapa } from './projecao.ts';

/** The part of the drawn map that is shown, in its units. */
export interface Quadro {
  x: number;
  y: number;
  largura: number;
  altura: number;
}

/** Width to height of every drawn map. */
export const PROPORCAO = 5 / 4;
/** A lone place is shown with its surroundings: some 700 km. */
const LARGURA_MINIMA = 66;
/** From here on the region is as good as the country. */
const QUASE_TUDO = 0.62;
const FOLGA = 1.5;

const BRASIL: Quadro = emProporcao(LIMITES.largura / 2, LIMITES.altura / 2, LIMITES.largura, LIMITES.altura);

/** The region that holds all places when they are near each other; else, and without places, the whole country. */
export function enquadrar(pontos: readonly PontoNoMapa[]): Quadro {
  if (pontos.length === 0) return BRASIL;
  const [oeste, leste] = extremos(pontos.map(({ x }) => x));
  const [norte, sul] = extremos(pontos.map(({ y }) => y));
  const largura = Math.max((leste - oeste) * FOLGA, LARGURA_MINIMA);
  const altura = Math.max((sul - norte) * FOLGA, LARGURA_MINIMA / PROPORCAO);
  if (largura > LIMITES.largura * QUASE_TUDO || altura > LIMITES.altura * QUASE_TUDO) return BRASIL;
  return emProporcao((oeste + leste) / 2, (norte + sul) / 2, largura, altura);
}

/** Places nearer to each other than `raio` make one group, which stands at its middle; no two groups are nearer than that either. */
export function agrupar<T extends { em: PontoNoMapa }>(
  pontos: readonly T[],
  raio: number,
): { em: PontoNoMapa; pontos: T[] }[] {
  const grupos: { em: PontoNoMapa; pontos: T[] }[] = [];
  for (const ponto of pontos) {
    let novo = { em: ponto.em, pontos: [ponto] };
    // A group that took another moved, and may now stand on a third.
    for (let i = perto(grupos, novo.em, raio); i >= 0; i = perto(grupos, novo.em, raio)) {
      const [outro] = grupos.splice(i, 1);
      const juntos = [...(outro?.pontos ?? []), ...novo.pontos];
      const em = { x: media(juntos.map((um) => um.em.x)), y: media(juntos.map((um) => um.em.y)) };
      novo = { em, pontos: juntos };
    }
    grupos.push(novo);
  }
  return grupos;
}

const perto = (grupos: readonly { em: PontoNoMapa }[], { x, y }: PontoNoMapa, raio: number): number =>
  grupos.findIndex(({ em }) => Math.hypot(em.x - x, em.y - y) < raio);

function emProporcao(x: number, y: number, largura: number, altura: number): Quadro {
  const larga = Math.max(largura, altura * PROPORCAO);
  const alta = larga / PROPORCAO;
  return { x: x - larga / 2, y: y - alta / 2, largura: larga, altura: alta };
}

const extremos = (valores: readonly number[]): [number, number] => [
  Math.min(...valores),
  Math.max(...valores),
];
const media = (valores: readonly number[]): number =>
  valores.reduce((soma, v) => soma + v, 0) / valores.length;
