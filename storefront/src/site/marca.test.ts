import { afterEach, describe, expect, it, vi } from 'vitest';
import { origemDoNome, origemPublica } from './marca.ts';

const LEILO = { subdominio: 'leilo', dominio: null };
const PACTO = { subdominio: 'pacto', dominio: 'pacto.com.br' };

afterEach(() => vi.unstubAllEnvs());
const servido = (porta: string, publico = '') => {
  vi.stubEnv('PORT_STOREFRONT', porta);
  vi.stubEnv('MARTELO_STOREFRONT_PUBLICO', publico);
};

describe('a brand’s public origin', () => {
  it('is its own domain, else its name under the configured address, else under localhost and our own port', () => {
    servido('3100');
    expect(origemPublica(LEILO)).toBe('http://leilo.localhost:3100');
    expect(origemPublica(PACTO)).toBe('https://pacto.com.br');
    servido('3100', 'https://{subdominio}.martelo.example/');
    expect(origemPublica(LEILO)).toBe('https://leilo.martelo.example');
  });
});

describe('where a redirect leads on to', () => {
  it.each([
    'leilo.localhost',
    'leilo.localhost:3100',
    'leilo.localhost:9999',
    'leilo.localhost.:3100',
    'LEILO.localhost.',
    'www.leilo.localhost:1',
    null,
  ])('is our own port and spelling, whatever the Host: %s', (host) => {
    servido('3100');
    expect(origemDoNome(LEILO, host)).toBe('http://leilo.localhost:3100');
  });

  it('keeps the kind of name asked for: the platform’s, before the domain leads here, or the domain', () => {
    servido('3100', 'https://{subdominio}.martelo.example');
    expect(origemDoNome(PACTO, 'pacto.martelo.example:8443')).toBe('https://pacto.martelo.example');
    expect(origemDoNome(PACTO, 'pacto.localhost:9999')).toBe('http://pacto.localhost:3100');
    expect(origemDoNome(PACTO, 'www.pacto.com.br:9999')).toBe('https://pacto.com.br');
    servido('3100', 'http://{subdominio}.localhost:8080');
    expect(origemDoNome(PACTO, 'pacto.localhost:9999')).toBe('http://pacto.localhost:8080');
  });
});
