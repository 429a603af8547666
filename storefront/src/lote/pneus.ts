import type { VeiculoDoLote } from '@martelo/shared/veiculo';
import { lugarDoPneu } from '@martelo/shared/veiculo-itens';

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

/** What says no place stands beside the spares. */
export function plantaDePneus(pneus: NonNullable<VeiculoDoLote['pneus']>): PlantaDePneus {
  const porEixo = new Map<number, PlantaDePneus['eixos'][number]>();
  const avulsos: Pneu[] = [];
  for (const [posicao, estado] of Object.entries(pneus)) {
    const lugar = lugarDoPneu(posicao);
    if (lugar === null || lugar.eixo === null) {
      avulsos.push({ posicao, estado });
      continue;
    }
    const linha = porEixo.get(lugar.eixo) ?? { esquerda: [], meio: [], direita: [] };
    linha[lugar.lado].push({ posicao, estado });
    porEixo.set(lugar.eixo, linha);
  }
  const eixos = [...porEixo].toSorted(([a], [b]) => a - b).map(([, linha]) => linha);
  return { eixos, avulsos };
}
