import { describe, expect, it } from 'vitest';
import type { BuscaLotes } from '../../lote-busca.ts';
import { lerConsulta } from './consulta.ts';
import { comecaAberta, valoresDaFaceta } from './facetas.ts';

const marcas = Array.from({ length: 50 }, (_, i) => ({
  valor: `M${i}`,
  rotulo: `Marca ${i}`,
  total: 50 - i,
}));
const busca = { facetas: [{ campo: 'marca', valores: marcas }] } as unknown as BuscaLotes;
const nomes = (valores: readonly { valor: string }[]) => valores.map(({ valor }) => valor);

describe('what a facet offers', () => {
  it('is seven at once and no more than thirty in all', () => {
    const { visiveis, restantes } = valoresDaFaceta('marca', lerConsulta({}), busca);
    expect(nomes(visiveis)).toEqual(nomes(marcas.slice(0, 7)));
    expect(nomes(restantes)).toEqual(nomes(marcas.slice(7, 30)));
  });

  it('keeps what is chosen in sight: far down the list, and where it finds nothing', () => {
    const { visiveis, restantes } = valoresDaFaceta(
      'marca',
      lerConsulta({ marca: ['M40', 'Gurgel'] }),
      busca,
    );
    expect(visiveis[0]).toEqual({ valor: 'Gurgel', rotulo: 'Gurgel', total: 0 });
    expect(nomes(visiveis)).toContain('M40');
    expect(nomes(restantes)).not.toContain('M40');
    expect(nomes(valoresDaFaceta('marca', lerConsulta({ marca: ['Gurgel'] }), null).visiveis)).toEqual([
      'Gurgel',
    ]);
  });

  it('starts closed where the list is long and nothing of it is chosen', () => {
    expect(comecaAberta('cidade', lerConsulta({}))).toBe(false);
    expect(comecaAberta('cidade', lerConsulta({ cidade: 'Lages' }))).toBe(true);
    expect(comecaAberta('marca', lerConsulta({}))).toBe(true);
  });
});
