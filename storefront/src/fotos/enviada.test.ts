import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('../site/marca.ts', () => ({
  subdominioDoPedido: async (host: string | null) => (host?.startsWith('leilo.') ? 'leilo' : null),
}));

/* The engine behind says whether a picture is shown, and gives it whole. */
const SHA = 'ab'.repeat(32);
let engine: Server;
let mostrada = true;
const pedidos: string[] = [];
const pasta = mkdtempSync(join(tmpdir(), 'martelo-fotos-'));
let foto: Buffer;
let fotoEnviada: typeof import('./enviada.ts').fotoEnviada;
let aceitaAvif: typeof import('./enviada.ts').aceitaAvif;

beforeAll(async () => {
  foto = await sharp({ create: { width: 1_000, height: 500, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  engine = createServer((req: IncomingMessage, res) => {
    pedidos.push(`${req.method} ${req.url} ${req.headers.hotsite}`);
    res.statusCode = mostrada ? 200 : 404;
    res.end(mostrada && req.method === 'GET' ? foto : undefined);
  });
  await new Promise<void>((pronto) => engine.listen(0, '127.0.0.1', pronto));
  vi.stubEnv('ENGINE_URL', `http://127.0.0.1:${(engine.address() as { port: number }).port}`);
  vi.stubEnv('MARTELO_DADOS', pasta);
  ({ fotoEnviada, aceitaAvif } = await import('./enviada.ts'));
});
beforeEach(() => {
  mostrada = true;
  pedidos.length = 0;
});
afterAll(() => {
  engine.close();
  vi.unstubAllEnvs();
  rmSync(pasta, { recursive: true, force: true });
});

const pedir = (w: string | null, accept = 'image/webp,*/*', host = 'leilo.localhost:3000') =>
  fotoEnviada(
    new Request(`http://x/fotos/lotes/${SHA}.webp${w === null ? '' : `?w=${w}`}`, {
      headers: { accept, host },
    }),
    SHA,
  );

describe('a picture that was sent of a lot', () => {
  it('is made once at each width, never larger than it is, and kept by browsers for ever', async () => {
    const tamanhos: number[] = [];
    for (const w of ['200', '400', '1600']) {
      const resposta = await pedir(w);
      expect([resposta.status, resposta.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(resposta.headers.get('cache-control')).toMatch(/immutable/);
      expect(resposta.headers.get('vary')).toBe('accept');
      tamanhos.push((await sharp(Buffer.from(await resposta.arrayBuffer())).metadata()).width);
    }
    expect(tamanhos).toEqual([200, 400, 1_000]);
    await pedir('400');
    expect(pedidos.filter((um) => um.startsWith('GET'))).toHaveLength(3);
    expect(pedidos.at(-1)).toBe(`HEAD /v1/fotos/${SHA} leilo`);
  });

  it('is AVIF for who names it, and for nobody else', async () => {
    const resposta = await pedir('200', 'image/avif,image/webp,image/*');
    expect(resposta.headers.get('content-type')).toBe('image/avif');
    expect([null, '*/*', 'image/*', 'image/avif;q=0', 'image/webp'].map(aceitaAvif)).toEqual(
      Array.from({ length: 5 }, () => false),
    );
    expect(aceitaAvif('text/html, image/avif;q=0.8')).toBe(true);
  });

  it('is nothing at the next request once it is not shown, kept sizes or not; nor on no brand, nor at a made-up width', async () => {
    expect((await pedir('400')).status).toBe(200);
    mostrada = false;
    const depois = await pedir('400');
    expect([depois.status, depois.headers.get('content-type'), depois.headers.get('cache-control')]).toEqual([
      ...[404, 'image/svg+xml', 'no-store'],
    ]);
    mostrada = true;
    expect((await pedir('400', 'image/webp', 'outra.localhost')).status).toBe(404);
    expect((await pedir('123')).status).toBe(404);
  });
});
