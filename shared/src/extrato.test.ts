import { describe, expect, it } from 'vitest';
import { type Extrato, extrato } from './extrato.ts';

const valido: Extrato = {
  codigo: 'MTIzNA',
  url: 'https://leilo.com.br/qrcode/extrato/Zm9vYmFyYmF6cXV4MTIzNA',
  emitidoEm: '2026-11-21T17:05:09.000Z',
  hotsite: {
    id: 1,
    nome: 'Leilo',
    subdominio: 'leilo',
    tipo: 'leilao',
    corPrimaria: '#0b3d91',
    telefone: null,
    endereco: null,
    legal: null,
  },
  leilao: { nome: 'Frota', data: '2026-11-21T17:00:00.000Z', leiloeiro: null, inscricao: null },
  comprador: {
    nome: 'Ana',
    documento: '529.982.247-25',
    email: 'ana@exemplo.com',
    telefone: null,
    endereco: null,
  },
  vendas: [
    {
      id: 1,
      loteNumero: '1',
      loteNome: 'Gol',
      detalhes: [],
      situacao: 'AguardandoPagamento',
      negociacao: 'Disputa',
      valorLance: 100,
      despesas: [{ nome: 'Comissão', valor: 5 }],
      totalDespesas: 5,
      totalAPagar: 105,
    },
  ],
  itensExtras: [],
  valorDesconto: 0,
  pagamentos: [],
  total: 105,
  pago: 0,
  saldo: 105,
  dataPagamento: '2026-11-23T17:00:00.000Z',
  orientacao: 'Pague.',
};

describe('extrato', () => {
  it('takes a whole statement, and comes back the same through JSON', () => {
    expect(extrato.parse(JSON.parse(JSON.stringify(valido)))).toEqual(valido);
  });

  it('holds sums above the largest single amount', () => {
    expect(extrato.safeParse({ ...valido, total: 3_000_000_000_000, saldo: 3_000_000_000_000 }).success).toBe(
      true,
    );
  });

  it.each([
    ['no sale', { vendas: [] }],
    ['a negative balance', { saldo: -1 }],
    ['a colour that is no colour', { hotsite: { ...valido.hotsite, corPrimaria: 'red"/>' } }],
    ['an address that a phone would run', { url: 'javascript:alert(1)' }],
    ['an unknown field', { senha: 'x' }],
    ['a local time', { emitidoEm: '2026-11-21 17:05' }],
  ])('refuses %s', (_nome, mudanca) => {
    expect(extrato.safeParse({ ...valido, ...mudanca }).success).toBe(false);
  });
});
