import type { Pessoa } from '@martelo/shared/usuario';
import { describe, expect, it } from 'vitest';
import { concedidos } from './mudar.ts';

const AGORA = Date.parse('2026-11-24T12:00:00.000Z');
const pessoa = (mudancas: Partial<Pessoa> = {}): Pessoa => ({
  ...{ uid: 'u', email: 'u@exemplo.com', papeis: ['Interno - Financeiro', 'Interno - SAC'], hotsites: [1] },
  situacao: 'ATIVO',
  ...mudancas,
});
const FIN = { papeis: ['Interno - Financeiro'], marcas: [1] };

describe('what a change of a user grants that needs a second person (BO14)', () => {
  it.each([
    ['a role', pessoa({ papeis: ['Interno - SAC'] }), pessoa()],
    ['an account that was blocked and is let in', pessoa({ situacao: 'BLOQUEADO' }), pessoa()],
    [
      'one that was removed and is brought back',
      pessoa({ removidoEm: '2026-11-20T00:00:00.000Z' }),
      pessoa(),
    ],
    ['one that was over and goes on', pessoa({ fim: '2026-11-23' }), pessoa()],
    ['one that is made', null, pessoa()],
  ] as const)('%s', (_, antes, depois) => {
    expect(concedidos(antes, depois, AGORA)).toEqual(FIN);
  });

  it('on the brands that are new alone', () => {
    expect(concedidos(pessoa(), pessoa({ hotsites: [1, 2] }), AGORA)).toEqual({ ...FIN, marcas: [2] });
  });

  it('nothing: another name, what is taken, what nobody can use yet, a day that is still to come', () => {
    for (const [antes, depois] of [
      [pessoa(), pessoa({ email: 'outro@exemplo.com' })],
      [pessoa(), pessoa({ papeis: ['Interno - SAC'] })],
      [pessoa(), pessoa({ situacao: 'BLOQUEADO' })],
      [pessoa({ situacao: 'BLOQUEADO', papeis: [] }), pessoa({ situacao: 'BLOQUEADO' })],
      [pessoa({ fim: '2026-11-24' }), pessoa({ fim: '2026-12-24' })],
    ] as const)
      expect(concedidos(antes, depois, AGORA)).toBeNull();
  });
});
