import { describe, expect, it } from 'vitest';
import { fimDoDia, situacaoDoConvite } from './situacao.ts';

const AGORA = Date.parse('2026-11-22T12:00:00.000Z');
const convite = { situacao: 'ATIVO', usos: 0, maximoUsos: 2, expiraEm: '2026-11-22T12:00:01.000Z' } as const;

describe('an invitation in the list', () => {
  it.each([
    ['ATIVO', {}],
    ['ATIVO', { usos: 1 }],
    ['ATIVO', { expiraEm: null }],
    ['ESGOTADO', { usos: 2 }],
    ['EXPIRADO', { expiraEm: '2026-11-22T12:00:00.000Z' }],
    ['REVOGADO', { situacao: 'REVOGADO', usos: 2, expiraEm: '2026-11-22T11:00:00.000Z' }],
  ] as const)('is %s with %j', (esperada, mudancas) => {
    expect(situacaoDoConvite({ ...convite, ...mudancas }, AGORA)).toBe(esperada);
  });

  it('is good to the end of its day in São Paulo', () => {
    expect(fimDoDia('2026-12-01')).toBe('2026-12-02T02:59:59.000Z');
    expect(fimDoDia('')).toBeUndefined();
  });
});
