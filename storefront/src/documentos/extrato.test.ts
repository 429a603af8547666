import { afterEach, describe, expect, it, vi } from 'vitest';
import { buscarExtrato, ehHash } from './extrato.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the statement by its hash', () => {
  it('is asked of print and streamed', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('%PDF', { headers: { 'content-length': '4' } })),
    );
    const extrato = await buscarExtrato('a'.repeat(32), 'leilo');
    expect(extrato).toMatchObject({ tipo: 'pdf', tamanho: '4' });
  });

  it('does not exist for an unknown hash, and is away while print is', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('', { status: 404 })),
    );
    expect(await buscarExtrato('a'.repeat(32), 'leilo')).toEqual({ tipo: 'inexistente' });
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new Error('recusada'))),
    );
    expect(await buscarExtrato('a'.repeat(32), 'leilo')).toEqual({ tipo: 'indisponivel' });
  });

  it('is never asked for with what is no hash', async () => {
    const pedir = vi.fn();
    vi.stubGlobal('fetch', pedir);
    for (const texto of ['', '../../v1/clientes', 'a'.repeat(15), 'a b'.repeat(10), '%2e%2e'])
      expect(ehHash(texto), texto).toBe(false);
    expect(await buscarExtrato('../../../healthz', 'leilo')).toEqual({ tipo: 'inexistente' });
    expect(pedir).not.toHaveBeenCalled();
  });
});
