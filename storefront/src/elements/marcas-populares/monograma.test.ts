import { expect, it } from 'vitest';
import { monograma } from './monograma.ts';

it('makes a make’s sign of its initials, its acronym or its first letters', () => {
  const sinais = Object.entries({
    'Mercedes-Benz': 'MB',
    'Massey Ferguson': 'MF',
    Fiat: 'Fi',
    BMW: 'BMW',
    JCB: 'JCB',
    'Companhia do Trator': 'CT',
    écran: 'Éc',
    X: 'X',
    '': '',
  });
  for (const [marca, sinal] of sinais) expect(monograma(marca), marca).toBe(sinal);
});
