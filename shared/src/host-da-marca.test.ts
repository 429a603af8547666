import { describe, expect, it } from 'vitest';
import { nomeDoHost, subdominioDaPlataforma } from './host-da-marca.ts';

describe('a Host as a name', () => {
  it('is without port, case, www and last dot', () => {
    for (const host of ['leilo.localhost:3000', 'LEILO.localhost', 'www.leilo.localhost.'])
      expect(nomeDoHost(host), host).toBe('leilo.localhost');
    expect(nomeDoHost('WWW.LeiloesModelo.com.br:443')).toBe('leiloesmodelo.com.br');
  });

  it('is none for a bare word, an address or nonsense', () => {
    for (const host of [null, '', 'localhost:3000', '127.0.0.1:3000', '[::1]:80', 'a_b.com', 'a/b.com'])
      expect(nomeDoHost(host), String(host)).toBeNull();
    expect(nomeDoHost(`${'x'.repeat(260)}.com`)).toBeNull();
  });
});

describe('the brand a name of the platform says', () => {
  const molde = 'https://{subdominio}.exemplo.com.br';

  it('is the whole name’s, by what the installation is configured with', () => {
    expect(subdominioDaPlataforma('leilo.localhost')).toBe('leilo');
    expect(subdominioDaPlataforma('leilo.exemplo.com.br', molde)).toBe('leilo');
    expect(subdominioDaPlataforma('leilo.localhost', molde)).toBe('leilo');
  });

  it('is nobody’s for a name that only begins like one', () => {
    for (const nome of [
      'leilo.com.br',
      'leilo.dominio-de-um-ladrao.com',
      'leilo.outro.localhost',
      'a.leilo.exemplo.com.br',
      'exemplo.com.br',
      '.localhost',
      'leilo.exemplo.com.br.ladrao.com',
    ])
      expect(subdominioDaPlataforma(nome, molde), nome).toBeNull();
    expect(subdominioDaPlataforma('leilo.exemplo.com.br')).toBeNull();
    expect(subdominioDaPlataforma('leilo.com.br', 'https://www.leilo.com.br')).toBeNull();
  });
});
