import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consulta, filtro } from './filtro.ts';

describe('filtro', () => {
  it.each([
    { tipo: 'exata', campo: 'veiculo.marca', valor: 'Fiat' },
    { tipo: 'diferente', campo: 'situacao', valor: null },
    { tipo: 'multipla', campo: 'tipo', valores: ['Carro', 'Moto'] },
    { tipo: 'lista', campo: 'uf', valores: [] },
    { tipo: 'marca', campo: 'veiculo.marca', valores: ['VW'] },
    { tipo: 'range', campo: 'veiculo.anoModelo', min: 2015 },
    { tipo: 'range', campo: 'dataFim', min: '2026-11-21', max: '2026-11-30' },
    { tipo: 'geral', valor: 'gol 2019' },
    { tipo: 'geral_ou', valor: 'gol palio' },
  ])('takes the spec’s kind $tipo as it is', (entrada) => {
    expect(filtro.parse(entrada)).toEqual(entrada);
  });

  it('reads "existe" without a value as asking for presence', () => {
    expect(filtro.parse({ tipo: 'existe', campo: 'video' })).toEqual({
      tipo: 'existe',
      campo: 'video',
      valor: true,
    });
  });

  it.each([
    ['an unknown kind', { tipo: 'regex', campo: 'nome', valor: '.*' }],
    ['an unknown field of the filter', { tipo: 'exata', campo: 'nome', valor: 'x', sql: '1' }],
    ['a field name with a quote', { tipo: 'exata', campo: 'nome"--', valor: 'x' }],
    ['a field name that starts with a point', { tipo: 'existe', campo: '.nome' }],
    ['an object as value', { tipo: 'exata', campo: 'nome', valor: { $gt: '' } }],
    ['infinity', { tipo: 'range', campo: 'valor', max: Number.POSITIVE_INFINITY }],
    ['a text of a page', { tipo: 'geral', valor: 'x'.repeat(301) }],
    ['201 values', { tipo: 'lista', campo: 'uf', valores: Array(201).fill('SP') }],
  ])('refuses %s', (_nome, entrada) => {
    expect(filtro.safeParse(entrada).success).toBe(false);
  });

  it.each(['__proto__', 'constructor', 'veiculo.__proto__.x', 'a.prototype'])(
    'refuses a field name that reaches into the language: %s',
    (campo) => {
      expect(filtro.safeParse({ tipo: 'existe', campo }).success).toBe(false);
    },
  );

  it('never throws, whatever JSON arrives', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(typeof filtro.safeParse(json).success).toBe('boolean');
        expect(typeof consulta.safeParse(json).success).toBe('boolean');
      }),
    );
  });
});

describe('consulta', () => {
  it('is the first page of twenty when nothing is asked', () => {
    expect(consulta.parse({})).toEqual({ filtros: [], pagina: 1, porPagina: 20 });
  });

  it('fills the order as the spec has it', () => {
    expect(consulta.parse({ ordem: { campo: 'dataFim' } }).ordem).toEqual({
      campo: 'dataFim',
      tipoOrdenacao: 'asc',
      tipoCampo: 'keyword',
    });
  });

  it('reads what it wrote as the same query', () => {
    const entrada = consulta.parse({
      filtros: [{ tipo: 'existe', campo: 'video' }],
      ordem: { campo: 'valor', tipoCampo: 'long' },
    });
    expect(consulta.parse(JSON.parse(JSON.stringify(entrada)))).toEqual(entrada);
  });

  it.each([{ pagina: 0 }, { pagina: 1.5 }, { porPagina: 201 }, { porPagina: '20' }, { ordenar: 'x' }])(
    'refuses %j',
    (entrada) => expect(consulta.safeParse(entrada).success).toBe(false),
  );
});
