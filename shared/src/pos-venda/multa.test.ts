import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comMulta, multaDaDesistencia } from './multa.ts';
import { itemDe, linhaDe, vendaDe } from './venda-de-teste.ts';

const fim = {
  ...({ como: 'ClienteDesistiu', motivo: 'x', em: '2026-11-22T12:00:00.000Z', por: 'y' } as const),
  ...{ juntadaEm: null, multa: null },
};

describe('the fine of giving up (P21)', () => {
  it('is the brand’s percent of the bids, rounded down, and nothing where the brand says nothing', () => {
    const itens = [itemDe({ valorLance: 999 }), itemDe({ valorLance: 1 })];
    expect(multaDaDesistencia({ itens }, { multaDesistencia: 20 })).toBe(200);
    expect(multaDaDesistencia({ itens: [itemDe({ valorLance: 99 })] }, { multaDesistencia: 2.5 })).toBe(2);
    expect(multaDaDesistencia({ itens }, {})).toBe(0);
  });

  it('is kept back from what is to be paid back, never more than that, and what was paid = refunds + what was kept', () => {
    const valores = fc.array(fc.integer({ min: 1, max: 500_000 }), { maxLength: 4 });
    fc.assert(
      fc.property(valores, fc.integer({ min: 0, max: 100 }), (pagos, multaDesistencia) => {
        const pagamentos = pagos.map((valor) => linhaDe({ valor }));
        const antes = vendaDe({ pagamentos });
        const devolucoes = pagamentos.map(({ uid, valor }) =>
          linhaDe({ valor: -valor, estornoDe: uid, situacao: 'CADASTRADO' }),
        );
        const depois = comMulta(
          antes,
          { ...antes, pagamentos: [...pagamentos, ...devolucoes], encerramento: fim },
          { multaDesistencia },
        );
        const soma = (linhas: readonly number[]) => linhas.reduce((total, um) => total + um, 0);
        const devolve = -soma(
          depois.pagamentos.filter(({ estornoDe }) => estornoDe !== null).map(({ valor }) => valor),
        );
        const { valor, retida } = depois.encerramento?.multa ?? { valor: 0, retida: 0 };
        expect(valor).toBe(multaDaDesistencia(antes, { multaDesistencia }));
        expect(retida).toBe(Math.min(valor, soma(pagos)));
        expect(devolve + retida).toBe(soma(pagos));
        expect(depois.pagamentos.every(({ estornoDe, valor: um }) => estornoDe === null || um < 0)).toBe(
          true,
        );
      }),
    );
  });

  it('is none of what was never owed, of what the house cancels, and is not taken twice', () => {
    const regras = { multaDesistencia: 10 };
    for (const [antes, encerramento] of [
      [vendaDe({ condicional: true }), fim],
      [vendaDe(), { ...fim, como: 'Cancelada' as const }],
      [vendaDe({ encerramento: fim }), fim],
    ] as const)
      expect(comMulta(antes, { ...antes, encerramento }, regras).encerramento?.multa).toBeNull();
  });
});
