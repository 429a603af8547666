/* The codes of pickups, as they are written, scanned and typed (P18): no schema, so that pages load nothing else for them. */

/** As many wrong codes are looked at; then the buyer has to make a new one. */
export const CODIGOS_ERRADOS_MAX = 5;
/** Neither 0 nor O, neither 1 nor I nor L, no U that is a V. */
export const LETRAS_DO_CODIGO = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const TAMANHO_DO_CODIGO = 6;
/** What was typed or scanned, as codes are written; not always a code. */
export const lerCodigo = (dito: string): string => dito.toUpperCase().replace(/[^A-Z0-9]/g, '');
/** What the QR says: which pickup, and its code. */
export const textoDoQr = (uid: string, codigo: string): string => `MARTELO:RETIRADA:${uid}:${codigo}`;
/** The code that was scanned or typed. */
export function lerQr(lido: string): { uid: string | null; codigo: string } {
  const achado = /^MARTELO:RETIRADA:([0-9a-f-]{36}):(\w+)$/i.exec(lido.trim());
  return achado
    ? { uid: achado[1]!.toLowerCase(), codigo: lerCodigo(achado[2]!) }
    : { uid: null, codigo: lerCodigo(lido) };
}
