import { expect, it } from 'vitest';
import { fraseDaRecusa } from './frase.ts';

it('a refusal is read without the names of fields', () => {
  expect(fraseDaRecusa(['codigo: informe os 6 dígitos', 'senha: campo obrigatório'])).toBe(
    'Informe os 6 dígitos. Campo obrigatório.',
  );
  expect(fraseDaRecusa('Conta bloqueada por tentativas demais. Tente novamente em 5 min.')).toBe(
    'Conta bloqueada por tentativas demais. Tente novamente em 5 min.',
  );
});
