import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { lerLogo } from './logo.ts';

const svg = (corpo: string, w = 600, h = 150) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${corpo}</svg>`))
    .png()
    .toBuffer();

describe('an uploaded logo', () => {
  it('loses its margins and fits the header', async () => {
    const { logo } = await lerLogo(
      await svg('<rect x="100" y="50" width="300" height="50" fill="#c8102e"/>'),
    );
    const { width, height, format } = await sharp(logo).metadata();
    expect([width, height, format]).toEqual([300, 50, 'png']);
  });

  it('gives an icon when it is square or begins with a symbol, and none when it is only words', async () => {
    const simbolo =
      '<circle cx="75" cy="75" r="60" fill="#123a6b"/><rect x="180" y="50" width="380" height="60"/>';
    const comSimbolo = await lerLogo(await svg(simbolo));
    expect((await sharp(comSimbolo.icone!).metadata()).width).toBe(512);
    expect((await lerLogo(await svg('<rect x="20" y="20" width="560" height="90"/>'))).icone).toBeNull();
    expect((await lerLogo(await svg('<rect width="120" height="120"/>', 120, 120))).icone).not.toBeNull();
  });

  it('in white keeps what was cut out of its shapes', async () => {
    const { clara } = await lerLogo(
      await svg(
        '<rect width="300" height="100" fill="#111"/><rect x="100" y="30" width="100" height="40" fill="#fff"/>',
        300,
        100,
      ),
    );
    const { data, info } = await sharp(clara).raw().toBuffer({ resolveWithObject: true });
    const alfa = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    expect([alfa(20, 50), alfa(150, 50)]).toEqual([255, 0]);
    expect(data[0]).toBe(255);
  });

  it.each([
    ['HTML that says it is a PNG', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['half a PNG', Buffer.from('89504e470d0a1a0a0000', 'hex')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused in words', async (_nome, arquivo) => {
    await expect(lerLogo(arquivo)).rejects.toMatchObject({ codigo: 'IMAGEM_INVALIDA' });
  });
});
