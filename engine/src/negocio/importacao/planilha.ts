import { ErroMartelo } from '@martelo/shared/erros';
import { lerAte } from '../../api/corpo-bruto.ts';
import { type Arquivo, invalido, LIMITE_ARQUIVO, LIMITE_LINHAS, type LinhaPlanilha } from './arquivo.ts';
import { lerCsv } from './csv.ts';
import { lerXlsx } from './xlsx.ts';

/**
 * Reads a CSV or XLSX file line by line, empty lines left out. What it is, is told by its content: the name only helps the
 * person who reads the refusal. Throws ARQUIVO_INVALIDO for anything that is no sheet, CORPO_GRANDE_DEMAIS beyond the limits.
 */
export async function* lerPlanilha(arquivo: Arquivo, nomeArquivo: string): AsyncIterable<LinhaPlanilha> {
  const { inicio, resto } = await espiar(lerAte(arquivo, LIMITE_ARQUIVO));
  if (inicio.length === 0) throw invalido(nomeArquivo, 'está vazio');
  const linhas = ehZip(inicio)
    ? lerXlsx(await juntar(resto), nomeArquivo)
    : ehTexto(inicio)
      ? lerCsv(resto, nomeArquivo)
      : null;
  if (linhas === null) throw invalido(nomeArquivo, 'não é uma planilha CSV ou XLSX');
  let vistas = 0;
  for await (const { linha, celulas } of linhas) {
    const limpas = celulas.map((celula) => celula.replace(/^[\s\u00a0]+|[\s\u00a0]+$/g, ''));
    if (limpas.every((celula) => celula === '')) continue;
    vistas += 1;
    if (vistas > LIMITE_LINHAS) throw new ErroMartelo('CORPO_GRANDE_DEMAIS', { maximoLinhas: LIMITE_LINHAS });
    yield { linha, celulas: limpas };
  }
  if (vistas === 0) throw invalido(nomeArquivo, 'está vazio');
}

/** Enough of the beginning to tell what the file is, and the whole of it again. */
async function espiar(
  fonte: AsyncGenerator<Uint8Array>,
): Promise<{ inicio: Uint8Array; resto: AsyncIterable<Uint8Array> }> {
  const guardados: Uint8Array[] = [];
  let tamanho = 0;
  while (tamanho < 4096) {
    const { value, done } = await fonte.next();
    if (done) break;
    guardados.push(value);
    tamanho += value.length;
  }
  async function* resto(): AsyncIterable<Uint8Array> {
    yield* guardados;
    yield* fonte;
  }
  return { inicio: Buffer.concat(guardados).subarray(0, 4096), resto: resto() };
}

async function juntar(fonte: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const partes: Uint8Array[] = [];
  for await (const parte of fonte) partes.push(parte);
  return Buffer.concat(partes);
}

const ehZip = (inicio: Uint8Array): boolean =>
  inicio[0] === 0x50 && inicio[1] === 0x4b && inicio[2] === 0x03 && inicio[3] === 0x04;

/** Text has no control bytes but tab and line ends; UTF-16, which has many, announces itself by its mark. */
function ehTexto(inicio: Uint8Array): boolean {
  if (inicio[0] === 0xff && inicio[1] === 0xfe) return true;
  return inicio.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
}
