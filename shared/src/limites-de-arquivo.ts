/** Sizes of files use base 1000 (spec 9). */
export const MEGA = 1_000_000;
/** The largest picture or document that anybody may send, in bytes. */
export const MAXIMO_ENVIO = 15 * MEGA;
/** A small file can unfold into a huge picture: 60 megapixels take 240 MB of memory to decode. */
export const MAXIMO_PIXELS = 60_000_000;
