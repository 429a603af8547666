import { describe, expect, it } from 'vitest';
import { enderecoDoLeilao, leilaoNoLink } from './leilao.ts';

const UID = '019b76da-a800-7ebd-a428-6ef133c95343';

describe('an auction in an editor’s link', () => {
  it('is found where its lots are listed, in either mode, and in the auditorium', () => {
    expect(leilaoNoLink(enderecoDoLeilao('leilao', UID))).toBe(UID);
    expect(leilaoNoLink(enderecoDoLeilao('loja', UID.toUpperCase()))).toBe(UID);
    expect(leilaoNoLink(`/auditorio/${UID}`)).toBe(UID);
  });

  it('is not seen where there is none', () => {
    for (const link of [
      null,
      '',
      '/leilao?tipo=Carro',
      `/quem-somos?x=${UID}`,
      `https://outro.com/leilao/${UID}`,
    ])
      expect(leilaoNoLink(link)).toBeNull();
  });
});
