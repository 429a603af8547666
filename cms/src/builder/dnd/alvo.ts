/** A section's place on screen, in CSS px of the window. Rows of a list need no sides. */
export interface Faixa {
  id: string;
  topo: number;
  altura: number;
  esquerda?: number;
  largura?: number;
}

/** Beside which section, on which side: both become halves. */
export interface AoLado {
  id: string;
  lado: 'esquerda' | 'direita';
}

/** Where something dragged would stand: in a gap between two sections, or beside one. */
export interface Alvo {
  lacuna: number;
  aoLado: AoLado | null;
}

/** How much of a section's width and height, at its edges, means something else than its middle. */
const BEIRA_LATERAL = 0.22;
const BEIRA_VERTICAL = 0.2;
/** Sections whose tops are this close stand side by side. */
const MESMA_LINHA_PX = 2;

/**
 * Where something dragged to a point would fall. A line's upper half is the gap before it, its lower half the one after; the left
 * and right edges of a section that stands alone are places beside it. Counted with what is dragged still in the list.
 */
export function alvoEm(faixas: readonly Faixa[], { x, y }: { x: number; y: number }): Alvo {
  for (const linha of emLinhas(faixas)) {
    if (y >= linha.topo + linha.altura) continue;
    const aoLado = linha.quantas === 1 ? ladoDe(faixas[linha.inicio] as Faixa, x, y) : null;
    const depois = y >= linha.topo + linha.altura / 2;
    return { lacuna: linha.inicio + (depois ? linha.quantas : 0), aoLado };
  }
  return { lacuna: faixas.length, aoLado: null };
}

/** The gap alone, as in a list. */
export const lacunaEm = (faixas: readonly Faixa[], y: number): number => alvoEm(faixas, { x: 0, y }).lacuna;

/** The height of the line that marks a gap. */
export function alturaDaLacuna(faixas: readonly Faixa[], lacuna: number): number | null {
  const proxima = faixas[lacuna];
  if (proxima) return proxima.topo;
  const ultima = faixas.at(-1);
  return ultima ? ultima.topo + ultima.altura : null;
}

/** From a gap, counted with the dragged section in the list, to the position it ends in. */
export const posicaoFinal = (lacuna: number, de: number): number => (lacuna > de ? lacuna - 1 : lacuna);

interface Linha {
  inicio: number;
  quantas: number;
  topo: number;
  altura: number;
}

function emLinhas(faixas: readonly Faixa[]): Linha[] {
  const linhas: Linha[] = [];
  for (const [indice, faixa] of faixas.entries()) {
    const ultima = linhas.at(-1);
    const anterior = faixas[indice - 1];
    const aDireita =
      anterior?.esquerda !== undefined &&
      faixa.esquerda !== undefined &&
      faixa.esquerda >= anterior.esquerda + (anterior.largura ?? 0);
    if (ultima && aDireita && Math.abs(ultima.topo - faixa.topo) <= MESMA_LINHA_PX) {
      ultima.quantas += 1;
      ultima.altura = Math.max(ultima.altura, faixa.altura);
    } else linhas.push({ inicio: indice, quantas: 1, topo: faixa.topo, altura: faixa.altura });
  }
  return linhas;
}

function ladoDe(faixa: Faixa, x: number, y: number): AoLado | null {
  const { id, topo, altura, esquerda, largura } = faixa;
  if (esquerda === undefined || largura === undefined || largura === 0) return null;
  const noMeio = y > topo + altura * BEIRA_VERTICAL && y < topo + altura * (1 - BEIRA_VERTICAL);
  if (!noMeio) return null;
  const onde = (x - esquerda) / largura;
  if (onde < 0 || onde > 1) return null;
  if (onde < BEIRA_LATERAL) return { id, lado: 'esquerda' };
  return onde > 1 - BEIRA_LATERAL ? { id, lado: 'direita' } : null;
}
