import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lerDescricao } from './caixa-descricao.ts';
import { conferirNumero } from './caixa-numero.ts';
import { nomeDeLugar } from './lugares.ts';
import { chave, lerData, lerDecimal, lerInteiro } from './valores.ts';

describe('values of cells', () => {
  it.each([
    ['N° do imóvel', 'n do imovel'],
    ['Nº DO IMÓVEL ', 'n do imovel'],
    ['Valor de avaliação (R$)', 'valor de avaliacao r'],
    ['data_fim', 'data fim'],
  ])('compares header %j as %j', (texto, esperado) => expect(chave(texto)).toBe(esperado));

  it.each([
    ['21/11/2026', '2026-11-21T03:00:00.000Z', false],
    ['21/11/2026 14:30', '2026-11-21T17:30:00.000Z', true],
    ['1/2/2026 às 9h05', '2026-02-01T12:05:00.000Z', true],
    ['21/11/2026 23:59:59', '2026-11-22T02:59:59.000Z', true],
    ['2026-11-21 14:30', '2026-11-21T17:30:00.000Z', true],
    ['2026-11-21T14:30:00Z', '2026-11-21T14:30:00.000Z', true],
  ])('reads the date %j in São Paulo time', (texto, iso, comHora) => {
    expect(lerData(texto)).toEqual({ iso, comHora });
  });

  it.each(['31/02/2026', '21/13/2026', '21/11/26', '46347', 'amanhã', '21/11/2026 25:00', ''])(
    'takes %j for no date',
    (texto) => expect(lerData(texto)).toBeNull(),
  );

  it('reads whole numbers with or without thousands and decimals in either notation', () => {
    expect(['12.345', '12345', '12,5', '1.23', '-1'].map(lerInteiro)).toEqual([
      12345,
      12345,
      null,
      null,
      null,
    ]);
    expect(['48.01', '48,01', '1.234,5', '48,01%', 'x'].map(lerDecimal)).toEqual([
      48.01,
      48.01,
      1234.5,
      48.01,
      null,
    ]);
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (texto, outro) => {
        for (const ler of [chave, lerData, lerDecimal, lerInteiro, nomeDeLugar, lerDescricao]) ler(texto);
        conferirNumero(texto, outro);
      }),
    );
  });
});

describe('the property number against its link', () => {
  const link = (codigo: string) =>
    `https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnOrigem=index&hdnimovel=${codigo}`;

  it.each([
    ['8444420114506', { caso: 'confere', codigo: '8444420114506' }],
    ['8,44442E+12', { caso: 'recuperado', codigo: '8444420114506' }],
    ['8.44442E+12', { caso: 'recuperado', codigo: '8444420114506' }],
    ['8,4E+12', { caso: 'recuperado', codigo: '8444420114506' }],
    ['', { caso: 'recuperado', codigo: '8444420114506' }],
    ['8,44443E+12', { caso: 'diverge', doLink: '8444420114506' }],
    ['8,44442E+11', { caso: 'diverge', doLink: '8444420114506' }],
    ['8444420114507', { caso: 'diverge', doLink: '8444420114506' }],
  ])('%j', (numero, esperado) => expect(conferirNumero(numero, link('8444420114506'))).toEqual(esperado));

  it('is lost without a link when ruined, and taken with a doubt when intact', () => {
    expect(conferirNumero('8,44442E+12', '')).toEqual({ caso: 'perdido' });
    expect(conferirNumero('8444420114506', '')).toEqual({ caso: 'sem-link', codigo: '8444420114506' });
  });

  it('is recovered from whatever rounding a spreadsheet leaves of it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 9_999_999_999_999 }),
        fc.integer({ min: 1, max: 9 }),
        (codigo, casas) => {
          fc.pre(casas < String(codigo).length - 1);
          const ruim = codigo
            .toExponential(casas)
            .replace(/\.?0+e/, 'e')
            .replace('e', 'E')
            .replace('.', ',');
          expect(conferirNumero(ruim, link(String(codigo)))).toMatchObject({ codigo: String(codigo) });
        },
      ),
    );
  });
});

describe('names of places', () => {
  it.each([
    ['SAO JOSE DOS CAMPOS', 'São José dos Campos'],
    ["SANTA BARBARA D'OESTE", "Santa Bárbara d'Oeste"],
    ['EMBU-GUACU', 'Embu-Guaçu'],
    ['JARDIM PAULISTA II', 'Jardim Paulista II'],
    ['  centro ', 'Centro'],
    ['Três  Ribeirões', 'Três Ribeirões'],
  ])('%j is written %j', (texto, esperado) => expect(nomeDeLugar(texto)).toBe(esperado));
});
