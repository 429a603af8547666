import { describe, expect, it } from 'vitest';
import { caminhoDoLogin, retornoSeguro } from './retorno.ts';

describe('the way back after a login', () => {
  it('leads to a page of this site, with its query and fragment', () => {
    expect(retornoSeguro('/leilao/sao-paulo-sp/carro/fiat/argo/ano.2020/42?foto=2#lances')).toBe(
      '/leilao/sao-paulo-sp/carro/fiat/argo/ano.2020/42?foto=2#lances',
    );
  });

  it('never leads to another site, however the address is dressed', () => {
    for (const valor of [
      'https://mau.exemplo/',
      '//mau.exemplo',
      '/\\mau.exemplo',
      '/\t/mau.exemplo',
      '/a\\..\\..//mau.exemplo',
      '/..//mau.exemplo',
      '/.//mau.exemplo',
      'javascript:alert(1)',
      'mau.exemplo',
      '',
      null,
      undefined,
      ['/a', '/b'],
      `/${'a'.repeat(3_000)}`,
    ])
      expect(retornoSeguro(valor), String(valor)).toBe('/');
  });

  it('never leads back to the login, the logout or a call', () => {
    for (const valor of ['/login', '/login?retorno=/login', '/sair', '/api/v1/lotes', '/cadastro'])
      expect(retornoSeguro(valor)).toBe('/');
    expect(retornoSeguro('/loginho')).toBe('/loginho');
  });

  it('is written into the login address with its reason', () => {
    expect(caminhoDoLogin('login', '/cliente/compras?pagina=2')).toBe(
      '/login?motivo=login&retorno=%2Fcliente%2Fcompras%3Fpagina%3D2',
    );
    expect(caminhoDoLogin('login', 'https://mau.exemplo')).toBe('/login?motivo=login');
  });
});
