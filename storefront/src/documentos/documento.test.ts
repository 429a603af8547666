import { afterEach, describe, expect, it, vi } from 'vitest';
import { buscarDocumento, ehHash } from './documento.ts';

afterEach(() => vi.unstubAllGlobals());
const responder = (resposta: () => Promise<Response>) => {
  const pedir = vi.fn((_url: string, _opcoes: RequestInit) => resposta());
  vi.stubGlobal('fetch', pedir);
  return pedir;
};

describe('a document of print', () => {
  it('is streamed, with the length and the name that print gave', async () => {
    const headers = { 'content-length': '4', 'content-disposition': 'inline; filename="nota-1-000042.pdf"' };
    responder(async () => new Response('%PDF', { headers }));
    expect(await buscarDocumento(`nota/${'a'.repeat(22)}.pdf`, { hotsite: 'leilo' })).toMatchObject({
      ...{ tipo: 'pdf', tamanho: '4', nome: 'nota-1-000042.pdf' },
    });
  });

  it('is asked for with the reader’s token where it is theirs, and else with none', async () => {
    const pedir = responder(async () => new Response('%PDF'));
    await buscarDocumento('comprovante-arrematacao.pdf?lelUid=x', { hotsite: 'leilo', token: 'da-ana' });
    await buscarDocumento('nota/x.pdf', { hotsite: 'leilo' });
    expect(pedir.mock.calls.map(([, { headers }]) => headers)).toEqual([
      { hotsite: 'leilo', authorization: 'Bearer da-ana' },
      { hotsite: 'leilo' },
    ]);
  });

  it.each([
    [400, 'malformado'],
    [401, 'sem-sessao'],
    [403, 'sem-permissao'],
    [404, 'inexistente'],
    [500, 'indisponivel'],
    [503, 'indisponivel'],
  ])('answered %i is %s', async (status, tipo) => {
    responder(async () => new Response('', { status }));
    expect(await buscarDocumento('nota/x.pdf', { hotsite: 'leilo' })).toEqual({ tipo });
  });

  it('is away while print is, and its name is a name', async () => {
    responder(() => Promise.reject(new Error('recusada')));
    expect(await buscarDocumento('nota/x.pdf', { hotsite: 'leilo' })).toEqual({ tipo: 'indisponivel' });
    const headers = { 'content-disposition': 'inline; filename="../../x.pdf"' };
    responder(async () => new Response('%PDF', { headers }));
    expect(await buscarDocumento('nota/x.pdf', { hotsite: 'leilo' })).toMatchObject({ nome: null });
  });

  it('has an address of 22 letters, and nothing else is one', () => {
    expect(ehHash('Zm9vYmFyYmF6cXV4MTIzNA')).toBe(true);
    for (const texto of ['', '../../v1/clientes', 'a'.repeat(21), 'a'.repeat(23), 'a b'.repeat(7), '%2e%2e'])
      expect(ehHash(texto), texto).toBe(false);
  });
});
