/** One entry of a zip archive's directory. Sizes in bytes. */
export interface EntradaZip {
  nome: string;
  compactado: number;
  descompactado: number;
}

const FIM = 0x06054b50;
const CENTRAL = 0x02014b50;

/**
 * What a zip archive says it holds, from its central directory. Null when there is no directory that reads. The readers that
 * follow allocate what the directory announces and no more, so that refusing by these sizes is refusing zip bombs.
 */
export function diretorioZip(arquivo: Buffer): EntradaZip[] | null {
  const fim = posicaoDoFim(arquivo);
  if (fim === null) return null;
  const quantas = arquivo.readUInt16LE(fim + 10);
  let posicao = arquivo.readUInt32LE(fim + 16);
  const entradas: EntradaZip[] = [];
  for (let i = 0; i < quantas; i += 1) {
    if (posicao + 46 > arquivo.length || arquivo.readUInt32LE(posicao) !== CENTRAL) return null;
    const nome = arquivo.readUInt16LE(posicao + 28);
    entradas.push({
      nome: arquivo.toString('utf8', posicao + 46, posicao + 46 + nome),
      compactado: arquivo.readUInt32LE(posicao + 20),
      descompactado: arquivo.readUInt32LE(posicao + 24),
    });
    posicao += 46 + nome + arquivo.readUInt16LE(posicao + 30) + arquivo.readUInt16LE(posicao + 32);
  }
  return entradas;
}

/** The end record is the last thing of the file, but for a comment of at most 64 KiB. */
function posicaoDoFim(arquivo: Buffer): number | null {
  const minimo = Math.max(0, arquivo.length - 22 - 65_535);
  for (let i = arquivo.length - 22; i >= minimo; i -= 1) {
    if (arquivo.readUInt32LE(i) === FIM) return i;
  }
  return null;
}
