import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET as fotos } from '../app/fotos/[...caminho]/route.ts';
import { lerLargura, webp } from './imagens.ts';

let dados = '';
beforeEach(() => {
  dados = mkdtempSync(join(tmpdir(), 'imagens-'));
  process.env.MARTELO_DADOS = dados;
});

describe('pictures', () => {
  it('come at four widths and no other', () => {
    expect(lerLargura('400')).toBe(400);
    expect(lerLargura(null)).toBe(800);
    for (const ruim of ['401', '', '4e2', ' 400', '-400', '99999999']) expect(lerLargura(ruim)).toBeNull();
  });

  it('are made once for readers that come together, and kept on disk for the next process', async () => {
    const png = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    let feitas = 0;
    const origem = async () => {
      feitas += 1;
      return png;
    };
    const [uma] = await Promise.all([1, 2, 3].map(() => webp('midia', 'a.png', 400, origem)));
    await webp('midia', 'a.png', 400, async () => null);
    const { width, format } = await sharp(uma!).metadata();
    expect([width, format]).toEqual([400, 'webp']);
    expect(feitas).toBe(1);
    expect(readdirSync(join(dados, 'storefront', 'midia'))).toHaveLength(1);
  });

  it('as AVIF are taken ready made where there is one, as it is, and made where there is none', async () => {
    const png = await sharp({ create: { width: 900, height: 450, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const pronta = Buffer.from('feita no cms');
    expect(
      await webp(
        'midia',
        'd.png',
        400,
        async () => png,
        'avif',
        async () => pronta,
      ),
    ).toEqual(pronta);
    expect(await webp('midia', 'd.png', 400, async () => null, 'avif')).toEqual(pronta);
    const feita = await webp('midia', 'e.png', 400, async () => png, 'avif');
    const { width, format, compression } = await sharp(feita!).metadata();
    expect([width, format, compression]).toEqual([400, 'heif', 'av1']);
  });

  it('drawn for made-up names leave nothing on the disk until somebody comes for them again', async () => {
    const pedir = (nome: string) =>
      fotos(new Request(`http://leilo.localhost/fotos/demo/hatch-branco-${nome}/1.webp?w=200`));
    for (let i = 0; i < 6; i += 1) expect((await pedir(`inventada${i}`)).status).toBe(200);
    expect(readdirSync(dados)).not.toContain('storefront');
    await pedir('inventada3');
    expect(readdirSync(join(dados, 'storefront', 'fotos'))).toHaveLength(1);
  });

  it('are never enlarged, and there is none where the source has none', async () => {
    const pequena = await sharp({ create: { width: 100, height: 80, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const imagem = await webp('midia', 'b.png', 1600, async () => pequena);
    expect((await sharp(imagem!).metadata()).width).toBe(100);
    expect(await webp('midia', 'c.png', 400, async () => null)).toBeNull();
  });

  it('answer demo addresses for ever and anything else with a 404, never a 500', async () => {
    const pedir = (caminho: string) => fotos(new Request(`http://leilo.localhost${caminho}`));
    const boa = await pedir('/fotos/demo/sedan-azul-abc/1.webp?w=200');
    expect(boa.status).toBe(200);
    expect(boa.headers.get('cache-control')).toContain('immutable');
    const grande = await pedir('/fotos/demo/sedan-azul-abc/1.webp?w=1600');
    expect((await sharp(Buffer.from(await grande.arrayBuffer())).metadata()).width).toBe(1600);
    for (const ruim of [
      '/fotos/demo/sedan-azul-abc/1.webp?w=201',
      '/fotos/demo/nave-azul-abc/1.webp',
      '/fotos/demo/sedan-azul-abc/0.webp',
      '/fotos/demo/%2e%2e/1.webp',
      '/fotos/outra/1.webp',
    ])
      expect((await pedir(ruim)).status, ruim).toBe(404);
  });
});
