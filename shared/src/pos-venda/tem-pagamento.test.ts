import { expect, test } from 'vitest';
import { temPagamento } from './tem-pagamento.ts';
import { linhaDe } from './venda-de-teste.ts';

test('money, a proof, a wait and a boleto are one; a choice, and what was taken or given back, are none (L5)', () => {
  const tem = (...linhas: Parameters<typeof linhaDe>[0][]) =>
    temPagamento({ pagamentos: linhas.map((uma) => linhaDe(uma)) });
  const instante = '2026-11-21T13:00:00.000Z';
  expect(tem()).toBe(false);
  expect(tem({ situacao: 'CADASTRADO', tipo: 'PIX' })).toBe(false);
  expect(tem({ situacao: 'CADASTRADO', tipo: 'BOLETO' })).toBe(true);
  expect(tem({ situacao: 'CADASTRADO', tipo: 'BOLETO', canceladoEm: instante })).toBe(false);
  expect(tem({ situacao: 'AG_COMPENSACAO' })).toBe(true);
  expect(tem({ situacao: 'PAGO' })).toBe(true);
  const paga = linhaDe({ situacao: 'PAGO' });
  const devolvida = linhaDe({ situacao: 'PAGO', valor: -paga.valor, estornoDe: paga.uid });
  expect(temPagamento({ pagamentos: [paga, devolvida] })).toBe(false);
});
