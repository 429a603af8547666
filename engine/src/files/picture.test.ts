import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { examine } from './examine.ts';
import { TURNED_HEIC } from './heic.fixture.ts';

const VERMELHO = [220, 20, 20];
const AZUL = [20, 20, 220];

/** 96 × 64, light, with a red corner at the left above and a blue one at the right below. */
const desenho = () => {
  const canto = (cor: number[]) => ({
    create: {
      width: 32,
      height: 32,
      channels: 3 as const,
      background: { r: cor[0]!, g: cor[1]!, b: cor[2]! },
    },
  });
  return sharp({ create: { width: 96, height: 64, channels: 3, background: '#f0f0f0' } }).composite([
    { input: canto(VERMELHO), left: 0, top: 0 },
    { input: canto(AZUL), left: 64, top: 32 },
  ]);
};

async function pixel(bytes: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
}
const parece = (uma: number[], outra: number[]) => uma.every((valor, i) => Math.abs(valor - outra[i]!) < 25);
const motivo = (tipo: Parameters<typeof examine>[0], bytes: Buffer) =>
  examine(tipo, bytes).then(
    () => 'aceito',
    (erro: { motivo?: string }) => erro.motivo ?? String(erro),
  );

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    '%s is made anew as JPEG, with a small one beside it',
    async (formato) => {
      const exame = await examine(`image/${formato}`, await desenho().toFormat(formato).toBuffer());
      expect(exame).toMatchObject({ tipo: 'image/jpeg', largura: 96, altura: 64, paginas: null });
      expect((await sharp(exame.bytes).metadata()).format).toBe('jpeg');
      expect(parece(await pixel(exame.bytes, 5, 5), VERMELHO)).toBe(true);
      expect((await sharp(exame.miniatura!).metadata()).format).toBe('jpeg');
    },
  );

  // How each of EXIF's eight ways lies on its side, and what brings it back.
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'stands upright, whichever way (%i) the camera was held',
    async (orientation) => {
      const deitar: Record<number, (uma: Sharp) => Sharp> = {
        1: (uma) => uma,
        2: (uma) => uma.flop(),
        3: (uma) => uma.rotate(180),
        4: (uma) => uma.flip(),
        5: (uma) => uma.rotate(270).flop(),
        6: (uma) => uma.rotate(270),
        7: (uma) => uma.rotate(90).flop(),
        8: (uma) => uma.rotate(90),
      };
      const deitada = await deitar[orientation]!(sharp(await desenho().png().toBuffer()))
        .jpeg({ quality: 95 })
        .withMetadata({ orientation })
        .toBuffer();
      const { bytes, largura, altura } = await examine('image/jpeg', deitada);
      expect([largura, altura]).toEqual([96, 64]);
      expect(parece(await pixel(bytes, 8, 8), VERMELHO)).toBe(true);
      expect(parece(await pixel(bytes, 88, 56), AZUL)).toBe(true);
    },
  );

  it('of a telephone that writes HEIC is decoded, upright', async () => {
    const { tipo, bytes, largura, altura } = await examine('image/heic', TURNED_HEIC);
    expect([tipo, largura, altura]).toEqual(['image/jpeg', 64, 96]);
    expect(parece(await pixel(bytes, 56, 8), VERMELHO)).toBe(true);
    expect(parece(await pixel(bytes, 8, 88), AZUL)).toBe(true);
  });

  it('says nothing any more of where it was taken, by what, nor what else lay in its file', async () => {
    const comLugar = await desenho()
      .jpeg()
      .withExif({
        IFD0: { Make: 'Camera do Joao' },
        IFD3: { GPSLatitude: '23/1 33/1 1/1', GPSLatitudeRef: 'S' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><segredo/></x:xmpmeta>')
      .withIccProfile('p3')
      .toBuffer();
    const enviado = Buffer.concat([comLugar, Buffer.from('<script>alert(1)</script> behind it')]);
    for (const [tipo, bytes] of [
      ['image/jpeg', enviado],
      ['image/heic', TURNED_HEIC],
    ] as const) {
      const exame = await examine(tipo, bytes);
      for (const guardada of [exame.bytes, exame.miniatura!]) {
        const { exif, xmp, icc, iptc, orientation } = await sharp(guardada).metadata();
        expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
        expect(Buffer.from(guardada).toString('latin1')).not.toMatch(
          /Camera|Martelo|segredo|script|Exif|GPS/,
        );
      }
    }
  });

  it('is white where it was transparent, still where it moved, and no larger than is of use', async () => {
    const nada = await sharp({ create: { width: 10, height: 10, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    expect(await pixel((await examine('image/png', nada)).bytes, 5, 5)).toEqual([255, 255, 255]);
    const grande = await sharp({ create: { width: 6_000, height: 3_000, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    expect(await examine('image/png', grande)).toMatchObject({ largura: 4_096, altura: 2_048 });
  });

  it('of more pixels than are bearable is refused before they are unfolded', async () => {
    const bomba = await sharp({
      create: { width: 20_000, height: 15_000, channels: 3, background: '#888' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomba.length).toBeLessThan(2_000_000);
    const inicio = performance.now();
    expect(await motivo('image/png', bomba)).toBe('pixels');
    expect(performance.now() - inicio).toBeLessThan(500);
  });

  it('that ends in the middle, is torn, or is not what it begins as, cannot be opened', async () => {
    const jpeg = await sharp(await desenho().png().toBuffer())
      .resize(800)
      .jpeg()
      .toBuffer();
    expect(await motivo('image/jpeg', jpeg.subarray(0, jpeg.length / 2))).toBe('danificado');
    expect(await motivo('image/heic', TURNED_HEIC.subarray(0, 500))).toBe('danificado');
    expect(await motivo('image/png', Buffer.from('\x89PNG\r\n\x1a\n and then words', 'latin1'))).toBe(
      'danificado',
    );
    // Libraries open much more than we take: by whatever name it comes, nothing else is opened.
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await motivo('image/png', svg)).toBe('danificado');
    expect(await motivo('image/jpeg', await desenho().tiff().toBuffer())).toBe('danificado');
  });

  it('with an archive behind it is two things at once', async () => {
    const zip = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1');
    expect(await motivo('image/jpeg', Buffer.concat([await desenho().jpeg().toBuffer(), zip]))).toBe('duplo');
  });
});
