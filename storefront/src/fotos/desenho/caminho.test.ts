import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caminhoFoto, lerCaminhoFoto } from './caminho.ts';
import { CORES } from './cores.ts';
import { CORPOS, corpoDoLote } from './corpos.ts';

describe('picture paths', () => {
  it('come back as they went, for every body, colour, seed and index', () => {
    const retrato = fc.record({
      corpo: fc.constantFrom(...CORPOS),
      cor: fc.constantFrom(...CORES),
      semente: fc.stringMatching(/^[a-z0-9]{1,40}$/),
    });
    fc.assert(
      fc.property(retrato, fc.integer({ min: 1, max: 99 }), (foto, indice) => {
        expect(lerCaminhoFoto(caminhoFoto(foto, indice))).toEqual({ ...foto, indice });
      }),
    );
  });

  it('make any seed and colour safe', () => {
    const caminho = caminhoFoto({ corpo: 'hatch', cor: 'Branca', semente: '../É 01900000-0000' }, 1);
    expect(caminho).toBe('/fotos/demo/hatch-branco-019000000000/1.webp');
  });

  it.each([
    '/fotos/demo/hatch-azul-a/0.webp',
    '/fotos/demo/hatch-azul-a/100.webp',
    '/fotos/demo/nave-azul-a/1.webp',
    '/fotos/demo/hatch-azulado-a/1.webp',
    '/fotos/demo/hatch-azul-../1.webp',
    '/fotos/demo/hatch-azul-a/1.png',
    '/fotos/demo/hatch-azul-a/1.webp/x',
    '/outra',
  ])('refuse what names no picture: %s', (caminho) => {
    expect(lerCaminhoFoto(caminho)).toBeNull();
  });
});

describe('corpoDoLote', () => {
  it.each([
    ['Carro', 'VW Gol 1.0 2019', 'hatch'],
    ['Carro', 'Toyota Corolla XEi', 'sedan'],
    ['Carro', 'Jeep Compass Longitude', 'suv'],
    ['Carro', 'Fiat Strada Freedom', 'pickup'],
    ['Moto', 'Honda CG 160 Fan', 'moto'],
    ['Ônibus', 'Marcopolo Torino', 'onibus'],
    ['Caminhão', 'Scania R450', 'caminhao'],
    ['Pesado', 'Escavadeira hidráulica CAT 320', 'escavadeira'],
    ['Pesado', 'Trator John Deere 6110J', 'trator'],
    ['Utilitário', 'Fiat Ducato', 'utilitario'],
    ['Sucata', 'VW Gol para desmonte', 'sucata'],
    ['Carro', 'Fiat Uno Mille 2011 (sucata aproveitável)', 'sucata'],
    ['Moto', 'Lote de motos prensáveis', 'sucata'],
    ['Equipamento', 'Sucata de ferro, 3 t', 'equipamento'],
    ['Equipamento', 'Gerador 150 kVA', 'equipamento'],
    ['Imóvel', 'Casa em Joinville', 'casa'],
    ['Imóvel', 'Apartamento em Itajaí', 'predio'],
    ['Imóvel', 'Terreno em Lages', 'terreno'],
    ['Aeronave', 'Cessna 172', 'aviao'],
    ['Embarcação', 'Lancha 26 pés', 'barco'],
    ['Outro', 'Lote de informática', 'equipamento'],
    ['Qualquer', 'Ford Cargo 816', 'caminhao'],
  ])('%s "%s" → %s', (tipo, nome, corpo) => {
    expect(corpoDoLote(tipo, nome)).toBe(corpo);
  });
});
