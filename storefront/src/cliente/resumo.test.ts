import { expect, it } from 'vitest';
import { contagemDasAbas } from './resumo.ts';

const leilao = (uid: string, porAba: object) => ({
  uid,
  nome: uid,
  ultima: '2026-11-25T12:00:00.000Z',
  porAba,
});
const resumo = {
  leiloes: [
    leilao('a', { agPagamentoAgValidacao: 2, fechadas: 1 }),
    leilao('b', { agRetirada: 3, fechadas: 4 }),
  ],
};

it('tabs count the purchases of all auctions, or of the one that was chosen; none of one that is not there', () => {
  expect(contagemDasAbas(resumo, '')).toEqual({
    ...{ '': 10, agPagamentoAgValidacao: 2, agRetirada: 3, documentacao: 0, fechadas: 5 },
  });
  expect(contagemDasAbas(resumo, 'b')).toMatchObject({ '': 7, agRetirada: 3, fechadas: 4 });
  expect(contagemDasAbas(resumo, 'c')['']).toBe(0);
});
