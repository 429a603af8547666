import type { Acaso } from '@martelo/shared/acaso';

export interface Plano {
  modo: 'relogio' | 'ao-vivo';
  tempo: 'real' | 'rapido';
  lotes: number;
  /** Seconds from the start to the end of the first lot, by the clock. */
  abertura: number;
}

/** What the rules' times become: real ones, or short enough that a whole auction takes minutes. */
export const TEMPOS = {
  real: { intervalo: 120, janela: 180, extra: 180, ritmo: 1 },
  rapido: { intervalo: 2, janela: 4, extra: 4, ritmo: 0.12 },
} as const;

const MODELOS: readonly [nome: string, tipo: string, minimo: number][] = [
  ['Fiat Strada Freedom 1.3', 'Utilitário', 3_800_000],
  ['Chevrolet Onix LT 1.0', 'Carro', 3_200_000],
  ['Volkswagen Gol 1.6', 'Carro', 1_900_000],
  ['Honda CG 160 Titan', 'Moto', 780_000],
  ['Mercedes-Benz Axor 2544', 'Caminhão', 14_500_000],
  ['Toyota Corolla XEi 2.0', 'Carro', 5_900_000],
  ['Yamaha Fazer 250', 'Moto', 950_000],
  ['Marcopolo Volare W9', 'Ônibus', 9_800_000],
  ['Caterpillar 416E', 'Pesado', 12_000_000],
  ['Renault Kwid Zen 1.0', 'Carro', 2_400_000],
  ['Lote de empilhadeiras', 'Equipamento', 2_700_000],
  ['Ford Ranger XLS 2.2', 'Utilitário', 6_100_000],
];

/** The auction and its lots as `POST /v1/leiloes` and `POST /v1/leiloes/{uid}/lotes` take them. */
export function leilaoDoPlano(plano: Plano, sorte: Acaso, agora: number) {
  const { intervalo, janela, extra } = TEMPOS[plano.tempo];
  const aoVivo = plano.modo === 'ao-vivo';
  const leilao = {
    nome: `Ensaio ${new Date(agora).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })}`,
    data: new Date(agora + plano.abertura * 1_000).toISOString(),
    situacao: aoVivo ? 'AO_VIVO' : 'PRONTO',
    ensaio: true,
    intervaloEntreLotesSegundos: intervalo,
    pontoCorteParaIncrementoPosLancesSegundos: janela,
    incrementoAposLancesSegundos: extra,
    incrementos: [{ ate: 1_000_000, valor: 10_000 }, { ate: 5_000_000, valor: 25_000 }, { valor: 50_000 }],
  };
  const lotes = Array.from({ length: plano.lotes }, (_, i) => {
    const [nome, tipo, base] = MODELOS[i % MODELOS.length]!;
    const minimo = Math.round((base * sorte.faixa(0.8, 1.2)) / 10_000) * 10_000;
    return {
      nome: `${nome} (${i + 1})`,
      tipo,
      valor: { minimo },
      ...(sorte.chance(0.35) && {
        valorComitente: Math.round((minimo * sorte.faixa(1.05, 1.5)) / 10_000) * 10_000,
      }),
      ...(aoVivo && { finalizacaoManual: true }),
    };
  });
  return { leilao, lotes };
}
