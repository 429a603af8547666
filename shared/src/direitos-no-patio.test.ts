import { describe, expect, it } from 'vitest';
import { comDireitos, DIREITOS_NO_PATIO, direitosDe, podeNoPatio } from './direitos-no-patio.ts';

describe('rights at a yard', () => {
  it('a link that says nothing has them all; one that does has what it says, in their order', () => {
    expect(direitosDe(undefined, 'ana')).toEqual([...DIREITOS_NO_PATIO]);
    const ditos = [{ usuario: 'bia', direitos: ['SAIDA', 'ENTRADA'] as const }];
    expect(direitosDe(ditos, 'ana')).toEqual([...DIREITOS_NO_PATIO]);
    expect(direitosDe(ditos, 'bia')).toEqual(['ENTRADA', 'SAIDA']);
  });

  it('all four are not said, others stay, and who leaves is said nothing of', () => {
    const ditos = comDireitos([], 'ana', ['GESTAO', 'SAIDA', 'SAIDA']);
    expect(ditos).toEqual([{ usuario: 'ana', direitos: ['SAIDA', 'GESTAO'] }]);
    const dois = comDireitos(ditos, 'bia', ['ENTRADA']);
    expect(comDireitos(dois, 'ana', DIREITOS_NO_PATIO)).toEqual([{ usuario: 'bia', direitos: ['ENTRADA'] }]);
    expect(comDireitos(dois, 'bia', null)).toEqual(ditos);
  });

  it('who is held to no yard may everywhere; who is, only there, and what is given there', () => {
    expect(podeNoPatio(null, 'p', 'GESTAO')).toBe(true);
    const meus = [
      { uid: 'p', direitos: ['ENTRADA'] as const },
      { uid: 'q', direitos: ['SAIDA'] as const },
    ];
    expect(podeNoPatio(meus, 'p', 'ENTRADA')).toBe(true);
    expect(podeNoPatio(meus, 'q', 'ENTRADA')).toBe(false);
    expect(podeNoPatio(meus, 'r', 'ENTRADA')).toBe(false);
    expect(podeNoPatio(meus, null, 'SAIDA')).toBe(true);
    expect(podeNoPatio(meus, null, 'GESTAO')).toBe(false);
    expect(podeNoPatio([], null, 'ENTRADA')).toBe(false);
  });
});
