import { describe, expect, it } from 'vitest';
import { opcoesDe, porOrigem } from './tabela.ts';

const preco = (
  origem: string,
  cidade: string,
  estado: string,
  item: string,
  valor: number,
  prazo: number,
) => ({
  ...{ hash: `${cidade}/${estado}`, origem, cidade, estado, item, valor, prazo },
});
const tabela = {
  origens: [
    { hash: 'g', cidade: 'Guarulhos', estado: 'SP' },
    { hash: 'b', cidade: 'Betim', estado: 'MG' },
  ],
  destinos: [
    preco('g', 'Santos', 'SP', 'Carro', 50_000, 3),
    preco('g', 'Santos', 'SP', 'Caminhão', 150_000, 5),
    preco('g', 'Curitiba', 'PR', 'Carro', 90_000, 1),
    preco('b', 'Santos', 'SP', 'Carro', 80_000, 6),
  ],
  itens: ['Carro', 'Caminhão'],
  ...{ valorPorKm: 450, kmPorDia: 300, distanciaMaximaKM: 300, atualizadaEm: null },
};

describe('the freight table on a page', () => {
  it('offers each city once, by state and name', () => {
    expect(opcoesDe(tabela).destinos.map(({ cidade }) => cidade)).toEqual(['Curitiba', 'Santos']);
  });

  it('has a row for each city and a column for each item, a dash where nothing is carried', () => {
    const [deGuarulhos, deBetim] = porOrigem(tabela);
    expect(
      deGuarulhos!.linhas.map(({ destino, prazo, valores }) => [destino.cidade, prazo, ...valores]),
    ).toEqual([
      ['Curitiba', '1 dia', 90_000, null],
      ['Santos', '3 a 5 dias', 50_000, 150_000],
    ]);
    expect(deBetim!.linhas).toHaveLength(1);
  });

  it('stays as long as a page can be, and says how many rows are left', () => {
    const destinos = Array.from({ length: 75 }, (_, n) => preco('g', `Cidade ${n}`, 'SP', 'Carro', 1, 1));
    const [longa] = porOrigem({ ...tabela, destinos });
    expect([longa!.linhas.length, longa!.mais]).toEqual([60, 15]);
  });
});
