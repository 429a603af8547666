import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { lugarNaFoto } from './gps.ts';

const comLugar = (lat: string, ns: string, lon: string, ew: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Camera' },
      IFD3: { GPSLatitude: lat, GPSLatitudeRef: ns, GPSLongitude: lon, GPSLongitudeRef: ew },
    })
    .toBuffer();

describe('where a picture was taken', () => {
  it('is read from its own file, south and west below zero', async () => {
    const foto = await comLugar('23/1 33/1 1/1', 'S', '46/1 38/1 0/1', 'W');
    expect(lugarNaFoto(foto)).toEqual({ latitude: -23.5502778, longitude: -46.6333333, precisao: null });
    expect(lugarNaFoto(await comLugar('1/1 30/1 0/1', 'N', '2/1 0/1 0/1', 'E'))).toEqual({
      ...{ latitude: 1.5, longitude: 2, precisao: null },
    });
  });

  it('is nowhere in what says nothing, nor in what is impossible', async () => {
    const sem = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer();
    expect(lugarNaFoto(sem)).toBeNull();
    expect(lugarNaFoto(await comLugar('123/1 0/1 0/1', 'S', '46/1 0/1 0/1', 'W'))).toBeNull();
    expect(lugarNaFoto(await comLugar('1/0 0/1 0/1', 'S', '46/1 0/1 0/1', 'W'))).toBeNull();
  });

  it('throws for nothing, cut or broken wherever it may be', async () => {
    const foto = await comLugar('23/1 33/1 1/1', 'S', '46/1 38/1 0/1', 'W');
    fc.assert(
      fc.property(
        fc.nat({ max: foto.length }),
        fc.array(fc.tuple(fc.nat({ max: foto.length - 1 }), fc.nat(255))),
        (fim, trocas) => {
          const quebrada = Buffer.from(foto);
          for (const [onde, byte] of trocas) quebrada[onde] = byte;
          const lido = lugarNaFoto(quebrada.subarray(0, fim));
          expect(lido === null || (Math.abs(lido.latitude) <= 90 && Math.abs(lido.longitude) <= 180)).toBe(
            true,
          );
        },
      ),
    );
  });
});
