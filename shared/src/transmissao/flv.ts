/*
 * FLV as a broadcast travels: read and written alike by who sends it, who passes it on and who plays it. A header of 13 bytes, then tags:
 * kind (1), size (3), time (3 + 1), stream (3, zero), data, size of all that (4).
 */

export const TIPO_DE_TAG = { som: 8, imagem: 9, texto: 18 } as const;

export interface TagFlv {
  tipo: number;
  /** Ms, of the stream's own clock. */
  ts: number;
  dados: Uint8Array;
}

/** A picture of 4K's key frame has a megabyte or two. */
export const TAG_MAXIMA_BYTES = 4 * 1024 * 1024;
const DO_CABECALHO = 13;
const DA_TAG = 11;
const DO_TAMANHO = 4;

export const CABECALHO_FLV: Uint8Array = Uint8Array.of(
  ...[0x46, 0x4c, 0x56, 1],
  ...[5, 0, 0, 0, 9],
  ...[0, 0, 0, 0],
);

/** What came is no FLV, or none that is passed on. */
export class FluxoIlegivel extends Error {
  override name = 'FluxoIlegivel';
}

export function escreverTag({ tipo, ts, dados }: TagFlv): Uint8Array<ArrayBuffer> {
  const tag = new Uint8Array(DA_TAG + dados.length + DO_TAMANHO);
  const vista = new DataView(tag.buffer);
  vista.setUint32(0, (tipo << 24) | dados.length);
  // The time's fourth byte comes after its lower three.
  vista.setUint32(4, ((ts & 0xffffff) << 8) | ((ts >>> 24) & 0xff));
  tag.set(dados, DA_TAG);
  vista.setUint32(DA_TAG + dados.length, DA_TAG + dados.length);
  return tag;
}

/**
 * Takes bytes as they come, in whatever parts, and hands over each tag that is whole and is what it says. A tag that stops in the middle is
 * never handed over. @throws FluxoIlegivel from the first byte on that cannot be
 */
export function criarLeitorDeFlv(aoLer: (tag: TagFlv) => void, maximo = TAG_MAXIMA_BYTES) {
  let parte = 'cabecalho' as 'cabecalho' | 'tag' | 'dados';
  let alvo = new Uint8Array(DO_CABECALHO);
  let cheio = 0;
  let tipo = 0;
  let ts = 0;
  const comecar = (qual: typeof parte, bytes: number): void => {
    parte = qual;
    alvo = new Uint8Array(bytes);
    cheio = 0;
  };

  const fecharCabecalho = (vista: DataView): void => {
    if (vista.getUint32(0) !== 0x464c5601 || vista.getUint32(5) !== 9 || vista.getUint32(9) !== 0)
      throw new FluxoIlegivel('no FLV header');
    comecar('tag', DA_TAG);
  };
  const fecharTag = (vista: DataView): void => {
    tipo = vista.getUint8(0);
    const tamanho = vista.getUint32(0) & 0xffffff;
    ts = ((vista.getUint32(4) >>> 8) | (vista.getUint8(7) << 24)) >>> 0;
    if (!(Object.values(TIPO_DE_TAG) as number[]).includes(tipo))
      throw new FluxoIlegivel(`tag of kind ${tipo}`);
    if (tamanho === 0 || tamanho > maximo) throw new FluxoIlegivel(`tag of ${tamanho} bytes`);
    comecar('dados', tamanho + DO_TAMANHO);
  };
  const fecharDados = (vista: DataView): void => {
    const tamanho = alvo.length - DO_TAMANHO;
    if (vista.getUint32(tamanho) !== DA_TAG + tamanho)
      throw new FluxoIlegivel('a tag does not end where it says');
    const tag = { tipo, ts, dados: alvo.subarray(0, tamanho) };
    conferirTag(tag);
    comecar('tag', DA_TAG);
    aoLer(tag);
  };
  const fechar = { cabecalho: fecharCabecalho, tag: fecharTag, dados: fecharDados };

  return (bytes: Uint8Array): void => {
    for (let lido = 0; lido < bytes.length; ) {
      const cabem = Math.min(alvo.length - cheio, bytes.length - lido);
      alvo.set(bytes.subarray(lido, lido + cabem), cheio);
      cheio += cabem;
      lido += cabem;
      if (cheio === alvo.length) fechar[parte](new DataView(alvo.buffer));
    }
  };
}

const H264 = 7;
const AAC = 10;
const SOM_ESTENDIDO = 9;
const COM_FOURCC = 0x80;

/** @throws FluxoIlegivel for what no player here could show */
export function conferirTag({ tipo, dados }: TagFlv): void {
  const primeiro = dados[0] ?? 0;
  if (tipo === TIPO_DE_TAG.imagem) {
    if (dados.length < 5) throw new FluxoIlegivel('a picture without a picture');
    if ((primeiro & COM_FOURCC) === 0 && (primeiro & 0x0f) !== H264)
      throw new FluxoIlegivel(`picture of codec ${primeiro & 0x0f}`);
  }
  if (tipo === TIPO_DE_TAG.som && dados.length < 2) throw new FluxoIlegivel('a sound without sound');
}

/** What a decoder has to be given before anything else. */
export function ehConfiguracao({ tipo, dados }: TagFlv): boolean {
  const primeiro = dados[0]!;
  if (tipo === TIPO_DE_TAG.imagem)
    return (primeiro & COM_FOURCC) !== 0 ? (primeiro & 0x0f) === 0 : dados[1] === 0;
  if (tipo !== TIPO_DE_TAG.som) return false;
  return primeiro >> 4 === AAC ? dados[1] === 0 : primeiro >> 4 === SOM_ESTENDIDO && (primeiro & 0x0f) === 0;
}

/** A picture that needs none before it. */
export const ehQuadroChave = (tag: TagFlv): boolean =>
  tag.tipo === TIPO_DE_TAG.imagem && ((tag.dados[0]! >> 4) & 7) === 1 && !ehConfiguracao(tag);
