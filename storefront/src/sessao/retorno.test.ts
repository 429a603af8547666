import { describe, expect, it } from 'vitest';
import {
  CABECALHO_DO_ENDERECO,
  CABECALHO_DO_FIM,
  caminhoDoLogin,
  loginDaPagina,
  retornoSeguro,
} from './retorno.ts';

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
      '/%2e%2e//mau.exemplo',
      '/a/%2E%2E//mau.exemplo',
      '/\u0000/mau.exemplo',
      '\t//mau.exemplo',
      ' //mau.exemplo',
      '/\r\n/mau.exemplo',
      'http:/mau.exemplo',
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

  it('stays on this site when what would leave it is written in percent signs', () => {
    for (const valor of ['/%2F%2Fmau.exemplo', '/%5C%5Cmau.exemplo', '/%09/mau.exemplo', '/@mau.exemplo'])
      expect(new URL(retornoSeguro(valor), 'http://leilo.localhost').host, valor).toBe('leilo.localhost');
  });

  it('is the very address that was asked for, and says when a session was over', () => {
    const pedir = (endereco: string, terminou = '') =>
      loginDaPagina(
        new Headers({ [CABECALHO_DO_ENDERECO]: endereco, [CABECALHO_DO_FIM]: terminou }),
        '/cliente/compras',
      );
    expect(pedir('/cliente/compras?aba=agRetirada&q=gol')).toBe(
      '/login?motivo=login&retorno=%2Fcliente%2Fcompras%3Faba%3DagRetirada%26q%3Dgol',
    );
    expect(pedir('/cliente/compras', '1')).toBe('/login?motivo=expirada&retorno=%2Fcliente%2Fcompras');
    // What the page's request does not name is no place of this page.
    for (const outro of [
      '',
      '//mau.exemplo',
      '/cliente/compras-de-outro',
      'https://mau.exemplo/cliente/compras?',
    ])
      expect(pedir(outro), outro).toBe('/login?motivo=login&retorno=%2Fcliente%2Fcompras');
  });
});
