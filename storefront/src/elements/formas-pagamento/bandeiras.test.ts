import { expect, it } from 'vitest';
import { bandeirasCitadas } from './bandeiras.ts';

const nomes = (texto: string) => bandeirasCitadas(texto).map(({ nome }) => nome);

it('finds the flags and banks a text names, each once', () => {
  expect(nomes('Pix ou boleto; pix é mais rápido')).toEqual(['Pix', 'Boleto']);
  expect(nomes('Visa, MasterCard, Elo e American Express')).toEqual(['Visa', 'Mastercard', 'Elo', 'Amex']);
  expect(nomes('Contas no Itaú, no Banco do Brasil ou na Caixa.')).toEqual([
    'Banco do Brasil',
    'Itaú',
    'Caixa',
  ]);
});

it('does not take a word for a bank that merely contains its name', () => {
  expect(nomes('o elo entre nós, a caixa de câmbio, Itaúna, visar, intermediação')).toEqual([]);
});
