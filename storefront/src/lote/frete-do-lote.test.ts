import type { TabelaDeFrete } from '@martelo/shared/frete';
import { describe, expect, it } from 'vitest';
import { freteDoLote } from './frete-do-lote.ts';

const guarulhos = { hash: 'g', cidade: 'Guarulhos', estado: 'SP' };
const recife = {
  hash: 'r',
  cidade: 'Recife',
  estado: 'PE',
  origem: 'g',
  valor: 100,
  prazo: 5,
  item: 'Carro',
};
const tabela: TabelaDeFrete = {
  ...{ origens: [guarulhos, { hash: 'b', cidade: 'Betim', estado: 'MG' }], itens: ['Carro', 'Moto'] },
  destinos: [recife, { ...recife, hash: 'v', cidade: 'Vitória', estado: 'ES', origem: 'b', item: 'Moto' }],
  ...{ valorPorKm: 100, kmPorDia: 300, distanciaMaximaKM: 300, atualizadaEm: null },
};
const lote = (mais: object = {}) => ({ tipo: 'Carro', cidade: 'GUARULHOS', uf: 'SP', ...mais });

describe('the freight of a lot', () => {
  it('is from its own city, of its own kind, to where that goes alone', () => {
    expect(freteDoLote(tabela, lote())).toEqual({
      ...{ origens: [guarulhos], itens: ['Carro'], distanciaMaximaKM: 300 },
      destinos: [{ hash: 'r', cidade: 'Recife', estado: 'PE' }],
    });
  });

  it('is to be asked for where the table has not this from there', () => {
    for (const outro of [{ tipo: 'Moto' }, { tipo: 'Ônibus' }, { uf: 'PR' }, { cidade: null, uf: null }])
      expect(freteDoLote(tabela, lote(outro))).toBe('sob-consulta');
  });

  it('is none of what stays where it is, nor of a brand without a table', () => {
    expect(freteDoLote(tabela, lote({ tipo: 'Imóvel' }))).toBeNull();
    expect(freteDoLote({ ...tabela, origens: [], destinos: [] }, lote())).toBeNull();
  });
});
