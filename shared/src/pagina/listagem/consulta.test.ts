import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alternar,
  buscaDoMotor,
  camposDaConsulta,
  enderecoDaConsulta,
  filtrosAtivos,
  lerConsulta,
} from './consulta.ts';

const daBusca = (texto: string) => {
  const busca = new URLSearchParams(texto);
  return lerConsulta(
    Object.fromEntries([...new Set(busca.keys())].map((nome) => [nome, busca.getAll(nome)])),
  );
};

describe('the listing’s address', () => {
  it('holds the whole search and reads back the same', () => {
    const texto =
      'q=fiat+argo&tipo=Carro&tipo=Moto&marca=Fiat&uf=SP&cidade=S%C3%A3o+Paulo&leilao=u1&valorMin=10000&valorMax=25000%2C50&anoMin=2018&anoMax=2022&abertos=1&ordem=valor-desc&pagina=3';
    expect(camposDaConsulta(daBusca(texto)).toString()).toBe(texto);
  });

  it('goes back to page 1 when a filter or the order changes, and only then (spec 9)', () => {
    const consulta = daBusca('q=fiat&pagina=7');
    expect(enderecoDaConsulta('leilao', consulta, { tipo: ['Carro'] })).toBe('/leilao?q=fiat&tipo=Carro');
    expect(enderecoDaConsulta('leilao', consulta, { ordem: 'valor-asc' })).not.toContain('pagina');
    expect(enderecoDaConsulta('loja', consulta, { pagina: 8 })).toBe('/anuncio?q=fiat&pagina=8');
  });

  it('leaves out what makes no sense instead of failing', () => {
    expect(
      camposDaConsulta(
        daBusca('valorMin=abc&anoMin=12&anoMax=99999&ordem=senha-asc&pagina=-1&abertos=talvez&outra=1&q=++'),
      ).toString(),
    ).toBe('');
  });

  it('never fails, whatever somebody writes there', () => {
    const texto = fc.oneof(fc.string(), fc.array(fc.string()));
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('q', 'tipo', 'valorMin', 'anoMax', 'ordem', 'pagina'), texto),
        (busca) => {
          const consulta = lerConsulta(busca);
          expect(daBusca(camposDaConsulta(consulta).toString())).toEqual(consulta);
        },
      ),
    );
  });

  it.each([
    ['onibus', 'tipo=%C3%94nibus'],
    ['carro/fiat', 'q=fiat&tipo=Carro'],
    ['sao-paulo-sp/carro/2021', 'q=sao+paulo&tipo=Carro&uf=SP&anoMin=2021&anoMax=2021'],
    ['sp/ano.2019', 'uf=SP&anoMin=2019&anoMax=2019'],
    ['brasil-br/imovel/geral/ano.0', 'tipo=Im%C3%B3vel'],
    ['S%C3%A3o%20Bernardo/%E0%A4%A', 'q=S%C3%A3o+Bernardo+%25E0%25A4%25A'],
    ['%00/-/', ''],
  ])('takes any path: %s', (caminho, busca) => {
    expect(camposDaConsulta(lerConsulta({}, caminho.split('/'))).toString()).toBe(busca);
  });

  it('lets the path’s type and words stand beside the query', () => {
    const consulta = lerConsulta({ tipo: 'Moto', q: 'prata' }, ['onibus', 'marcopolo']);
    expect([consulta.tipo, consulta.q]).toEqual([['Ônibus'], 'prata marcopolo']);
  });

  it('drops what nobody can have typed: control characters and half characters', () => {
    const consulta = lerConsulta({ q: 'a\u0000b\ud800', tipo: '\u0000', marca: `${'x'.repeat(119)}😀` });
    expect(consulta.q).toBe('a b');
    expect(consulta.tipo).toEqual([]);
    expect(consulta.marca[0]).toBe('x'.repeat(119));
  });
});

describe('the search asked of the engine', () => {
  it('uses the one query language: text, lists and ranges in centavos', () => {
    const busca = new URLSearchParams(buscaDoMotor(daBusca('q=argo&marca=Fiat&valorMax=300&ordem=km-asc')));
    expect(JSON.parse(busca.get('filtro') ?? '')).toEqual([
      { tipo: 'geral', valor: 'argo' },
      { tipo: 'multipla', campo: 'marca', valores: ['Fiat'] },
      { tipo: 'range', campo: 'valor', max: 30_000 },
    ]);
    expect([busca.get('ordenar'), busca.get('ordem'), busca.get('pagina')]).toEqual(['km', 'asc', '1']);
  });

  it('asks only for what takes bids when told so', () => {
    expect(buscaDoMotor(daBusca('abertos=1'))).toContain('LIBERADO_LEILAO');
  });
});

describe('the active filters', () => {
  it('each say what they are and come off one at a time', () => {
    const consulta = daBusca('q=argo&marca=Fiat&marca=Ford&leilao=u1&valorMin=1000&anoMax=2020');
    const ativos = filtrosAtivos(consulta, () => 'Leilão de Frota');
    expect(ativos.map(({ rotulo }) => rotulo)).toEqual([
      '“argo”',
      'Fiat',
      'Ford',
      'Leilão de Frota',
      'Valor a partir de R$ 1.000',
      'Ano até 2020',
    ]);
    expect({ ...consulta, ...ativos[1]?.sem }.marca).toEqual(['Ford']);
    expect(alternar(consulta, 'marca', 'VW')).toEqual(['Fiat', 'Ford', 'VW']);
  });
});
