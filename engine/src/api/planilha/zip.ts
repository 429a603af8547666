import { pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { agrupar } from './agrupar.ts';
import { planilhaGrandeDemais } from './limites.ts';

/** A file of an archive, made while it is read. */
export interface ArquivoDoZip {
  nome: string;
  conteudo: AsyncIterable<string | Uint8Array>;
}

interface Medidas {
  crc: number;
  compactado: number;
  original: number;
}

const LOCAL = 0x04034b50;
const DESCRITOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const FIM = 0x06054b50;
/** Sizes follow what they measure (bit 3); names are UTF-8 (bit 11). */
const SINALIZADORES = 0x0808;
const DEFLATE = 8;
const VERSAO = 20;
/** 1 January 1980: the same content gives the same bytes. */
const DIA_UM = 0x0021;
const MAXIMO = 0xffff_ffff;

/**
 * A zip archive, written as its files come: nothing of them is kept but their sizes. Compression runs in Node's thread pool, and is
 * asked for no more than the reader of this takes. @throws PLANILHA_GRANDE_DEMAIS beyond what a zip without extensions can hold, 4 GiB
 */
export async function* zipar(
  arquivos: Iterable<ArquivoDoZip> | AsyncIterable<ArquivoDoZip>,
): AsyncGenerator<Buffer> {
  const diretorio: Buffer[] = [];
  let posicao = 0;
  for await (const { nome, conteudo } of arquivos) {
    const medidas: Medidas = { crc: 0, compactado: 0, original: 0 };
    const inicio = cabecalho(LOCAL, nome, { crc: 0, compactado: 0, original: 0 });
    yield inicio;
    for await (const pedaco of comprimir(conteudo, medidas)) yield pedaco;
    const descritor = numeros([DESCRITOR, 4], ...tamanhos(medidas));
    yield descritor;
    diretorio.push(cabecalho(CENTRAL, nome, medidas, posicao));
    posicao += inicio.length + medidas.compactado + descritor.length;
    if (Math.max(posicao, medidas.original) > MAXIMO) throw planilhaGrandeDemais();
  }
  const central = Buffer.concat(diretorio);
  yield central;
  yield numeros(
    ...([
      [FIM, 4],
      [0, 2],
      [0, 2],
      [diretorio.length, 2],
      [diretorio.length, 2],
    ] as Numero[]),
    ...([
      [central.length, 4],
      [posicao, 4],
      [0, 2],
    ] as Numero[]),
  );
}

async function* comprimir(conteudo: ArquivoDoZip['conteudo'], medidas: Medidas): AsyncGenerator<Buffer> {
  const medido = async function* () {
    for await (const bytes of agrupar(conteudo)) {
      medidas.crc = crc32(bytes, medidas.crc);
      medidas.original += bytes.length;
      yield bytes;
    }
  };
  const compressor = createDeflateRaw();
  // What goes wrong in either ends both, and is met by who reads.
  pipeline(medido, compressor, () => {});
  for await (const pedaco of compressor) {
    medidas.compactado += (pedaco as Buffer).length;
    yield pedaco as Buffer;
  }
}

type Numero = [valor: number, bytes: 2 | 4];

const tamanhos = ({ crc, compactado, original }: Medidas): Numero[] => [
  ...([
    [crc, 4],
    [compactado, 4],
    [original, 4],
  ] as Numero[]),
];

function cabecalho(tipo: number, nome: string, medidas: Medidas, posicao = 0): Buffer {
  const bytes = Buffer.from(nome);
  const central = tipo === CENTRAL;
  return Buffer.concat([
    numeros(
      ...([[tipo, 4], ...(central ? [[VERSAO, 2]] : []), [VERSAO, 2], [SINALIZADORES, 2]] as Numero[]),
      ...([
        [DEFLATE, 2],
        [0, 2],
        [DIA_UM, 2],
      ] as Numero[]),
      ...tamanhos(medidas),
      ...([
        [bytes.length, 2],
        [0, 2],
      ] as Numero[]),
      ...((central
        ? [
            [0, 2],
            [0, 2],
            [0, 2],
            [0, 4],
            [posicao, 4],
          ]
        : []) as Numero[]),
    ),
    bytes,
  ]);
}

/** Numbers one after the other, least significant byte first. Those beyond 4 GiB are refused by who sums them. */
function numeros(...todos: Numero[]): Buffer {
  return Buffer.concat(
    todos.map(([valor, bytes]) => {
      const parte = Buffer.alloc(bytes);
      parte.writeUIntLE(valor % 2 ** (8 * bytes), 0, bytes);
      return parte;
    }),
  );
}
