import type { LugarDaResposta } from '@martelo/shared/vistorias/esquema';

/** Where a file says that it begins to tell of itself; nothing is looked for behind it. */
const PROCURA_BYTES = 512 * 1_024;
const MARCA = Buffer.from('Exif\0\0', 'latin1');

/** TIFF's own numbers of the fields that lead to a place. */
const IFD_DO_GPS = 0x8825;
const LATITUDE = { sinal: 1, valor: 2 };
const LONGITUDE = { sinal: 3, valor: 4 };
const ENTRADAS_MAX = 200;

/**
 * Where a picture's own file says that it was taken, read before the picture is made anew from its pixels (which keeps none of it). Null where it says
 * nothing, or nothing that holds: whatever is in the file, nothing is thrown, and nothing is read outside of it.
 */
export function lugarNaFoto(bytes: Buffer): LugarDaResposta | null {
  try {
    const onde = bytes.subarray(0, PROCURA_BYTES).indexOf(MARCA);
    return onde < 0 ? null : lugarNoTiff(bytes.subarray(onde + MARCA.length));
  } catch (erro) {
    // Reading past the end of what a broken file promises.
    if (erro instanceof RangeError) return null;
    throw erro;
  }
}

function lugarNoTiff(tiff: Buffer): LugarDaResposta | null {
  const ordem = tiff.toString('latin1', 0, 2);
  if (ordem !== 'II' && ordem !== 'MM') return null;
  const curto = (onde: number) => (ordem === 'II' ? tiff.readUInt16LE(onde) : tiff.readUInt16BE(onde));
  const longo = (onde: number) => (ordem === 'II' ? tiff.readUInt32LE(onde) : tiff.readUInt32BE(onde));
  if (curto(2) !== 42) return null;
  /** Field → where its value, or the way there, stands. */
  const campos = (ifd: number): Map<number, number> => {
    const quantos = Math.min(curto(ifd), ENTRADAS_MAX);
    return new Map(
      Array.from({ length: quantos }, (_, i) => {
        const entrada = ifd + 2 + i * 12;
        return [curto(entrada), entrada + 8] as const;
      }),
    );
  };
  const doGps = campos(longo(4)).get(IFD_DO_GPS);
  if (doGps === undefined) return null;
  const gps = campos(longo(doGps));
  const graus = ({ sinal, valor }: { sinal: number; valor: number }): number | null => {
    const [aoSinal, aoValor] = [gps.get(sinal), gps.get(valor)];
    if (aoSinal === undefined || aoValor === undefined) return null;
    const onde = longo(aoValor);
    const parte = (i: number) => longo(onde + i * 8) / longo(onde + i * 8 + 4);
    const lido = parte(0) + parte(1) / 60 + parte(2) / 3_600;
    if (!Number.isFinite(lido)) return null;
    const letra = String.fromCharCode(tiff.readUInt8(aoSinal));
    return letra === 'S' || letra === 'W' ? -lido : lido;
  };
  const [latitude, longitude] = [graus(LATITUDE), graus(LONGITUDE)];
  if (latitude === null || longitude === null) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return { latitude: seteCasas(latitude), longitude: seteCasas(longitude), precisao: null };
}

/** About a centimetre. */
const seteCasas = (graus: number): number => Math.round(graus * 1e7) / 1e7;
