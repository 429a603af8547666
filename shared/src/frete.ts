import { z } from 'zod';
import { type Centavos, centavos, centavosPositivos } from './dinheiro.ts';
import { texto } from './texto.ts';
import { uf } from './uf.esquema.ts';

const lugar = { cidade: texto(120).min(1), estado: uf };

/** One price of the table: from a city to another, for one kind of goods. */
export const linhaDeFrete = z.strictObject({
  origem: z.strictObject(lugar),
  destino: z.strictObject(lugar),
  /** What is carried: "Carro", "Moto", "Caminhão" … */
  item: texto(60).min(1),
  valor: centavosPositivos,
  /** Working days. */
  prazo: z.int().min(1).max(365),
});

/** What staff load: the whole table, at once. */
export const tabelaDeFreteEscrita = z.strictObject({
  /** Added for each km between the customer's city and the destination of the table, centavos. */
  valorPorKm: centavos,
  /** One more working day for each so many km beyond the destination. */
  kmPorDia: z.int().min(1).max(5_000).default(300),
  /** How far from a destination goods are brought, km. */
  distanciaMaximaKM: z.int().min(0).max(5_000).default(300),
  linhas: z
    .array(linhaDeFrete)
    .max(5_000)
    .refine(
      (linhas) =>
        new Set(
          linhas.map(({ origem: o, destino: d, item }) =>
            `${o.cidade}/${o.estado}>${d.cidade}/${d.estado}>${item}`.toLowerCase(),
          ),
        ).size === linhas.length,
      'Há mais de uma linha para a mesma origem, destino e item.',
    ),
});
export type TabelaDeFreteEscrita = z.infer<typeof tabelaDeFreteEscrita>;

export const freteOrigem = z.strictObject({ hash: z.string(), cidade: z.string(), estado: z.string() });
export const freteDestino = freteOrigem.extend({
  /** Hash of the origin that this price is from. */
  origem: z.string(),
  valor: centavos,
  prazo: z.int(),
  item: z.string(),
});
/** Whom it goes to: a city, and its distance from the destination of the table. */
export const freteCliente = z.strictObject({
  cidade: z.string(),
  estado: z.string(),
  distanciaCidadeKM: z.number(),
});
export type FreteOrigem = z.infer<typeof freteOrigem>;
export type FreteDestino = z.infer<typeof freteDestino>;

/** GET /v1/fretes */
export const tabelaDeFrete = z.strictObject({
  origens: z.array(freteOrigem),
  destinos: z.array(freteDestino),
  itens: z.array(z.string()),
  valorPorKm: centavos,
  kmPorDia: z.int(),
  distanciaMaximaKM: z.int(),
  /** ISO instant at which it was last loaded; null where a brand has none. */
  atualizadaEm: z.string().nullable(),
});
export type TabelaDeFrete = z.infer<typeof tabelaDeFrete>;

/** GET /v1/fretes/simular */
export const simulacaoDeFrete = z.strictObject({
  origem: freteOrigem,
  destino: freteDestino,
  cliente: freteCliente,
  /** What the table asks, and what the distance beyond it adds. */
  valorTabela: centavos,
  valorDistancia: centavos,
  valor: centavos,
  /** Working days. */
  prazo: z.int(),
});
export type SimulacaoDeFrete = z.infer<typeof simulacaoDeFrete>;

/** Whether a type of lot is brought nowhere. */
export const ficaOndeEsta = (tipo: string): boolean => tipo === 'Imóvel';

/**
 * The price of a delivery: the table's line, and `valorPorKm` for each km between its destination and the customer's city; one working
 * day more for each `kmPorDia` begun. Centavos, days.
 */
export function calcularFrete(
  linha: { valor: Centavos; prazo: number },
  regras: Pick<TabelaDeFrete, 'valorPorKm' | 'kmPorDia'>,
  distanciaCidadeKM: number,
): Pick<SimulacaoDeFrete, 'valorTabela' | 'valorDistancia' | 'valor' | 'prazo'> {
  const valorDistancia = Math.round(distanciaCidadeKM * regras.valorPorKm);
  return {
    valorTabela: linha.valor,
    valorDistancia,
    valor: linha.valor + valorDistancia,
    prazo: linha.prazo + Math.ceil(distanciaCidadeKM / regras.kmPorDia),
  };
}
