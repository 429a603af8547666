import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { palavraBarrada } from './palavra-barrada.ts';
import { pareceLance } from './parece-lance.ts';

describe('what looks like a bid (L23)', () => {
  it.each([
    ['dou 45 mil', 4_500_000],
    ['Dou R$ 45.000,00 agora', 4_500_000],
    ['ofereço 45k', 4_500_000],
    ['45 mil', 4_500_000],
    ['45.000', 4_500_000],
    ['pago 1,2 milhão', 120_000_000],
    ['aceitam 32 mil e quinhentos?', 3_250_000],
    ['fecho por 12000 reais', 1_200_000],
    ['R$ 900', 90_000],
    ['lance de 5.500', 550_000],
    ['meu máximo é 10 mil', 1_000_000],
    ['dou 2000', 200_000],
  ])('%s', (dito, valor) => {
    expect(pareceLance(dito)).toBe(valor);
  });

  it.each([
    ['Bom dia! O carro tem manual?'],
    ['tem 45 mil km?'],
    ['dou lance no 2015?'],
    ['É 2018 mesmo?'],
    ['são 4 rodas?'],
    ['em 12 parcelas?'],
    ['pago em 3x?'],
    ['dou uma olhada às 10 horas'],
    ['posso visitar dia 12?'],
    ['placa ABC1D23'],
    ['R$ 1'],
    [''],
  ])('is not: %s', (dito) => {
    expect(pareceLance(dito)).toBeNull();
  });

  it('is the sum, however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 9_999_999 }), (reais) => {
        const pontos = reais.toLocaleString('pt-BR');
        for (const escrito of [`dou R$ ${pontos}`, `R$${pontos},00`, `${pontos} reais`, `pago r$ ${reais}`])
          expect(pareceLance(escrito), escrito).toBe(reais * 100);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), (mil) => {
        for (const escrito of [`dou ${mil} mil`, `${mil}k`, `Ofereço ${mil} MIL!`])
          expect(pareceLance(escrito), escrito).toBe(mil * 100_000);
      }),
    );
  });

  it('takes whatever is written, and never a sum that nobody means', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 1_000 }), (dito) => {
        const valor = pareceLance(dito);
        expect(valor === null || (Number.isSafeInteger(valor) && valor >= 10_000)).toBe(true);
      }),
    );
  });
});

describe('a word that is not taken', () => {
  const LISTA = ['golpe', 'fora daqui', 'safado'];
  it.each(['Isto é GOLPE', 'g0lp3!', 'gooolpe', 'g o l p e', 'fora, daqui', 's@fado'])('%s', (dito) => {
    expect(palavraBarrada(dito, LISTA)).not.toBeNull();
  });
  it.each(['golpear', 'de fora', 'daqui', 'um safari', ''])('is not in: %s', (dito) => {
    expect(palavraBarrada(dito, LISTA)).toBeNull();
  });
  it('is found whatever stands around it, and in no message that has other words alone', () => {
    const outra = fc.stringMatching(/^[bcdfhj]{2,8}$/);
    fc.assert(
      fc.property(fc.array(outra, { maxLength: 6 }), fc.array(outra, { maxLength: 6 }), (antes, depois) => {
        expect(palavraBarrada([...antes, 'Gólpe', ...depois].join(' '), LISTA)).toBe('golpe');
        expect(palavraBarrada([...antes, ...depois].join(', '), LISTA)).toBeNull();
      }),
    );
  });
  it('is none where the list has nothing to read', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (dito) => palavraBarrada(dito, ['', '!!']) === null),
    );
  });
});
