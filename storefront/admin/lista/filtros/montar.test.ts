import type { Filtro } from '@martelo/shared/filtro';
import type { CampoDoRecurso } from '@martelo/shared/recurso';
import { describe, expect, it } from 'vitest';
import { ADMIN_LISTA } from '../../../src/palavras/admin-lista.ts';
import { escritoDe, montar } from './montar.ts';

const campo = (tipo: string, mais: object = {}) =>
  ({ campo: 'c', rotulo: 'C', tipo, opcoes: null, ...mais }) as unknown as CampoDoRecurso;
const SITUACAO = campo('opcao', {
  opcoes: [
    { valor: 'ATIVO', rotulo: 'Ativo' },
    { valor: 'INATIVO', rotulo: 'Inativo' },
  ],
});

const IDAS: [CampoDoRecurso | undefined, Filtro][] = [
  [campo('texto'), { tipo: 'exata', campo: 'c', valor: 'Fiat' }],
  [campo('centavos'), { tipo: 'exata', campo: 'c', valor: 123_456 }],
  [campo('booleano'), { tipo: 'exata', campo: 'c', valor: false }],
  [SITUACAO, { tipo: 'diferente', campo: 'c', valor: 'ATIVO' }],
  [SITUACAO, { tipo: 'multipla', campo: 'c', valores: ['ATIVO', 'INATIVO'] }],
  [campo('inteiro'), { tipo: 'lista', campo: 'c', valores: [3, 1, 2] }],
  [campo('texto'), { tipo: 'marca', campo: 'c', valores: ['Fiat', 'Ford'] }],
  [campo('inteiro'), { tipo: 'range', campo: 'c', min: 3 }],
  [campo('data'), { tipo: 'range', campo: 'c', min: '2026-01-01', max: '2026-01-31' }],
  [
    campo('instante'),
    { tipo: 'range', campo: 'c', min: '2026-01-01T03:00:00.000Z', max: '2026-02-01T02:59:59.999Z' },
  ],
  [campo('texto'), { tipo: 'existe', campo: 'c', valor: false }],
  [undefined, { tipo: 'geral', valor: 'duas palavras' }],
  [undefined, { tipo: 'geral_ou', valor: 'duas palavras' }],
];

describe('a filter', () => {
  it.each(IDAS)(
    'of each of the nine kinds comes back out of its controls as it went in: %#',
    (um, filtro) => {
      expect(montar(um, filtro.tipo, escritoDe(um, filtro))).toEqual({ filtro });
    },
  );

  it('of nothing, or of what the field cannot hold, is none', () => {
    const falta = { erro: ADMIN_LISTA.faltaValor };
    expect(montar(campo('inteiro'), 'exata', { valor: 'x' })).toEqual(falta);
    expect(montar(campo('centavos'), 'range', { min: 'x', max: '3' })).toEqual(falta);
    expect(montar(campo('inteiro'), 'lista', { valores: ['1', 'x'] })).toEqual(falta);
    expect(montar(undefined, 'geral', { valor: ' ' })).toEqual(falta);
  });

  it('takes 200 pasted values, and says so of more', () => {
    const valores = (quantos: number) => Array.from({ length: quantos }, (_, i) => String(i));
    expect(montar(campo('inteiro'), 'lista', { valores: valores(200) })).toHaveProperty('filtro');
    expect(montar(campo('inteiro'), 'lista', { valores: valores(201) })).toEqual({
      erro: ADMIN_LISTA.maisDe200,
    });
  });
});
