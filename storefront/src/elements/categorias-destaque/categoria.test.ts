import { item } from '@martelo/shared/pagina';
import { describe, expect, it } from 'vitest';
import { exemplosDeFacetas } from '../dados/exemplos-facetas.ts';
import { categoriasDe, tipoNoLink } from './categoria.ts';

const { cheio, vazio, indisponivel } = exemplosDeFacetas;
const nova = (titulo: string, link: string | null = null) => item.parse({ id: titulo, titulo, link });

describe('categories', () => {
  it('are counted by the type in their link, else by their name, also in the plural', () => {
    const itens = [nova('Zero km', '/leilao?tipo=Carro'), nova('Caminhões'), nova('Imóveis'), nova('Motos')];
    const totais = categoriasDe(itens, cheio, 'leilao').map(({ tipo, total }) => [tipo, total]);
    expect(totais).toEqual([
      ['Carro', 512],
      ['Caminhão', 171],
      ['Imóvel', 102],
      ['Moto', 256],
    ]);
  });

  it('say nothing of what cannot be counted, and none of what is sold out', () => {
    const itens = [nova('Novidades', '/quem-somos'), nova('Carros')];
    expect(categoriasDe(itens, cheio, 'leilao')[0]?.total).toBeNull();
    expect(categoriasDe(itens, vazio, 'leilao')[1]?.total).toBe(0);
    expect(categoriasDe(itens, indisponivel, 'leilao')[1]?.total).toBeNull();
  });

  it('without a choice are the types with most on sale, in the mode’s own address', () => {
    const [primeira, ...outras] = categoriasDe([], cheio, 'loja');
    expect(primeira).toMatchObject({ nome: 'Carro', link: '/anuncio?tipo=Carro', total: 512 });
    expect(outras).toHaveLength(7);
  });

  it('read a type from the query and from the path, and from no other address', () => {
    expect(tipoNoLink('/leilao?tipo=Caminh%C3%A3o&uf=SP')).toBe('Caminhão');
    // Editors write links by hand.
    expect(tipoNoLink('/leilao/100%')).toBeNull();
    expect(tipoNoLink('/anuncio/onibus')).toBe('onibus');
    for (const link of [null, '/leilao', '/leilao?tipo=a&tipo=b', 'https://x.com/leilao?tipo=Carro'])
      expect(tipoNoLink(link)).toBeNull();
  });
});
