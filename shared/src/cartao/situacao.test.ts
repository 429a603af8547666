import { describe, expect, it } from 'vitest';
import { cartaoPassaDe, SITUACOES_CARTAO } from './situacao.ts';

describe('a card payment', () => {
  it('goes on from where it was last seen, over what nobody told of', () => {
    expect(cartaoPassaDe('CRIADA', 'CAPTURADA')).toBe(true);
    expect(cartaoPassaDe('CRIADA', 'PERDIDA')).toBe(true);
    expect(cartaoPassaDe('AUTORIZADA', 'ESTORNADA')).toBe(true);
    expect(cartaoPassaDe('GANHA', 'CONTESTADA')).toBe(true);
  });

  it('never goes back, nor on from where it ended, nor to where it is', () => {
    expect(cartaoPassaDe('CAPTURADA', 'AUTORIZADA')).toBe(false);
    expect(cartaoPassaDe('CAPTURADA', 'NEGADA')).toBe(false);
    for (const fim of ['ESTORNADA', 'PERDIDA', 'NEGADA', 'EXPIRADA'] as const)
      for (const outra of SITUACOES_CARTAO) expect(cartaoPassaDe(fim, outra)).toBe(false);
    for (const uma of ['CRIADA', 'CAPTURADA', 'ESTORNADA'] as const)
      expect(cartaoPassaDe(uma, uma)).toBe(false);
  });
});
