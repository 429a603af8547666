import { describe, expect, it } from 'vitest';
import { pagamento, ROTULOS_VENDA, SITUACOES_VENDA } from './venda.ts';

const linha = {
  uid: '01900000-0000-7000-8000-000000000001',
  ...{ tipo: 'PIX', valor: 1_000, data: '2026-11-21T12:00:00.000Z', situacao: 'PAGO' },
};

describe('a row of money', () => {
  it.each([
    ['a fraction of a centavo', { valor: 1.5 }],
    ['a negative amount that answers no row', { valor: -1 }],
    ['a refund that is none', { estornoDe: linha.uid }],
    ['an unknown type', { tipo: 'BITCOIN' }],
    ['an unknown field', { extra: 1 }],
    ['a local time without zone', { data: '2026-11-21T12:00:00' }],
  ])('is not %s', (_, mudanca) => {
    expect(pagamento.safeParse(linha).success).toBe(true);
    expect(pagamento.safeParse({ ...linha, ...mudanca }).success).toBe(false);
  });
});

it('every situation of a sale has a label', () => {
  for (const situacao of SITUACOES_VENDA) expect(ROTULOS_VENDA[situacao].rotulo).not.toBe('');
});
