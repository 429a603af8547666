import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comoCobrada,
  ORIENTACOES_VENDA,
  type Pagamento,
  pagamento,
  ROTULOS_VENDA,
  SITUACOES_PAGAMENTO,
  SITUACOES_VENDA,
  saldoDaVenda,
  TIPOS_PAGAMENTO,
  totaisPagamento,
  totalPago,
} from './venda.ts';

const linha: fc.Arbitrary<Pagamento> = fc.record({
  uid: fc.uuid(),
  tipo: fc.constantFrom(...TIPOS_PAGAMENTO),
  valor: fc.integer({ min: 0, max: 10 ** 9 }),
  data: fc.constant('2026-11-21T12:00:00.000Z'),
  situacao: fc.constantFrom(...SITUACOES_PAGAMENTO),
  observacao: fc.constant(''),
});
const linhas = fc.array(linha, { maxLength: 12 });
const total = fc.integer({ min: 0, max: 10 ** 10 });

const paga = (mudancas: Partial<Pagamento> = {}): Pagamento => ({
  uid: '01900000-0000-7000-8000-000000000001',
  tipo: 'PIX',
  valor: 1_000,
  data: '2026-11-21T12:00:00.000Z',
  situacao: 'PAGO',
  observacao: '',
  ...mudancas,
});

describe('totalPago', () => {
  it('counts paid rows alone, and never BOLETO_INTERNO', () => {
    expect(
      totalPago([
        paga(),
        paga({ valor: 500, tipo: 'DEPOSITO' }),
        paga({ tipo: 'BOLETO_INTERNO' }),
        paga({ situacao: 'AG_COMPENSACAO' }),
        paga({ situacao: 'DIVERGENTE' }),
      ]),
    ).toBe(1_500);
    expect(totalPago([])).toBe(0);
  });

  it('does not depend on the order of the rows', () => {
    fc.assert(
      fc.property(linhas, (lista) => {
        expect(totalPago([...lista].reverse())).toBe(totalPago(lista));
      }),
    );
  });
});

describe('a sale as it is told', () => {
  const guardada = {
    ...{ valorLance: 200_000, totalDespesas: 20_500, totalAPagar: 220_500, pagamentos: [] },
    despesas: [{ nome: 'Comissão do leiloeiro', valor: 20_500 }],
  };

  it.each(['Cancelada', 'ClienteDesistiu'] as const)('%s: nothing to pay, and no expenses', (situacao) => {
    const dita = comoCobrada({ ...guardada, situacao });
    expect(dita).toEqual({ ...guardada, situacao, despesas: [], totalDespesas: 0, totalAPagar: 0 });
    expect(saldoDaVenda({ ...guardada, situacao })).toBe(0);
  });

  it('in all other situations as it was reckoned; of a conditional one nothing is due yet', () => {
    for (const situacao of SITUACOES_VENDA.filter((uma) => !['Cancelada', 'ClienteDesistiu'].includes(uma)))
      expect(comoCobrada({ ...guardada, situacao })).toEqual({ ...guardada, situacao });
    expect(saldoDaVenda({ ...guardada, situacao: 'Condicional' })).toBe(0);
    expect(saldoDaVenda({ ...guardada, situacao: 'AguardandoPagamento' })).toBe(220_500);
  });
});

describe('totaisPagamento', () => {
  it('tells what is missing, what waits and what was refused', () => {
    const totais = totaisPagamento(10_000, [
      paga({ valor: 2_000 }),
      paga({ valor: 3_000, situacao: 'AG_COMPENSACAO' }),
      paga({ valor: 1_000, situacao: 'CADASTRADO' }),
      paga({ valor: 700, situacao: 'DIVERGENTE' }),
      paga({ valor: 9_999, tipo: 'BOLETO_INTERNO', situacao: 'CADASTRADO' }),
    ]);
    expect(totais).toEqual({
      total: 10_000,
      aprovado: 2_000,
      aguardandoValidacao: 3_000,
      aguardandoPagamento: 1_000,
      divergente: 700,
      restante: 8_000,
      aguardandoFormaPagamento: 4_000,
    });
  });

  it('puts every row but BOLETO_INTERNO into exactly one sum, and nothing is negative', () => {
    fc.assert(
      fc.property(total, linhas, (devido, lista) => {
        const t = totaisPagamento(devido, lista);
        const contadas = lista
          .filter(({ tipo }) => tipo !== 'BOLETO_INTERNO')
          .reduce((soma, { valor }) => soma + valor, 0);
        expect(t.aprovado + t.aguardandoPagamento + t.aguardandoValidacao + t.divergente).toBe(contadas);
        for (const parte of Object.values(t)) expect(parte).toBeGreaterThanOrEqual(0);
        expect(t.aguardandoFormaPagamento).toBeLessThanOrEqual(t.restante);
      }),
    );
  });
});

describe('sale situations', () => {
  it('each have a label and a guidance sentence', () => {
    for (const situacao of SITUACOES_VENDA) {
      expect(ROTULOS_VENDA[situacao].rotulo).not.toBe('');
      expect(ORIENTACOES_VENDA[situacao]).toMatch(/\.$/);
    }
  });
});

describe('pagamento', () => {
  it.each([
    ['a fraction of a centavo', { valor: 1.5 }],
    ['a negative amount', { valor: -1 }],
    ['an unknown type', { tipo: 'BITCOIN' }],
    ['an unknown field', { extra: 1 }],
    ['a local time without zone', { data: '2026-11-21T12:00:00' }],
  ])('refuses %s', (_nome, mudanca) => {
    expect(pagamento.safeParse(paga()).success).toBe(true);
    expect(pagamento.safeParse({ ...paga(), ...mudanca }).success).toBe(false);
  });
});
