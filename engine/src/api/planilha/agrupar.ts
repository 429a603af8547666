const TAMANHO = 32 * 1024;

/** Small pieces of text together: each one that is compressed or sent costs its own call. Bytes go on as they come. */
export async function* agrupar(partes: AsyncIterable<string | Uint8Array>): AsyncGenerator<Buffer> {
  let guardadas: string[] = [];
  let tamanho = 0;
  for await (const parte of partes) {
    if (typeof parte !== 'string') {
      if (tamanho > 0) yield Buffer.from(guardadas.join(''));
      [guardadas, tamanho] = [[], 0];
      yield Buffer.from(parte.buffer, parte.byteOffset, parte.byteLength);
      continue;
    }
    guardadas.push(parte);
    tamanho += parte.length;
    if (tamanho < TAMANHO) continue;
    yield Buffer.from(guardadas.join(''));
    [guardadas, tamanho] = [[], 0];
  }
  if (tamanho > 0) yield Buffer.from(guardadas.join(''));
}
