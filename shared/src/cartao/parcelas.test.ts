import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parcelamentos } from './parcelamentos.ts';
import { tabelaDeParcelas } from './parcelas.ts';

const TABELA = { maximo: 12, semJuros: 3, taxaAoMes: 2.99, parcelaMinima: 5_000 };

describe('instalments', () => {
  it('are without interest up to what the house bears, and by the Price table beyond', () => {
    const opcoes = parcelamentos(1_000_000, TABELA);
    expect(opcoes).toHaveLength(12);
    expect(opcoes[2]).toEqual({
      ...{ parcelas: 3, primeira: 333_334, demais: 333_333, valorComJuros: 1_000_000, taxaDeJuros: 0 },
    });
    // PMT(2.99 %; 12; 10.000) is 1.004,0212.
    expect(opcoes[11]).toMatchObject({ parcelas: 12, demais: 100_403, valorComJuros: 1_204_836 });
  });

  it('are none below the smallest, but a single payment is always offered', () => {
    expect(parcelamentos(9_999, TABELA).map(({ parcelas }) => parcelas)).toEqual([1]);
    expect(parcelamentos(15_000, TABELA).map(({ parcelas }) => parcelas)).toEqual([1, 2, 3]);
    expect(parcelamentos(1, TABELA)).toHaveLength(1);
  });

  it('add up to what is charged, and more of them never cost less', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000_000 }),
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 0, max: 2_000 }),
        (centavos, maximo, semJuros, taxa) => {
          const tabela = tabelaDeParcelas.parse({
            ...{ maximo, semJuros: Math.min(semJuros, maximo), taxaAoMes: taxa / 100, parcelaMinima: 1 },
          });
          let antes = 0;
          for (const opcao of parcelamentos(centavos, tabela)) {
            const { parcelas, primeira, demais, valorComJuros, taxaDeJuros } = opcao;
            expect(primeira + demais * (parcelas - 1)).toBe(valorComJuros);
            expect(primeira - demais).toBeLessThan(parcelas);
            expect(valorComJuros).toBeGreaterThanOrEqual(Math.max(centavos, antes));
            if (taxaDeJuros === 0) expect(valorComJuros).toBe(centavos);
            antes = taxaDeJuros === 0 ? 0 : valorComJuros - parcelas;
          }
        },
      ),
    );
  });

  it('of a table that contradicts itself are refused in words', () => {
    const { error } = tabelaDeParcelas.safeParse({ ...TABELA, semJuros: 13 });
    expect(error?.issues[0]?.message).toBe('não passam do máximo de parcelas');
  });
});
