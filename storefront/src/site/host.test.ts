import { describe, expect, it } from 'vitest';
import { subdominioDoHost } from './host.ts';

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
});
