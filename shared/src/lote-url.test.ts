import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apelidoDeUrl,
  caminhoDoLote,
  idDeLote,
  idNoCaminhoDoLote,
  type PartesDoCaminho,
} from './lote-url.ts';

const carro: PartesDoCaminho = {
  id: 42,
  nome: 'Fiat Argo 1.0 – Único dono',
  tipo: 'Carro',
  marca: 'Fiat',
  anoModelo: 2022,
  cidade: 'São José dos Campos',
  uf: 'SP',
};

describe('the lot page address', () => {
  it('has the parts of the spec in their order, without accents', () => {
    expect(caminhoDoLote(carro, 'leilao')).toBe(
      '/leilao/sao-jose-dos-campos-sp/carro/fiat/fiat-argo-1-0-unico-dono/ano.2022/42',
    );
  });

  it('starts with anuncio in store mode', () => {
    expect(caminhoDoLote(carro, 'loja')).toMatch(/^\/anuncio\//);
  });

  it('keeps every segment for goods without make, year or place', () => {
    const imovel = {
      ...carro,
      nome: 'Casa',
      tipo: 'Imóvel',
      marca: null,
      anoModelo: null,
      cidade: null,
      uf: null,
    };
    expect(caminhoDoLote(imovel, 'leilao')).toBe('/leilao/brasil-br/imovel/geral/casa/ano.0/42');
  });

  it('is read back to the same id whatever the texts are', () => {
    const texto = fc.option(fc.string({ maxLength: 120, unit: 'grapheme' }), { nil: null });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        texto,
        texto,
        texto,
        texto,
        (id, nome, marca, cidade, uf) => {
          const caminho = caminhoDoLote(
            { id, nome: nome ?? '', tipo: nome ?? '', marca, anoModelo: null, cidade, uf },
            'loja',
          );
          expect(caminho).toMatch(/^[a-z0-9\-./]+$/);
          expect(idNoCaminhoDoLote(caminho)).toBe(String(id));
        },
      ),
    );
  });

  it('accepts a uid in place of the small number', () => {
    const uid = '01900000-0000-7000-8000-00000000000a';
    expect(idNoCaminhoDoLote(`/leilao/brasil-br/carro/fiat/argo/ano.2020/${uid}`)).toBe(uid);
  });

  it('is nobody else’s: listings, half paths and odd ids name no lot', () => {
    for (const caminho of [
      '/leilao',
      '/leilao/carros',
      '/leilao/sao-paulo-sp/carro/fiat/argo/2020/42',
      '/leilao/sao-paulo-sp/carro/fiat/argo/ano.2020/0',
      '/leilao/sao-paulo-sp/carro/fiat/argo/ano.2020/4.5',
      '/outro/sao-paulo-sp/carro/fiat/argo/ano.2020/42',
      '/leilao/sao-paulo-sp/carro/fiat/argo/ano.2020/42/mais',
    ])
      expect(idNoCaminhoDoLote(caminho), caminho).toBeNull();
    expect(idDeLote('../42')).toBe(false);
  });

  it('turns any text into one path segment', () => {
    expect(apelidoDeUrl('  Ônibus & Micro-ônibus  ')).toBe('onibus-micro-onibus');
    expect(apelidoDeUrl('???', 'geral')).toBe('geral');
  });
});
