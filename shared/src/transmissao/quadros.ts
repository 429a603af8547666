import { type TagFlv, TIPO_DE_TAG } from './flv.ts';

/*
 * What an encoder made as tags, and tags as what a decoder is given (WebCodecs' own shapes): H.264 as FLV has it since ever, VP9 and Opus as
 * its extension has them (a code of four letters).
 */

/** How a decoder is set up. */
export interface ConfiguracaoDeQuadros {
  codec: string;
  description?: Uint8Array;
}
export interface ConfiguracaoDeSom extends ConfiguracaoDeQuadros {
  sampleRate: number;
  numberOfChannels: number;
}

export type LidoDaTag =
  | { que: 'configuracao-da-imagem'; configuracao: ConfiguracaoDeQuadros }
  | { que: 'configuracao-do-som'; configuracao: ConfiguracaoDeSom }
  | { que: 'imagem'; chave: boolean; ts: number; dados: Uint8Array }
  | { que: 'som'; ts: number; dados: Uint8Array };

const H264 = 7;
const AAC = 10;
const ESTENDIDO = 9;
const COM_FOURCC = 0x80;
const COMECO = 0;
const QUADRO = 1;
const QUADRO_SEM_ATRASO = 3;
const CHAVE = 1;
const OUTRO = 2;

const letras = (quatro: string): number[] => [...quatro].map((letra) => letra.charCodeAt(0));
const VP9 = letras('vp09');
const OPUS = letras('Opus');
const eh = (dados: Uint8Array, quatro: number[]): boolean => quatro.every((byte, i) => dados[1 + i] === byte);
const dois = (numero: number, base: number): string => numero.toString(base).padStart(2, '0');
const juntar = (cabeca: readonly number[], dados: Uint8Array): Uint8Array => {
  const juntos = new Uint8Array(cabeca.length + dados.length);
  juntos.set(cabeca);
  juntos.set(dados, cabeca.length);
  return juntos;
};
const TAXAS_AAC = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000,
];

/** The codecs that a page here sends, the first that it can: every player shows H.264. */
export const CODECS_DE_IMAGEM = ['avc1.42e01f', 'vp09.00.31.08'] as const;
export const CODEC_DE_SOM = 'opus';
export const TAXA_DO_SOM = 48_000;

export function tagDaConfiguracao({ codec, description }: ConfiguracaoDeQuadros): TagFlv {
  const dados = codec.startsWith('avc1')
    ? juntar([(CHAVE << 4) | H264, 0, 0, 0, 0], description ?? new Uint8Array())
    : juntar([COM_FOURCC | (CHAVE << 4) | COMECO, ...VP9], vpcc(codec));
  return { tipo: TIPO_DE_TAG.imagem, ts: 0, dados };
}

/** `vpcC`: version, flags, profile, level, depth and colours as they usually are, nothing more. */
function vpcc(codec: string): Uint8Array {
  const [, perfil = '0', nivel = '31', fundo = '8'] = codec.split('.');
  return Uint8Array.of(1, 0, 0, 0, Number(perfil), Number(nivel), (Number(fundo) << 4) | 2, 2, 2, 2, 0, 0);
}

export const tagDaImagem = (codec: string, chave: boolean, ts: number, dados: Uint8Array): TagFlv => ({
  ...{ tipo: TIPO_DE_TAG.imagem, ts },
  dados: codec.startsWith('avc1')
    ? juntar([((chave ? CHAVE : OUTRO) << 4) | H264, 1, 0, 0, 0], dados)
    : juntar([COM_FOURCC | ((chave ? CHAVE : OUTRO) << 4) | QUADRO, ...VP9], dados),
});

/** Opus begins with its own header (RFC 7845, 5.1). */
export function tagDaConfiguracaoDoSom(canais: number): TagFlv {
  const cabeca = new Uint8Array(19);
  cabeca.set([...'OpusHead'].map((letra) => letra.charCodeAt(0)));
  cabeca.set([1, canais], 8);
  new DataView(cabeca.buffer).setUint32(12, TAXA_DO_SOM, true);
  return { tipo: TIPO_DE_TAG.som, ts: 0, dados: juntar([(ESTENDIDO << 4) | COMECO, ...OPUS], cabeca) };
}

export const tagDoSom = (ts: number, dados: Uint8Array): TagFlv => ({
  ...{ tipo: TIPO_DE_TAG.som, ts, dados: juntar([(ESTENDIDO << 4) | QUADRO, ...OPUS], dados) },
});

/** Null for what no decoder here is given: other codecs, marks of an end, texts. */
export function lerDaTag({ tipo, ts, dados }: TagFlv): LidoDaTag | null {
  if (tipo === TIPO_DE_TAG.imagem)
    return (dados[0]! & COM_FOURCC) !== 0 ? imagemEstendida(ts, dados) : imagemH264(ts, dados);
  return tipo === TIPO_DE_TAG.som ? som(ts, dados) : null;
}

function imagemH264(ts: number, dados: Uint8Array): LidoDaTag | null {
  const corpo = dados.subarray(5);
  if ((dados[0]! & 0x0f) !== H264 || corpo.length === 0) return null;
  if (dados[1] === 0) {
    if (corpo.length < 7) return null;
    const codec = `avc1.${[1, 2, 3].map((i) => dois(corpo[i]!, 16)).join('')}`;
    return { que: 'configuracao-da-imagem', configuracao: { codec, description: corpo } };
  }
  if (dados[1] !== 1) return null;
  // How much later it is shown than decoded: 24 bits with a sign.
  const depois = (((dados[2]! << 16) | (dados[3]! << 8) | dados[4]!) << 8) >> 8;
  return { que: 'imagem', chave: dados[0]! >> 4 === CHAVE, ts: ts + depois, dados: corpo };
}

function imagemEstendida(ts: number, dados: Uint8Array): LidoDaTag | null {
  const corpo = dados.subarray(5);
  if (!eh(dados, VP9) || corpo.length === 0) return null;
  const parte = dados[0]! & 0x0f;
  if (parte === COMECO) {
    if (corpo.length < 7) return null;
    const codec = `vp09.${[corpo[4]!, corpo[5]!, corpo[6]! >> 4].map((um) => dois(um, 10)).join('.')}`;
    return { que: 'configuracao-da-imagem', configuracao: { codec } };
  }
  if (parte !== QUADRO && parte !== QUADRO_SEM_ATRASO) return null;
  return { que: 'imagem', chave: ((dados[0]! >> 4) & 7) === CHAVE, ts, dados: corpo };
}

function som(ts: number, dados: Uint8Array): LidoDaTag | null {
  const formato = dados[0]! >> 4;
  if (formato === AAC) {
    const corpo = dados.subarray(2);
    if (dados[1] !== 0) return corpo.length === 0 ? null : { que: 'som', ts, dados: corpo };
    const taxa = TAXAS_AAC[((corpo[0]! & 7) << 1) | (corpo[1]! >> 7)];
    if (corpo.length < 2 || taxa === undefined) return null;
    const configuracao = { codec: `mp4a.40.${corpo[0]! >> 3}`, description: corpo, sampleRate: taxa };
    const canais = (corpo[1]! >> 3) & 0x0f;
    return { que: 'configuracao-do-som', configuracao: { ...configuracao, numberOfChannels: canais || 2 } };
  }
  if (formato !== ESTENDIDO || !eh(dados, OPUS)) return null;
  const corpo = dados.subarray(5);
  if ((dados[0]! & 0x0f) === QUADRO) return corpo.length === 0 ? null : { que: 'som', ts, dados: corpo };
  if ((dados[0]! & 0x0f) !== COMECO) return null;
  const configuracao = { codec: CODEC_DE_SOM, sampleRate: TAXA_DO_SOM, numberOfChannels: corpo[9] || 2 };
  return { que: 'configuracao-do-som', configuracao };
}
