import { expect, it } from 'vitest';
import { fraseDaRecusa, fraseDoErro } from './frase.ts';

it('a refusal is read without the names of fields', () => {
  expect(fraseDaRecusa(['codigo: informe os 6 dígitos', 'senha: campo obrigatório'])).toBe(
    'Informe os 6 dígitos. Campo obrigatório.',
  );
  expect(fraseDaRecusa('Conta bloqueada por tentativas demais. Tente novamente em 5 min.')).toBe(
    'Conta bloqueada por tentativas demais. Tente novamente em 5 min.',
  );
});

it('who has to wait is told how long, unless it is for hours', () => {
  const recusa = (aguardarSegundos: number) =>
    fraseDoErro({
      ...{ statusCode: 429, codigo: 'MUITAS_TENTATIVAS', aguardarSegundos },
      message: 'Bloqueado - Aguarde algumas horas para enviar novamente',
    });
  expect([57, 60, 61].map(recusa)).toEqual([
    'Aguarde 57 segundos e tente de novo.',
    'Aguarde 1 minuto e tente de novo.',
    'Aguarde 2 minutos e tente de novo.',
  ]);
  expect(recusa(7_200)).toBe('Bloqueado - Aguarde algumas horas para enviar novamente');
});
