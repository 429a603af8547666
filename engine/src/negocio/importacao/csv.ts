import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { invalido, type LinhaPlanilha } from './arquivo.ts';
import { decodificar } from './codificacao.ts';

/** Separated text, read as it arrives: separator detected, fields quoted or not, lines ended by CRLF or LF. */
export async function* lerCsv(
  fonte: AsyncIterable<Uint8Array>,
  nomeArquivo: string,
): AsyncIterable<LinhaPlanilha> {
  const { amostra, texto } = await amostrar(decodificar(fonte));
  let analisadas = 0;
  const analisador = parse({
    delimiter: separador(amostra),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    info: true,
    max_record_size: 256 * 1024,
    // Told as each record is parsed, ahead of those still waiting to be read.
    on_record(registro, { lines }) {
      analisadas = lines;
      return registro;
    },
  });
  const entrada = Readable.from(texto);
  entrada.on('error', (erro) => analisador.destroy(erro));
  entrada.pipe(analisador);
  let lidas = 0;
  try {
    for await (const { record, info } of analisador as AsyncIterable<{ record: string[]; info: Info }>) {
      yield { linha: lidas + 1, celulas: record };
      lidas = info.lines;
    }
  } catch (erro) {
    if (!(erro instanceof CsvError)) throw erro;
    const porque = /QUOTE/.test(erro.code) ? 'tem aspas que não se fecham, abertas' : 'não pode ser lido';
    throw invalido(nomeArquivo, `${porque} na linha ${analisadas + 1}`);
  } finally {
    entrada.destroy();
  }
}

/** The separator is the candidate that cuts the most lines of the sample into the same number of fields. */
export function separador(amostra: string): string {
  const linhas = amostra
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .slice(0, 50);
  let melhor = { simbolo: ';', nota: 0 };
  for (const simbolo of [';', '\t', ',']) {
    const vezes = new Map<number, number>();
    for (const linha of linhas) {
      const cortes = linha.split(simbolo).length - 1;
      if (cortes > 0) vezes.set(cortes, (vezes.get(cortes) ?? 0) + 1);
    }
    const nota = Math.max(0, ...[...vezes].map(([cortes, quantas]) => cortes * quantas));
    if (nota > melhor.nota) melhor = { simbolo, nota };
  }
  return melhor.simbolo;
}

async function amostrar(
  fonte: AsyncIterable<string>,
): Promise<{ amostra: string; texto: AsyncIterable<string> }> {
  const iterador = fonte[Symbol.asyncIterator]();
  let amostra = '';
  while (amostra.length < 16_384) {
    const { value, done } = await iterador.next();
    if (done) break;
    amostra += value;
  }
  async function* texto(): AsyncIterable<string> {
    yield amostra;
    for (let parte = await iterador.next(); !parte.done; parte = await iterador.next()) yield parte.value;
  }
  return { amostra, texto: texto() };
}
