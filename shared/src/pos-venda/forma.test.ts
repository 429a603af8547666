import { describe, expect, it } from 'vitest';
import type { CobrancaNoCartao } from '../cartao/pagamento.ts';
import { detalheDoCartao, formaDoPagamento } from './forma.ts';

const visa: CobrancaNoCartao = {
  ...{ bandeira: 'visa', final: '1234', parcelas: 3, valorComJuros: 105_000 },
  ...{ taxaDeJuros: 2.5, nsu: '987654' },
};

describe('how a row was paid, in words', () => {
  it('of a card says in how many instalments, and beside it which card and what it cost its owner', () => {
    expect(formaDoPagamento({ tipo: 'CARTAO_DE_CREDITO', cartao: visa })).toBe(
      'Cartão de crédito em 3 vezes',
    );
    expect(detalheDoCartao(visa, 100_000)).toBe(
      'Visa final 1234 · R$ 1.050,00 com os juros do cartão · NSU 987654',
    );
  });

  it('says nothing that is not known: one instalment, without interest, a card of which nothing was told', () => {
    const calado = { ...visa, bandeira: null, final: null, parcelas: 1, valorComJuros: 100_000, nsu: null };
    expect(formaDoPagamento({ tipo: 'CARTAO_DE_CREDITO', cartao: calado })).toBe('Cartão de crédito à vista');
    expect(detalheDoCartao(calado, 100_000)).toBe('');
    expect(formaDoPagamento({ tipo: 'PIX' })).toBe('Pix');
    expect(detalheDoCartao(undefined, 100_000)).toBe('');
  });
});
