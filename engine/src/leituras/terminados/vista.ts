import { loteNaMesa } from '../../auction/leituras/na-mesa.ts';
import { maioresLances } from '../../auction/leituras/refazer.ts';
import type { Estado, EstadoLote, LoteVisto } from '../../auction/modelo/estado.ts';
import type { LeilaoVisto } from '../vistas/lote.ts';
import { type Balanco, balancoDoLeilao } from '../vistas/resultado.ts';

/** A finished auction without its lots. */
export interface LeilaoGuardado extends LeilaoVisto {
  loteAoVivoUid: string | null;
  quantidadeLotes: number;
  balanco: Balanco;
}

/** A lot of a finished auction. */
export interface LoteGuardado {
  lote: LoteVisto;
  /** Highest standing amount by client, of a lot with cancelled bids (rule 19); null where none was: records add it up. Centavos. */
  refeitos: ReadonlyMap<string, number> | null;
}

export const leilaoGuardado = (estado: Readonly<Estado>): LeilaoGuardado => ({
  leilao: estado.leilao,
  pregao: { pausadoEm: estado.pregao.pausadoEm },
  loteAoVivoUid: loteNaMesa(estado)?.uid ?? null,
  quantidadeLotes: estado.lotes.size,
  balanco: balancoDoLeilao(estado),
});

/** What a reader is given of a lot whose auction is in memory. */
export const loteGuardado = (lote: EstadoLote): LoteGuardado => ({
  lote,
  refeitos: lote.instrucoes.some(({ cancelada }) => cancelada) ? maioresLances(lote.instrucoes) : null,
});

/** Text, because what it is taken from changes in place. */
export function escreverLote(estado: EstadoLote): string {
  const { instrucoes, daLideranca, linhas, descricaoMudouEm, retiradas, silenciosos, ...lote } = estado;
  const { refeitos } = loteGuardado(estado);
  return JSON.stringify({
    ...lote,
    participantes: [...lote.participantes.keys()],
    propostas: lote.propostas && [...lote.propostas],
    refeitos: refeitos && [...refeitos],
  });
}

export function lerLote(texto: string): LoteGuardado {
  const { refeitos, participantes, propostas, ...lote } = JSON.parse(texto) as Guardado;
  return {
    // Written before there were any, it has none.
    lote: {
      ...lote,
      comunicados: lote.comunicados ?? [],
      participantes: new Set(participantes),
      propostas: propostas && new Map(propostas),
    },
    refeitos: refeitos && new Map(refeitos),
  };
}

type Pares<M> = M extends Map<infer K, infer V> ? [K, V][] : never;
type Guardado = Omit<LoteVisto, 'participantes' | 'propostas'> & {
  participantes: string[];
  propostas: Pares<NonNullable<LoteVisto['propostas']>> | null;
  refeitos: [string, number][] | null;
};
