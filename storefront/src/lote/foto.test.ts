import { lerCaminhoFoto } from '@martelo/shared/pagina/foto-desenhada';
import { describe, expect, test } from 'vitest';
import { fotoDaCompra, fotosDoLote, textosDasFotos } from './foto.ts';

const uid = '019ae3a0-0000-7000-8000-00000000000a';

describe('the pictures of a lot', () => {
  test('its own come as they are', () => {
    const fotosUrls = ['/midia/a.webp', 'https://outro.example/b.jpg'];
    expect(fotosDoLote({ uid, tipo: 'Carro', nome: 'HONDA CIVIC', cor: null, fotosUrls })).toEqual({
      urls: fotosUrls,
      ilustrativa: false,
    });
  });

  test.each([
    ['Imóvel', 'Apartamento em Itajaí', 'predio'],
    ['Imóvel', 'Terreno, 450 m2 de área total', 'terreno'],
    ['Imóvel', 'Casa, 3 quartos', 'casa'],
    ['Moto', 'HONDA CG 160', 'moto'],
    ['Carro', 'TOYOTA HILUX', 'pickup'],
  ])('without any, %s "%s" is drawn as what it is (%s), and says so', (tipo, nome, corpo) => {
    const { urls, ilustrativa } = fotosDoLote({ uid, tipo, nome, cor: null, fotosUrls: [] });
    expect(ilustrativa).toBe(true);
    expect(urls.map(lerCaminhoFoto)).toEqual([expect.objectContaining({ corpo, indice: 1 })]);
  });

  test('each is called what the house says it shows, else by its place; one that is drawn says that it is', () => {
    const fotos = { urls: ['/a.webp', '/b.webp'] as const, ilustrativa: false };
    const descricoes = [
      { url: '/b.webp', texto: 'Painel' },
      { url: '/c.webp', texto: 'De outra' },
    ];
    expect(textosDasFotos(fotos, 'Gol', descricoes)).toEqual(['Gol, foto 1 de 2', 'Painel']);
    expect(textosDasFotos({ ...fotos, ilustrativa: true }, 'Gol', descricoes)[0]).toBe(
      'Gol, imagem ilustrativa',
    );
  });

  test('a vehicle has the colour of its documents', () => {
    const { urls } = fotosDoLote({
      uid,
      tipo: 'Carro',
      nome: 'HONDA CIVIC',
      cor: 'AZUL MARINHO',
      fotosUrls: [],
    });
    expect(lerCaminhoFoto(urls[0])).toMatchObject({ corpo: 'sedan', cor: 'azul' });
  });

  test('a drawing is the same on the card, on the page and in a purchase, and another lot has another', () => {
    const lote = { uid, tipo: 'Imóvel', nome: 'Casa, 3 quartos', cor: null, fotosUrls: [] };
    const [desenho] = fotosDoLote(lote).urls;
    const compra = {
      lelUid: uid,
      loteNome: lote.nome,
      loteUrl: '/leilao/itajai-sc/imovel/geral/casa-3-quartos/ano.0/7',
      loteFoto: null,
    };
    expect(fotoDaCompra(compra)).toBe(desenho);
    expect(fotosDoLote({ ...lote, uid: uid.replace(/a$/, 'b') }).urls[0]).not.toBe(desenho);
    expect(fotoDaCompra({ ...compra, loteFoto: '/midia/a.webp' })).toBe('/midia/a.webp');
  });
});
