import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calcularTotais, HOTSITE_PRINCIPAL, type Taxas } from './cobranca.ts';
import { CENTAVOS_MAX, centavosSoma } from './dinheiro.ts';

const OUTRO = 2;
const valor = fc.integer({ min: 0, max: CENTAVOS_MAX });
const porcentagem = fc.integer({ min: 0, max: 1_000_000 }).map((n) => n / 10_000);
const taxas: fc.Arbitrary<Taxas> = fc.record(
  {
    minimo: fc.integer({ min: 1, max: CENTAVOS_MAX }),
    despachante: valor,
    outros: valor,
    remocao: valor,
    depositoDeBens: valor,
    vistoria: valor,
    comissaoPorcentagem: porcentagem,
    comissaoExtraPorcentagem: porcentagem,
  },
  { requiredKeys: ['minimo'] },
);
const lance = fc.option(valor);

describe('calcularTotais (rule 20)', () => {
  it('bases commissions on the bid, and on the opening price while there is none', () => {
    const regra = { minimo: 100_000, comissaoPorcentagem: 5 };
    expect(calcularTotais(200_000, regra, OUTRO).comissaoValorCalculado).toBe(10_000);
    expect(calcularTotais(0, regra, OUTRO).base).toBe(100_000);
    expect(calcularTotais(null, regra, OUTRO).totalAPagar).toBe(105_000);
  });

  it('rounds down for the main brand and half up for the others', () => {
    const regra = { minimo: 1, comissaoPorcentagem: 5 };
    // 5% of R$ 1,10 is 5.5 centavos; of R$ 1,09, 5.45.
    expect(calcularTotais(110, regra, HOTSITE_PRINCIPAL).comissaoValorCalculado).toBe(5);
    expect(calcularTotais(110, regra, OUTRO).comissaoValorCalculado).toBe(6);
    expect(calcularTotais(109, regra, OUTRO).comissaoValorCalculado).toBe(5);
  });

  it('is exact where binary fractions are not', () => {
    // 1.1 × 5.15 and 100 × 1.005 land below the half in floating point.
    expect(
      calcularTotais(10_000, { minimo: 1, comissaoPorcentagem: 1.005 }, OUTRO).comissaoValorCalculado,
    ).toBe(101);
    expect(
      calcularTotais(100, { minimo: 1, comissaoPorcentagem: 29 }, HOTSITE_PRINCIPAL).comissaoValorCalculado,
    ).toBe(29);
  });

  it('adds only positive fees, each once', () => {
    const totais = calcularTotais(
      1_000,
      {
        minimo: 1,
        despachante: 10,
        outros: 200,
        remocao: -5_000,
        depositoDeBens: 0,
        vistoria: 4_000,
        comissaoPorcentagem: 10,
        comissaoExtraPorcentagem: 1,
      },
      OUTRO,
    );
    expect(totais).toEqual({
      base: 1_000,
      comissaoValorCalculado: 100,
      comissaoExtraValorCalculado: 10,
      totalDespesas: 4_320,
      totalAPagar: 5_320,
    });
  });

  it('always adds up, in whole centavos that a sale can hold', () => {
    fc.assert(
      fc.property(lance, taxas, fc.constantFrom(HOTSITE_PRINCIPAL, OUTRO), (dado, regra, hotsite) => {
        const totais = calcularTotais(dado, regra, hotsite);
        expect(totais.totalAPagar).toBe(totais.base + totais.totalDespesas);
        for (const parte of Object.values(totais)) expect(centavosSoma.safeParse(parte).success).toBe(true);
      }),
    );
  });

  it('never charges more on the main brand than on another, and at most a centavo a commission less', () => {
    fc.assert(
      fc.property(lance, taxas, (dado, regra) => {
        const principal = calcularTotais(dado, regra, HOTSITE_PRINCIPAL).totalAPagar;
        const outro = calcularTotais(dado, regra, OUTRO).totalAPagar;
        expect(outro - principal).toBeGreaterThanOrEqual(0);
        expect(outro - principal).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('never falls when the bid rises', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: CENTAVOS_MAX - 1 }), taxas, (dado, regra) => {
        expect(calcularTotais(dado + 1, regra, OUTRO).totalAPagar).toBeGreaterThan(
          calcularTotais(dado, regra, OUTRO).totalAPagar,
        );
      }),
    );
  });
});
