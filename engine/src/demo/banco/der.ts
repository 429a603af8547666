/*
 * As much of DER (X.690) as a certificate is made of.
 */

const tamanho = (bytes: number): Buffer =>
  bytes < 128
    ? Buffer.of(bytes)
    : bytes < 256
      ? Buffer.of(0x81, bytes)
      : Buffer.of(0x82, bytes >> 8, bytes & 0xff);
export const der = (etiqueta: number, ...partes: readonly Uint8Array[]): Buffer => {
  const conteudo = Buffer.concat(partes);
  return Buffer.concat([Buffer.of(etiqueta), tamanho(conteudo.length), conteudo]);
};

export const sequencia = (...partes: readonly Uint8Array[]) => der(0x30, ...partes);
export const conjunto = (...partes: readonly Uint8Array[]) => der(0x31, ...partes);
/** Explicitly tagged, `[n]`. */
export const contexto = (n: number, ...partes: readonly Uint8Array[]) => der(0xa0 + n, ...partes);
export const verdadeiro = der(0x01, Buffer.of(0xff));
export const octetos = (...partes: readonly Uint8Array[]) => der(0x04, ...partes);
export const bits = (bytes: Uint8Array, sobram = 0) => der(0x03, Buffer.of(sobram), bytes);
export const texto = (valor: string) => der(0x0c, Buffer.from(valor));
/** Positive, whatever its first bit, and without zeros that say nothing: readers refuse those. */
export function inteiro(bytes: Uint8Array): Buffer {
  const inicio = bytes.findIndex((byte) => byte !== 0);
  const minimo = inicio === -1 ? Buffer.of(0) : Buffer.from(bytes.subarray(inicio));
  return der(0x02, ...(minimo[0]! & 0x80 ? [Buffer.of(0)] : []), minimo);
}
/** Until 2049. */
export const instante = (ms: number) =>
  der(0x17, Buffer.from(`${new Date(ms).toISOString().slice(2, 19).replace(/\D/g, '')}Z`));

export function oid(nome: string): Buffer {
  const [primeiro = 0, segundo = 0, ...resto] = nome.split('.').map(Number);
  const bytes = [primeiro * 40 + segundo];
  for (const numero of resto) {
    const grupos = [numero & 0x7f];
    for (let sobra = numero >> 7; sobra > 0; sobra >>= 7) grupos.unshift((sobra & 0x7f) | 0x80);
    bytes.push(...grupos);
  }
  return der(0x06, Buffer.from(bytes));
}
