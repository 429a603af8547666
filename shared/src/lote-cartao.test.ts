import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apelidoDeUrl, caminhoDoLote } from './lote-cartao.ts';

const lote = {
  id: 42,
  nome: 'Fiat Argo Drive 1.0 – Único dono',
  tipo: 'Ônibus',
  marca: 'Fiat',
  anoModelo: 2022,
  cidade: 'São José dos Campos',
  uf: 'SP',
};

describe('lot card', () => {
  it("gives the lot page's path as the spec writes it, with the brand's own word first", () => {
    const resto = 'sao-jose-dos-campos-sp/onibus/fiat/fiat-argo-drive-1-0-unico-dono/ano.2022/42';
    expect(caminhoDoLote(lote, 'leilao')).toBe(`/leilao/${resto}`);
    expect(caminhoDoLote(lote, 'loja')).toBe(`/anuncio/${resto}`);
  });

  it('keeps the path whole when the lot has no make, year or place', () => {
    const vazio = { ...lote, marca: null, anoModelo: null, cidade: null, uf: null };
    expect(caminhoDoLote(vazio, 'leilao')).toBe(
      '/leilao/brasil/onibus/-/fiat-argo-drive-1-0-unico-dono/ano.0/42',
    );
  });

  it('always makes a path of seven safe parts, whatever the texts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (nome, marca) => {
        expect(caminhoDoLote({ ...lote, nome, marca }, 'leilao')).toMatch(
          /^\/leilao(\/[a-z0-9-]+){4}\/ano\.2022\/42$/,
        );
        expect(apelidoDeUrl(nome)).toMatch(/^[a-z0-9-]+$/);
      }),
    );
  });
});
