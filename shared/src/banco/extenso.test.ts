import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reaisPorExtenso } from './extenso.ts';

describe('money in words', () => {
  it.each([
    [1, 'um centavo'],
    [2, 'dois centavos'],
    [29, 'vinte e nove centavos'],
    [100, 'um real'],
    [101, 'um real e um centavo'],
    [200, 'dois reais'],
    [10_000, 'cem reais'],
    [10_100, 'cento e um reais'],
    [100_000, 'mil reais'],
    [110_000, 'mil e cem reais'],
    [123_456, 'mil duzentos e trinta e quatro reais e cinquenta e seis centavos'],
    [200_100, 'dois mil e um reais'],
    [1_600_000, 'dezesseis mil reais'],
    [100_000_000, 'um milhão de reais'],
    [100_000_100, 'um milhão e um reais'],
    [200_000_050, 'dois milhões de reais e cinquenta centavos'],
    [150_000_000, 'um milhão e quinhentos mil reais'],
    [
      99_999_999_999,
      'novecentos e noventa e nove milhões novecentos e noventa e nove mil novecentos e noventa e nove reais e noventa e nove centavos',
    ],
    [0, 'zero reais'],
  ])('%i centavos are "%s"', (centavos, texto) => {
    expect(reaisPorExtenso(centavos)).toBe(texto);
  });

  it('say the amount that they were made of, to the centavo', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (centavos) => {
        expect(lerExtenso(reaisPorExtenso(centavos))).toBe(centavos);
      }),
      { numRuns: 2_000 },
    );
  });
});

const VALORES = new Map(
  [
    'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
  ]
    .join(' ')
    .split(' ')
    .map((palavra, i): [string, number] => [palavra, i]),
);
for (const [i, palavra] of 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'
  .split(' ')
  .entries())
  VALORES.set(palavra, (i + 2) * 10);
for (const [
  i,
  palavra,
] of 'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'
  .split(' ')
  .entries())
  VALORES.set(palavra, (i + 1) * 100);
VALORES.set('cem', 100).set('catorze', 14);

/** A reader of its own, that knows nothing of how the words are made. */
function lerExtenso(texto: string): number {
  const [inteiros = '', fracao] = /rea(?:l|is)/.test(texto)
    ? texto.split(/ (?:de )?rea(?:l|is)(?: e |$)/)
    : ['', texto];
  return numero(inteiros) * 100 + numero((fracao ?? '').replace(/ centavos?$/, ''));
}
function numero(texto: string): number {
  let total = 0;
  let parcial = 0;
  for (const palavra of texto.split(/ e | /).filter(Boolean)) {
    if (palavra === 'mil') [total, parcial] = [total + (parcial || 1) * 1_000, 0];
    else if (/^milh(ão|ões)$/.test(palavra)) [total, parcial] = [total + parcial * 1_000_000, 0];
    else {
      const valor = VALORES.get(palavra);
      if (valor === undefined) throw new Error(`unknown word: ${palavra}`);
      parcial += valor;
    }
  }
  return total + parcial;
}
