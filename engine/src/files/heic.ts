import { createRequire } from 'node:module';

/** What of libheif's own JavaScript interface is used here: the package describes only what lies below it. */
interface Libheif {
  ready: Promise<unknown>;
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}
interface HeifImage {
  is_primary(): boolean;
  get_width(): number;
  get_height(): number;
  display(target: Pixels, done: (pixels: Pixels | null) => void): void;
  free(): void;
}
interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}
const libheif: Libheif = createRequire(import.meta.url)('libheif-js/wasm-bundle');

/**
 * The main picture of a HEIC file as RGBA, turned as its container says. sharp's libvips comes without HEVC, whose patents forbid to ship it;
 * this is libheif as WebAssembly (LGPL, a module of its own).
 * @param allow is asked for the size before anything is decoded, and throws
 * @throws when it cannot be decoded
 */
export async function decodeHeic(
  bytes: Uint8Array,
  allow: (width: number, height: number) => void,
): Promise<Pixels> {
  await libheif.ready;
  const decoder = new libheif.HeifDecoder();
  const images = decoder.decode(bytes);
  try {
    const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
    if (image === undefined) throw new Error('no picture in the container');
    const [width, height] = [image.get_width(), image.get_height()];
    allow(width, height);
    return { width, height, data: await pixelsOf(image, width, height) };
  } finally {
    for (const image of images) image.free();
  }
}

const pixelsOf = (image: HeifImage, width: number, height: number): Promise<Uint8ClampedArray> =>
  new Promise((resolve, reject) => {
    const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
    image.display(target, (done) =>
      done === null ? reject(new Error('the picture cannot be decoded')) : resolve(done.data),
    );
  });
