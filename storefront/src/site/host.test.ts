import { describe, expect, it } from 'vitest';
import { nomeDoHost, subdominioDoHost } from './host.ts';

describe('brand by Host', () => {
  it('reads the first label, without port, case or www', () => {
    for (const host of [
      'leilo.localhost:3000',
      'LEILO.localhost',
      'www.leilo.com.br',
      'leilo.exemplo.com.br.',
    ])
      expect(subdominioDoHost(host), host).toBe('leilo');
  });

  it('finds none in a bare name, an address or nonsense', () => {
    for (const host of [null, '', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', '../x.localhost', '_.a'])
      expect(subdominioDoHost(host), String(host)).toBeNull();
  });

  it('an own domain keeps its whole name, without what browsers add to it', () => {
    expect(nomeDoHost('WWW.LeiloesModelo.com.br:443')).toBe('leiloesmodelo.com.br');
    for (const host of ['localhost', '10.0.0.1', '[::1]:80', 'a_b.com', 'a/b.com', `${'x'.repeat(260)}.com`])
      expect(nomeDoHost(host), host).toBeNull();
  });
});
