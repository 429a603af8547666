import { type Consulta, consulta } from '@martelo/shared/filtro';
import { item } from '@martelo/shared/pagina';
import { DEFINICOES } from '@martelo/shared/pagina/elementos/definicoes.gerado';
import { describe, expect, it } from 'vitest';
import { camposDoItem } from './campos-da-definicao.ts';
import { comTexto, comValor, textoDe, valorDe } from './consulta/leiloes.ts';
import { comOrdem, ORDENS_DE_LEILOES, ORDENS_DE_LOTES, ordemDe } from './consulta/ordens.ts';
import { comListagem, LISTAGEM_VAZIA, listagemDaBusca, traduzir } from './consulta/traducao.ts';

describe('the inspector follows the definition', () => {
  it.each(Object.values(DEFINICOES))(
    '$elemento: one control per field, in its order and words',
    (definicao) => {
      const campos = camposDoItem(definicao);
      expect(campos.map(({ campo, rotulo }) => [campo, rotulo])).toEqual(
        definicao.itens.campos.map(({ campo, rotulo }) => [campo, rotulo]),
      );
      for (const { controle } of campos) expect(controle).toBeTypeOf('string');
    },
  );

  it('every field it can show is a field of an item', () => {
    const conhecidos = Object.keys(item.shape);
    for (const { campo } of Object.values(DEFINICOES).flatMap(camposDoItem))
      expect(conhecidos).toContain(campo);
  });
});

describe('a section’s query in the bidders’ filter picker', () => {
  const vazia: Consulta = consulta.parse({});

  it('is read from every filter the picker shows, and what it does not show stays', () => {
    const guardada: Consulta = {
      ...vazia,
      filtros: [
        { tipo: 'exata', campo: 'tipo', valor: 'Moto' },
        { tipo: 'marca', campo: 'marca', valores: ['Honda', 'Yamaha'] },
        { tipo: 'range', campo: 'anoModelo', min: 2020 },
        { tipo: 'geral', valor: 'flex' },
        { tipo: 'diferente', campo: 'situacao', valor: 'PLACAR' },
      ],
    };
    const { listagem, outros } = traduzir(guardada);
    expect(listagem).toEqual({
      ...LISTAGEM_VAZIA,
      tipo: ['Moto'],
      marca: ['Honda', 'Yamaha'],
      anoMin: 2020,
      q: 'flex',
    });
    expect(outros).toEqual([{ tipo: 'diferente', campo: 'situacao', valor: 'PLACAR' }]);
    const nova = comListagem(guardada, { ...listagem, uf: ['SC'], q: '' });
    expect(consulta.parse(nova)).toEqual(nova);
    expect(traduzir(nova)).toEqual({ listagem: { ...listagem, uf: ['SC'], q: '' }, outros });
  });

  it('an address of the listing is a query, and back', () => {
    const listagem = listagemDaBusca(new URLSearchParams('tipo=Moto&tipo=Carro&valorMax=50000&uf=sp'));
    expect(listagem).toMatchObject({ tipo: ['Moto', 'Carro'], valorMax: 5_000_000, uf: ['SP'] });
    expect(traduzir(comListagem(vazia, listagem)).listagem).toEqual(listagem);
  });

  it('nothing chosen is no filter', () => {
    expect(
      comListagem({ ...vazia, filtros: [{ tipo: 'geral', valor: 'x' }] }, LISTAGEM_VAZIA).filtros,
    ).toEqual([]);
  });

  it('an order is one of those offered, for lots and for auctions', () => {
    for (const ordens of [ORDENS_DE_LOTES, ORDENS_DE_LEILOES])
      for (const { valor } of ordens) {
        const nova = comOrdem(vazia, valor);
        expect(consulta.parse(nova)).toEqual(nova);
        expect(ordemDe(nova, ordens)).toBe(valor);
      }
    expect(ordemDe({ ordem: undefined }, ORDENS_DE_LOTES)).toBe('dataFim-asc');
  });

  it('auctions are narrowed one field at a time', () => {
    const nova = comTexto(comValor(comValor(vazia, 'cidade', 'Betim/MG'), 'modalidade', 'Frota'), 'trator');
    expect(consulta.parse(nova)).toEqual(nova);
    expect([valorDe(nova, 'cidade'), valorDe(nova, 'modalidade'), textoDe(nova)]).toEqual([
      'Betim/MG',
      'Frota',
      'trator',
    ]);
    expect(comTexto(comValor(comValor(nova, 'cidade', ''), 'modalidade', ''), '').filtros).toEqual([]);
  });
});
