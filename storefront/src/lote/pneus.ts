import type { VeiculoDoLote } from '@martelo/shared/veiculo';

type Estado = NonNullable<VeiculoDoLote['pneus']>[string];
export interface Pneu {
  posicao: string;
  estado: Estado;
}

/** Tyres as they sit on the vehicle: axles from the front, each with its left, middle (motorcycles) and right ones; spares apart. */
export interface PlantaDePneus {
  eixos: { esquerda: Pneu[]; meio: Pneu[]; direita: Pneu[] }[];
  avulsos: Pneu[];
}

/** Reads positions as the yards write them: "dianteiro esquerdo", "traseiro", "eixo 3 direito", "estepe". */
export function plantaDePneus(pneus: NonNullable<VeiculoDoLote['pneus']>): PlantaDePneus {
  const porEixo = new Map<number, PlantaDePneus['eixos'][number]>();
  const avulsos: Pneu[] = [];
  for (const [posicao, estado] of Object.entries(pneus)) {
    const eixo = ordemDoEixo(posicao.toLowerCase());
    if (eixo === null) {
      avulsos.push({ posicao, estado });
      continue;
    }
    const linha = porEixo.get(eixo) ?? { esquerda: [], meio: [], direita: [] };
    linha[ladoDoPneu(posicao.toLowerCase())].push({ posicao, estado });
    porEixo.set(eixo, linha);
  }
  const eixos = [...porEixo].toSorted(([a], [b]) => a - b).map(([, linha]) => linha);
  return { eixos, avulsos };
}

function ordemDoEixo(posicao: string): number | null {
  const numero = /(\d+)/.exec(posicao)?.[1];
  if (posicao.includes('estepe')) return null;
  if (numero !== undefined) return Number(numero);
  if (posicao.includes('diant')) return 0;
  if (posicao.includes('tras')) return 99;
  return null;
}

const ladoDoPneu = (posicao: string): 'esquerda' | 'meio' | 'direita' =>
  posicao.includes('esq') ? 'esquerda' : posicao.includes('dir') ? 'direita' : 'meio';
