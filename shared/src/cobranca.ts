import type { Centavos } from './dinheiro.ts';

/** The fee fields of a lot that enter rule 20. Centavos and percent. */
export interface Taxas {
  minimo: Centavos;
  despachante?: Centavos | undefined;
  outros?: Centavos | undefined;
  remocao?: Centavos | undefined;
  depositoDeBens?: Centavos | undefined;
  vistoria?: Centavos | undefined;
  comissaoPorcentagem?: number | undefined;
  comissaoExtraPorcentagem?: number | undefined;
}

export interface Totais {
  base: Centavos;
  comissaoValorCalculado: Centavos;
  comissaoExtraValorCalculado: Centavos;
  totalDespesas: Centavos;
  totalAPagar: Centavos;
}

/** The main brand: its commissions are rounded down (rule 20). */
export const HOTSITE_PRINCIPAL = 1;

/** Percent with up to four decimals, computed in integers so that no binary fraction can move a centavo. */
export function porcento(base: Centavos, porcentagem: number, arredondaParaBaixo: boolean): Centavos {
  const numerador = BigInt(base) * BigInt(Math.round(porcentagem * 10_000));
  const divisor = 1_000_000n;
  return Number((arredondaParaBaixo ? numerador : numerador + divisor / 2n) / divisor);
}

/** Rule 20: base, commissions, expenses and total of a lot at a bid (null or 0 = the opening price). Centavos. */
export function calcularTotais(lance: Centavos | null, taxas: Taxas, hotsiteId: number): Totais {
  const base = lance !== null && lance > 0 ? lance : taxas.minimo;
  const paraBaixo = hotsiteId === HOTSITE_PRINCIPAL;
  const comissaoValorCalculado = porcento(base, taxas.comissaoPorcentagem ?? 0, paraBaixo);
  const comissaoExtraValorCalculado = porcento(base, taxas.comissaoExtraPorcentagem ?? 0, paraBaixo);
  const taxasPositivas = [
    taxas.despachante,
    taxas.outros,
    taxas.remocao,
    taxas.depositoDeBens,
    taxas.vistoria,
  ]
    .filter((taxa) => taxa !== undefined && taxa > 0)
    .reduce<number>((soma, taxa) => soma + (taxa ?? 0), 0);
  const totalDespesas = taxasPositivas + comissaoValorCalculado + comissaoExtraValorCalculado;
  return {
    base,
    comissaoValorCalculado,
    comissaoExtraValorCalculado,
    totalDespesas,
    totalAPagar: base + totalDespesas,
  };
}
