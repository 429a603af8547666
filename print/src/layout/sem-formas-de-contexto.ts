/**
 * A TrueType/OpenType file whose contextual alternates (`calt`: arrows, a colon between figures …) are never applied: fontkit
 * tries each of Inter's rules at every letter, which was more than half of a statement's time. Other features, such as figures
 * of one width, stay. The file is changed in place, and given back.
 */
export function semFormasDeContexto(fonte: Buffer): Buffer {
  const gsub = inicioDaTabela(fonte, 'GSUB');
  if (gsub === null) return fonte;
  const lista = gsub + fonte.readUInt16BE(gsub + 6);
  for (let i = 0; i < fonte.readUInt16BE(lista); i++) {
    const registro = lista + 2 + i * 6;
    // An unknown feature is one that nobody asks for.
    if (fonte.toString('latin1', registro, registro + 4) === 'calt') fonte.write('xxxx', registro, 'latin1');
  }
  return fonte;
}

function inicioDaTabela(fonte: Buffer, nome: string): number | null {
  for (let i = 0; i < fonte.readUInt16BE(4); i++) {
    const entrada = 12 + i * 16;
    if (fonte.toString('latin1', entrada, entrada + 4) === nome) return fonte.readUInt32BE(entrada + 8);
  }
  return null;
}
