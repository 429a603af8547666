// No schema in here: lot pages read it in the browser.
import type { Centavos } from '../dinheiro.ts';
import type { TabelaDeParcelas } from './parcelas.ts';

/** One way of paying an amount by card. Centavos. */
export interface Parcelamento {
  parcelas: number;
  /** The first; where the amount does not divide, it is up to `parcelas - 1` centavos above the others. */
  primeira: Centavos;
  demais: Centavos;
  valorComJuros: Centavos;
  /** Percent a month; 0 without interest. */
  taxaDeJuros: number;
}

/**
 * Every way in which an amount may be paid, fewest instalments first: the one table of the checkout and of the lot page's simulator.
 * Interest is by the Price table, each instalment rounded up to the centavo: what the client is shown is never less than what is charged.
 */
export function parcelamentos(centavos: Centavos, tabela: TabelaDeParcelas): Parcelamento[] {
  const { maximo, semJuros, taxaAoMes, parcelaMinima } = tabela;
  return Array.from({ length: maximo }, (_, i) => i + 1)
    .map((parcelas) =>
      parcelas <= semJuros || taxaAoMes === 0
        ? emPartesIguais(centavos, parcelas)
        : pelaTabelaPrice(centavos, parcelas, taxaAoMes),
    )
    .filter(({ parcelas, demais }) => parcelas === 1 || demais >= parcelaMinima);
}

/** What is charged in all, as instalments: where it does not divide, the first has the centavos that are left. */
export function dividirEmParcelas(
  total: Centavos,
  parcelas: number,
): Pick<Parcelamento, 'primeira' | 'demais'> {
  const demais = Math.floor(total / parcelas);
  return { primeira: total - demais * (parcelas - 1), demais };
}

const emPartesIguais = (centavos: Centavos, parcelas: number): Parcelamento => ({
  ...{ parcelas, ...dividirEmParcelas(centavos, parcelas), valorComJuros: centavos, taxaDeJuros: 0 },
});

function pelaTabelaPrice(centavos: Centavos, parcelas: number, taxaDeJuros: number): Parcelamento {
  // By multiplication alone: `**` may differ in its last bit from one browser to the next, and the table must not.
  let fator = 1;
  for (let i = 0; i < parcelas; i++) fator *= 1 + taxaDeJuros / 100;
  const exata = (centavos * (taxaDeJuros / 100) * fator) / (fator - 1);
  const parcela = Math.ceil(exata - 1e-6);
  return { parcelas, primeira: parcela, demais: parcela, valorComJuros: parcela * parcelas, taxaDeJuros };
}
