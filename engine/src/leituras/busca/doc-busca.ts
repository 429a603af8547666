import type { Centavos } from '@martelo/shared/dinheiro';
import type { SituacaoLote } from '@martelo/shared/lote';

/** A lot as the search knows it. Only what the public may read goes in here; instants are ISO 8601 UTC. */
export interface DocBusca {
  uid: string;
  id: number;
  /** The brands that show the lot: a search of another brand never sees it. */
  hotsites: readonly number[];
  leilaoUid: string;
  leilaoNome: string;
  nome: string;
  descricao: string | null;
  numero: string;
  posicao: number;
  tipo: string;
  marca: string | null;
  modelo: string | null;
  anoModelo: number | null;
  /** The years as people write them, of make and of model: "2020/2021". */
  anos: string | null;
  km: number | null;
  cor: string | null;
  cidade: string | null;
  uf: string | null;
  bairro: string | null;
  /** Name of the yard it stands at. */
  patio: string | null;
  situacao: SituacaoLote;
  prioridade: number;
  /** The current price, else the opening one. */
  valor: Centavos;
  qtdLances: number;
  dataInicio: string | null;
  dataFim: string | null;
}

/** What moves while an auction runs, and is cheap to change. Anything else is a new `incluir` of the whole lot. */
export type MudancasBusca = Partial<
  Pick<
    DocBusca,
    'situacao' | 'prioridade' | 'posicao' | 'valor' | 'qtdLances' | 'dataInicio' | 'dataFim' | 'hotsites'
  >
>;

/** How much a word counts by where it stands. */
export const PESOS_TEXTO = {
  nome: 8,
  numero: 7,
  marca: 6,
  modelo: 6,
  anos: 5,
  tipo: 4,
  cidade: 4,
  bairro: 3,
  patio: 3,
  uf: 3,
  cor: 2,
  leilaoNome: 2,
  descricao: 1,
} as const satisfies Partial<Record<keyof DocBusca, number>>;

/** Fields of few values: what facets count and exact filters compare, without regard to case and accents. */
export const CATEGORIAS = [
  'tipo',
  'marca',
  'modelo',
  'cor',
  'cidade',
  'uf',
  'bairro',
  'patio',
  'leilaoUid',
  'situacao',
  'anoModelo',
  'numero',
  'faixaValor',
] as const;
export type Categoria = (typeof CATEGORIAS)[number];

/** Fields that are quantities: what ranges and orders go by. Instants as Unix ms; absent is NaN. */
export const MEDIDAS = [
  'valor',
  'anoModelo',
  'km',
  'qtdLances',
  'prioridade',
  'posicao',
  'id',
  'dataInicio',
  'dataFim',
] as const;
export type Medida = (typeof MEDIDAS)[number];

/** Upper ends, in centavos, of the price bands of the facet `faixaValor`; the last band has none. */
const FAIXAS_VALOR = [
  500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 20_000_000, 50_000_000, 100_000_000,
];

/** The band of a price as "min-max" in centavos: "1000000-2000000", the last one "100000000-". */
export function faixaDoValor(valor: Centavos): string {
  const i = FAIXAS_VALOR.findIndex((fim) => valor < fim);
  if (i < 0) return `${FAIXAS_VALOR[FAIXAS_VALOR.length - 1]}-`;
  return `${FAIXAS_VALOR[i - 1] ?? 0}-${FAIXAS_VALOR[i]}`;
}
