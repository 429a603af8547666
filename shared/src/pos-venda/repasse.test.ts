import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ComissaoCombinada,
  comissaoDoLote,
  contaDoLote,
  mudaRepasses,
  situacaoDoRepasse,
  vezDaComissao,
} from './repasse.ts';
import { vendaDe } from './venda-de-teste.ts';

const DIA = 86_400_000;
const HOJE = Date.parse('2026-11-23T12:00:00.000Z');
const combinada = (id: number, dias: number, mais: Partial<ComissaoCombinada> = {}): ComissaoCombinada => ({
  ...{ id, porcentagem: id, fixo: 0, vigenteDesde: new Date(HOJE + dias * DIA).toISOString() },
  ...mais,
});
const doLote = (
  comissoes: ComissaoCombinada[],
  { entrou = 0, vendido = 10, carteiraId = null as number | null } = {},
) =>
  comissaoDoLote(comissoes, {
    ...{ carteiraId, entrouEm: HOJE + entrou * DIA, vendidoEm: HOJE + vendido * DIA },
  })?.id ?? null;

describe('the commission that a lot is sold by', () => {
  it('is the one that held when it entered its auction: a later one leaves it (F20)', () => {
    expect(doLote([combinada(5, -30), combinada(7, 1)])).toBe(5);
    expect(doLote([combinada(5, -30), combinada(7, 1)], { entrou: 1 })).toBe(7);
    // To the instant.
    expect(doLote([combinada(5, -30), combinada(7, 0)])).toBe(7);
  });

  it('is the one that holds at the sale where none held at the entry, and none where none does', () => {
    expect(doLote([combinada(5, 4), combinada(6, 8), combinada(7, 11)])).toBe(6);
    expect(doLote([combinada(7, 11)])).toBeNull();
    expect(doLote([])).toBeNull();
  });

  it('is its portfolio’s own before its consignor’s, of equals the last agreed to', () => {
    const comissoes = [combinada(1, -9, { carteiraId: 4 }), combinada(2, -3), combinada(3, -3)];
    expect(doLote(comissoes, { carteiraId: 4 })).toBe(1);
    expect(doLote(comissoes, { carteiraId: 5 })).toBe(3);
    expect(doLote(comissoes)).toBe(3);
  });

  it('is the one of its portfolio, or of none, that is said to hold; no two of these do at once', () => {
    const todas = [
      ...[combinada(1, -9), combinada(2, -3), combinada(3, -3), combinada(4, 2)],
      ...[combinada(5, -9, { carteiraId: 4 }), combinada(6, 1, { carteiraId: 4 })],
    ];
    expect(todas.map((uma) => vezDaComissao(uma, todas, HOJE))).toEqual([
      ...['passou', 'passou', 'agora', 'depois'],
      ...['agora', 'depois'],
    ]);
  });

  it('does not come to be another by what is agreed to after the lot has entered', () => {
    const dias = fc.integer({ min: -50, max: 0 });
    const depois = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(fc.array(dias, { minLength: 1 }), fc.array(depois), (antigos, novos) => {
        const antes = antigos.map((um, i) => combinada(i + 1, um));
        const mais = novos.map((um, i) => combinada(100 + i, um));
        expect(doLote([...mais, ...antes])).toBe(doLote(antes));
      }),
    );
  });
});

describe('what a consignor gets of a lot', () => {
  it.each([
    [1_000_000, 5, 0, 50_000],
    [1_000_001, 5, 0, 50_000],
    [333, 7.25, 0, 24],
    [1_000_000, 0, 15_000, 15_000],
    [1_000_000, 2.5, 15_000, 40_000],
    [10_000, 0, 15_000, 10_000],
    [1_000_000, 100, 1, 1_000_000],
  ])('of %i at %d %% and %i is the price less %i', (valor, porcentagem, fixo, comissao) => {
    expect(contaDoLote(valor, { porcentagem, fixo })).toEqual({ comissao, liquido: valor - comissao });
  });
});

describe('a sale', () => {
  const venda = vendaDe();
  const fim = { como: 'Cancelada', motivo: 'x', em: '', por: '', juntadaEm: null, multa: null } as const;

  it('says how far the money of its lots is', () => {
    expect(situacaoDoRepasse({ ...venda, condicional: true })).toBe('CONDICIONAL');
    expect(situacaoDoRepasse(venda)).toBe('A_RECEBER');
    expect(situacaoDoRepasse({ ...venda, fechadaEm: '2026-11-23T12:00:00.000Z' })).toBe('RECEBIDO');
    expect(situacaoDoRepasse({ ...venda, encerramento: fim })).toBe('DESFEITO');
  });

  it('makes another account where its prices, its lots or its end do, and by nothing else', () => {
    const item = venda.itens[0]!;
    expect(mudaRepasses(null, venda)).toBe(true);
    expect(mudaRepasses(venda, { ...venda, itens: [{ ...item, valorLance: item.valorLance + 1 }] })).toBe(
      true,
    );
    expect(mudaRepasses(venda, { ...venda, encerramento: fim })).toBe(true);
    expect(mudaRepasses(venda, { ...venda, fechadaEm: '2026-11-23T12:00:00.000Z' })).toBe(true);
    expect(mudaRepasses(venda, { ...venda, valorDesconto: 100, comandos: ['x'] })).toBe(false);
  });
});
