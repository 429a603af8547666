import type { LoteQueMove } from './acompanhar.ts';
import { FASE_DA_SITUACAO } from './lote-situacao.ts';

export const GRUPOS = ['vendidos', 'condicionais', 'naoVendidos', 'abertos'] as const;
export type Grupo = (typeof GRUPOS)[number];

/** Sums over those lots of a group that have both: what was bid, and what it is held against. Centavos. */
export interface Contra {
  lances: number;
  contra: number;
}

export interface Total {
  lotes: number;
  /** Of the bids that lead. */
  valor: number;
  reserva: Contra;
  mercado: Contra;
}

type Lote = Pick<
  LoteQueMove,
  'situacao' | 'valorAtual' | 'reserva' | 'reservaAtingida' | 'valorMercado' | 'dataFim' | 'condicional'
>;

/** Which group a lot is in; null: taken out of the sale, or not offered yet. */
export function grupoDo({ situacao }: Pick<Lote, 'situacao'>): Grupo | null {
  switch (FASE_DA_SITUACAO[situacao]) {
    case 'vendido':
      return 'vendidos';
    case 'condicional':
      return 'condicionais';
    case 'nao-vendido':
      return 'naoVendidos';
    case 'disputa':
      return 'abertos';
    default:
      return null;
  }
}

/** Each group's lots added up. A value without the one that it is held against says nothing of it, and is not in that sum. */
export function totais(lotes: Iterable<Lote>): Record<Grupo, Total> {
  const vazio = (): Total => ({
    ...{ lotes: 0, valor: 0 },
    reserva: { lances: 0, contra: 0 },
    mercado: { lances: 0, contra: 0 },
  });
  const somas = { vendidos: vazio(), condicionais: vazio(), naoVendidos: vazio(), abertos: vazio() };
  for (const lote of lotes) {
    const grupo = grupoDo(lote);
    if (grupo === null) continue;
    const soma = somas[grupo];
    const { valorAtual, reserva, valorMercado } = lote;
    soma.lotes += 1;
    if (valorAtual === null) continue;
    soma.valor += valorAtual;
    for (const [onde, contra] of [
      [soma.reserva, reserva],
      [soma.mercado, valorMercado],
    ] as const) {
      if (contra === null || contra === 0) continue;
      onde.lances += valorAtual;
      onde.contra += contra;
    }
  }
  return somas;
}

/** How far ahead it is warned of lots that end. */
const PERTO_MS = 5 * 60_000;

export interface Alarme<T> {
  tipo: 'semLance' | 'abaixoDaReserva' | 'esperaComitente';
  lotes: T[];
}

/** What somebody should look at now: each kind of it, and which lots. */
export function alarmes<T extends Lote>(lotes: readonly T[], agora: number): Alarme<T>[] {
  const perto = lotes.filter((lote) => {
    if (grupoDo(lote) !== 'abertos' || lote.dataFim === null) return false;
    const falta = Date.parse(lote.dataFim) - agora;
    return falta > 0 && falta <= PERTO_MS;
  });
  const espera = ({ condicional }: T) =>
    condicional?.etapa === 'comitente' || condicional?.etapa === 'replica';
  const todos: Alarme<T>[] = [
    { tipo: 'semLance', lotes: perto.filter(({ valorAtual }) => valorAtual === null) },
    {
      tipo: 'abaixoDaReserva',
      lotes: perto.filter(
        ({ valorAtual, reservaAtingida }) => valorAtual !== null && reservaAtingida === false,
      ),
    },
    { tipo: 'esperaComitente', lotes: lotes.filter(espera) },
  ];
  return todos.filter((um) => um.lotes.length > 0);
}
