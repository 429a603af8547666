import { describe, expect, it } from 'vitest';
import { calcularFrete, tabelaDeFreteEscrita } from './frete.ts';

const REGRAS = { valorPorKm: 450, kmPorDia: 300 };

describe('freight', () => {
  it('is the table’s price at the table’s destination', () => {
    expect(calcularFrete({ valor: 120_000, prazo: 7 }, REGRAS, 0)).toEqual({
      ...{ valorTabela: 120_000, valorDistancia: 0, valor: 120_000, prazo: 7 },
    });
  });

  it('adds the distance to the customer’s city, and a day for each stretch begun', () => {
    expect(calcularFrete({ valor: 120_000, prazo: 7 }, REGRAS, 80.5)).toEqual({
      ...{ valorTabela: 120_000, valorDistancia: 36_225, valor: 156_225, prazo: 8 },
    });
    expect(calcularFrete({ valor: 1, prazo: 1 }, REGRAS, 301).prazo).toBe(3);
  });

  it('refuses a table with two prices for one and the same way', () => {
    const linha = {
      origem: { cidade: 'Guarulhos', estado: 'SP' },
      destino: { cidade: 'Curitiba', estado: 'PR' },
      ...{ item: 'Carro', valor: 100, prazo: 3 },
    };
    expect(tabelaDeFreteEscrita.safeParse({ valorPorKm: 1, linhas: [linha] }).success).toBe(true);
    const outra = { ...linha, item: 'CARRO', valor: 200 };
    expect(tabelaDeFreteEscrita.safeParse({ valorPorKm: 1, linhas: [linha, outra] }).success).toBe(false);
  });
});
