import { type FileHandle, open } from 'node:fs/promises';

export interface MedidaVideo {
  tempoEmSegundos: number | null;
  largura: number | null;
  altura: number | null;
}

const NADA: MedidaVideo = { tempoEmSegundos: null, largura: null, altura: null };
/** The index of a long film is a few hundred KB; more than this is no index. */
const MAXIMO_INDICE = 8_000_000;

/** Duration and size of an MP4 or WebM, from its own index; what it does not say is null. Reads the index alone. */
export async function lerVideo(caminho: string): Promise<MedidaVideo> {
  const arquivo = await open(caminho);
  try {
    const inicio = await ler(arquivo, 0, 4);
    if (inicio.readUInt32BE(0) === 0x1a45dfa3) return lerWebm(await ler(arquivo, 0, 1_000_000));
    const moov = await acharMoov(arquivo);
    return moov === null ? NADA : lerMoov(moov);
  } catch {
    return NADA;
  } finally {
    await arquivo.close();
  }
}

async function ler(arquivo: FileHandle, de: number, quantos: number): Promise<Buffer> {
  const { buffer, bytesRead } = await arquivo.read(Buffer.alloc(quantos), 0, quantos, de);
  return buffer.subarray(0, bytesRead);
}

/** Boxes are `size, name, content`; `moov` stands first in files made for the web, last in others. */
async function acharMoov(arquivo: FileHandle): Promise<Buffer | null> {
  const { size } = await arquivo.stat();
  for (let de = 0; de + 8 <= size; ) {
    const cabeca = await ler(arquivo, de, 16);
    const curto = cabeca.readUInt32BE(0);
    const largo = curto === 1;
    const tamanho = largo ? Number(cabeca.readBigUInt64BE(8)) : curto === 0 ? size - de : curto;
    if (tamanho < 8) return null;
    if (cabeca.toString('latin1', 4, 8) === 'moov') {
      const abertura = largo ? 16 : 8;
      return tamanho > MAXIMO_INDICE ? null : ler(arquivo, de + abertura, tamanho - abertura);
    }
    de += tamanho;
  }
  return null;
}

function* caixas(dados: Buffer): Generator<[nome: string, conteudo: Buffer]> {
  for (let de = 0; de + 8 <= dados.length; ) {
    const tamanho = dados.readUInt32BE(de);
    if (tamanho < 8) return;
    yield [dados.toString('latin1', de + 4, de + 8), dados.subarray(de + 8, de + tamanho)];
    de += tamanho;
  }
}

function lerMoov(moov: Buffer): MedidaVideo {
  const medida = { ...NADA };
  for (const [nome, conteudo] of caixas(moov)) {
    if (nome === 'mvhd') medida.tempoEmSegundos = duracaoDe(conteudo);
    if (nome !== 'trak') continue;
    for (const [filho, tkhd] of caixas(conteudo)) {
      if (filho !== 'tkhd') continue;
      // 16.16 fixed point at the end of the box; zero in a sound track.
      const largura = tkhd.readUInt16BE(tkhd.length - 8);
      const altura = tkhd.readUInt16BE(tkhd.length - 4);
      if (largura > 0 && altura > 0) Object.assign(medida, { largura, altura });
    }
  }
  return medida;
}

function duracaoDe(mvhd: Buffer): number | null {
  const longa = mvhd[0] === 1;
  const escala = mvhd.readUInt32BE(longa ? 20 : 12);
  const duracao = longa ? Number(mvhd.readBigUInt64BE(24)) : mvhd.readUInt32BE(16);
  return escala > 0 && duracao > 0 ? arredondar(duracao / escala) : null;
}

const SEGMENTO = 0x18538067;
const INFO = 0x1549a966;
const ESCALA = 0x2ad7b1;
const DURACAO = 0x4489;
const TRILHAS = 0x1654ae6b;
const TRILHA = 0xae;
const VIDEO = 0xe0;
const LARGURA = 0xb0;
const ALTURA = 0xba;
const CONTEM = new Set([SEGMENTO, INFO, TRILHAS, TRILHA, VIDEO]);

function lerWebm(dados: Buffer): MedidaVideo {
  let escala = 1_000_000;
  let duracao = 0;
  const medida = { ...NADA };
  const andar = (trecho: Buffer): void => {
    for (let de = 0; de < trecho.length; ) {
      const id = numeroEbml(trecho, de, true);
      const tamanho = id && numeroEbml(trecho, id.fim, false);
      if (!id || !tamanho) return;
      const fim = Math.min(trecho.length, tamanho.fim + tamanho.valor);
      const conteudo = trecho.subarray(tamanho.fim, fim);
      if (CONTEM.has(id.valor)) andar(conteudo);
      else if (id.valor === ESCALA) escala = conteudo.readUIntBE(0, conteudo.length);
      else if (id.valor === DURACAO)
        duracao = conteudo.length === 8 ? conteudo.readDoubleBE(0) : conteudo.readFloatBE(0);
      else if (id.valor === LARGURA) medida.largura = conteudo.readUIntBE(0, conteudo.length);
      else if (id.valor === ALTURA) medida.altura = conteudo.readUIntBE(0, conteudo.length);
      de = fim;
    }
  };
  andar(dados);
  if (duracao > 0) medida.tempoEmSegundos = arredondar((duracao * escala) / 1e9);
  return medida;
}

/** EBML's own numbers: the zeros before the first one say how many bytes follow; ids keep that mark, lengths do not. */
function numeroEbml(dados: Buffer, de: number, comMarca: boolean): { valor: number; fim: number } | null {
  const primeiro = dados[de];
  if (primeiro === undefined || primeiro === 0) return null;
  const bytes = Math.clz32(primeiro) - 23;
  if (de + bytes > dados.length) return null;
  let valor = comMarca ? primeiro : primeiro & (0xff >> bytes);
  for (let i = 1; i < bytes; i += 1) valor = valor * 256 + (dados[de + i] ?? 0);
  return { valor, fim: de + bytes };
}

const arredondar = (segundos: number): number => Math.round(segundos * 10) / 10;
