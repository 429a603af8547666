import { describe, expect, test } from 'vitest';
import { passoDe } from './passos.ts';

describe('the steps of a registration', () => {
  test('lead from the e-mail to the telephone and back to where one came from', () => {
    const busca = { passo: 'cadastro', retorno: '/leilao?q=gol' };
    expect(passoDe(busca, 'email', true)).toEqual({
      ...{ passo: 2, seguir: '/telefone?passo=cadastro&retorno=%2Fleilao%3Fq%3Dgol' },
    });
    expect(passoDe(busca, 'email', false)).toEqual({ passo: 2, seguir: '/leilao?q=gol' });
    expect(passoDe(busca, 'telefone', true)).toEqual({ passo: 3, seguir: '/leilao?q=gol' });
  });

  test('outside of one lead to the profile, and never to another site', () => {
    expect(passoDe({}, 'email', true)).toEqual({ passo: null, seguir: '/cliente/meu-perfil' });
    expect(passoDe({ retorno: '/leilao' }, 'telefone', false).seguir).toBe('/leilao');
    for (const retorno of ['//mau.exemplo', 'https://mau.exemplo', '/\\mau.exemplo', ['/a', '/b']])
      expect(passoDe({ passo: 'cadastro', retorno }, 'telefone', true).seguir).toBe('/cliente/minha-pagina');
    expect(passoDe({ passo: 'cadastro', retorno: '/' }, 'email', false).seguir).toBe('/cliente/minha-pagina');
  });
});
