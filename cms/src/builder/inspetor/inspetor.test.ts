import { type Consulta, consulta } from '@martelo/shared/filtro';
import { item } from '@martelo/shared/pagina';
import { DEFINICOES } from '@martelo/storefront/elements/definicoes.gerado';
import { describe, expect, it } from 'vitest';
import { instanteDeSaoPaulo, localDeSaoPaulo } from './campos/sao-paulo.ts';
import { CAMPOS_DE_EXIBICAO, camposDoItem } from './campos-da-definicao.ts';
import {
  comEscolha,
  comMarcas,
  comOrdem,
  comTexto,
  escolhaDe,
  marcasDe,
  ordemDe,
  textoDe,
} from './consulta.ts';

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
    const mostrados = [...Object.values(DEFINICOES).flatMap(camposDoItem), ...CAMPOS_DE_EXIBICAO];
    for (const { campo } of mostrados) expect(conhecidos).toContain(campo);
  });
});

describe('the query editor', () => {
  const vazia: Consulta = consulta.parse({});
  const alheio: Consulta = { ...vazia, filtros: [{ tipo: 'range', campo: 'anoModelo', min: 2020 }] };

  it('writes what it reads, in filters the engine accepts, and leaves the others alone', () => {
    let nova = comEscolha(alheio, 'tipo', 'Moto');
    nova = comMarcas(comTexto(comEscolha(nova, 'uf', 'SC'), 'flex'), 'Honda, Yamaha');
    nova = comOrdem(nova, 'maior');
    expect(consulta.parse(nova)).toEqual(nova);
    expect([
      escolhaDe(nova, 'tipo'),
      escolhaDe(nova, 'uf'),
      textoDe(nova),
      marcasDe(nova),
      ordemDe(nova),
    ]).toEqual(['Moto', 'SC', 'flex', 'Honda, Yamaha', 'maior']);
    expect(nova.filtros).toContainEqual(alheio.filtros[0]);
  });

  it('an empty choice takes its filter away', () => {
    const cheia = comTexto(comMarcas(comEscolha(vazia, 'tipo', 'Moto'), 'Honda'), 'flex');
    expect(comTexto(comMarcas(comEscolha(cheia, 'tipo', ''), ''), '').filtros).toEqual([]);
  });
});

describe('dates on São Paulo’s clock', () => {
  it('reads and writes the same minute, daylight saving of past years included', () => {
    expect(instanteDeSaoPaulo('2026-11-21T14:05')).toBe('2026-11-21T17:05:00.000Z');
    expect(localDeSaoPaulo('2026-11-21T17:05:00.000Z')).toBe('2026-11-21T14:05');
    expect(instanteDeSaoPaulo('2018-12-25T12:00')).toBe('2018-12-25T14:00:00.000Z');
  });

  it('nothing typed is no limit', () => {
    expect(instanteDeSaoPaulo('')).toBeNull();
  });
});
