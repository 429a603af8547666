import { type CarimboDoFluxo, RITMO_DO_CARIMBO_MS, tagDoCarimbo } from '@martelo/shared/transmissao/carimbo';
import { fimDoCodigo, PROTOCOLO_DO_EMISSOR, voltaDepoisDe } from '@martelo/shared/transmissao/fim';
import { CABECALHO_FLV, escreverTag, type TagFlv } from '@martelo/shared/transmissao/flv';
import {
  CODEC_DE_SOM,
  CODECS_DE_IMAGEM,
  TAXA_DO_SOM,
  tagDaConfiguracao,
  tagDaConfiguracaoDoSom,
  tagDaImagem,
  tagDoSom,
} from '@martelo/shared/transmissao/quadros';
import { ALTURA, LARGURA } from './desenhar.ts';
import type { DoTrabalhador, FaseDoEnvio } from './recados.ts';

export const QUADROS_POR_SEGUNDO = 25;
const BITS_DA_IMAGEM = 2_500_000;
const BITS_DO_SOM = 64_000;
/** More that waits to be sent: a picture is left out until it has gone. */
const ESPERA_BYTES = 1_000_000;
const FILA = 4;
const DE_NOVO_MS = 500;
const MICRO = 1_000;

/** Encodes pictures and sound, and sends them while there is a connection; it goes on encoding nothing while there is none. */
export class Envio {
  readonly #dizer: (recado: DoTrabalhador) => void;
  readonly #inicio = performance.now();
  #codec: string | null = null;
  #imagem: VideoEncoder | null = null;
  #som: AudioEncoder | null = null;
  #soquete: WebSocket | null = null;
  #configuracao: TagFlv | null = null;
  #doSom: TagFlv | null = null;
  #quadros = 0;
  #pedeChave = true;
  #carimbadoEm = 0;
  #momento: { carimbo: Omit<CarimboDoFluxo, 'em'>; desvio: number } = { carimbo: {}, desvio: 0 };
  #medida = { desde: performance.now(), bytes: 0, quadros: 0 };

  constructor(dizer: (recado: DoTrabalhador) => void) {
    this.#dizer = dizer;
  }

  set momento(momento: { carimbo: Omit<CarimboDoFluxo, 'em'>; desvio: number }) {
    this.#momento = momento;
  }
  get #aberto(): boolean {
    return this.#soquete?.readyState === WebSocket.OPEN;
  }
  /** Ms of the stream's own clock, which no connection sets back. */
  agora(): number {
    return performance.now() - this.#inicio;
  }

  async transmitir(endereco: string): Promise<void> {
    this.#soquete?.close();
    this.#fase('ligando');
    if (this.#codec === null) {
      this.#codec = await primeiroCodec();
      if (this.#codec === null) {
        this.#dizer({ que: 'sem-codec' });
        return;
      }
      this.#abrirImagem(this.#codec);
    }
    const um = new WebSocket(endereco, PROTOCOLO_DO_EMISSOR);
    this.#soquete = um;
    um.binaryType = 'arraybuffer';
    um.onopen = () => {
      um.send(CABECALHO_FLV as Uint8Array<ArrayBuffer>);
      for (const tag of [this.#configuracao, this.#doSom]) if (tag !== null) this.#enviar(tag);
      this.#pedeChave = true;
      this.#fase('enviando');
    };
    um.onclose = ({ code }) => {
      if (this.#soquete !== um) return;
      this.#soquete = null;
      const fim = fimDoCodigo(code);
      this.#fase(voltaDepoisDe(fim) ? 'caiu' : 'parado');
      if (!voltaDepoisDe(fim)) this.#dizer({ que: 'fim', fim });
      else setTimeout(() => this.#soquete === null && this.#dizer({ que: 'de-novo' }), DE_NOVO_MS);
    };
  }

  parar(): void {
    const um = this.#soquete;
    this.#soquete = null;
    um?.close();
    this.#fase('parado');
  }

  /** Takes the picture and closes it. */
  quadro(quadro: VideoFrame): void {
    const cheio = (this.#soquete?.bufferedAmount ?? 0) > ESPERA_BYTES;
    if (!this.#aberto || this.#imagem === null || this.#imagem.encodeQueueSize > FILA || cheio) {
      if (cheio) this.#pedeChave = true;
      quadro.close();
      return;
    }
    const chave = this.#pedeChave || this.#quadros % QUADROS_POR_SEGUNDO === 0;
    this.#pedeChave = false;
    this.#quadros += 1;
    this.#imagem.encode(quadro, { keyFrame: chave });
    quadro.close();
    this.#carimbar();
    this.#medir();
  }

  som(som: AudioData): void {
    const { numberOfChannels, sampleRate } = som;
    if (this.#aberto && this.#som === null) this.#abrirSom(Math.min(2, numberOfChannels), sampleRate);
    if (this.#aberto && this.#som?.state === 'configured') this.#som.encode(som);
    som.close();
  }

  semSom(): void {
    if (this.#som !== null && this.#som.state !== 'closed') this.#som.close();
    this.#som = null;
    this.#doSom = null;
  }

  #abrirImagem(codec: string): void {
    this.#imagem = new VideoEncoder({
      output: (pedaco, extra) => {
        const { decoderConfig } = extra ?? {};
        if (decoderConfig !== undefined) {
          const { description } = decoderConfig;
          this.#configuracao = tagDaConfiguracao({
            codec,
            ...(description && { description: bytesDe(description) }),
          });
          this.#enviar(this.#configuracao);
        }
        const dados = new Uint8Array(pedaco.byteLength);
        pedaco.copyTo(dados);
        this.#enviar(tagDaImagem(codec, pedaco.type === 'key', pedaco.timestamp / MICRO, dados));
      },
      // One that failed is made anew with the next connection.
      error: () => {
        this.#codec = null;
        this.#soquete?.close();
      },
    });
    this.#imagem.configure(configuracaoDe(codec));
  }

  #abrirSom(canais: number, taxa: number): void {
    this.#doSom = tagDaConfiguracaoDoSom(canais);
    this.#enviar(this.#doSom);
    this.#som = new AudioEncoder({
      output: (pedaco) => {
        const dados = new Uint8Array(pedaco.byteLength);
        pedaco.copyTo(dados);
        this.#enviar(tagDoSom(Math.max(0, this.agora()), dados));
      },
      error: () => this.semSom(),
    });
    this.#som.configure({
      ...{ codec: CODEC_DE_SOM, numberOfChannels: canais, bitrate: BITS_DO_SOM },
      sampleRate: taxa || TAXA_DO_SOM,
    });
  }

  #carimbar(): void {
    const ts = this.agora();
    if (ts - this.#carimbadoEm < RITMO_DO_CARIMBO_MS) return;
    this.#carimbadoEm = ts;
    const { carimbo, desvio } = this.#momento;
    this.#enviar(tagDoCarimbo(Math.round(ts), { ...carimbo, em: Math.round(Date.now() + desvio) }));
  }

  #enviar(tag: TagFlv): void {
    if (!this.#aberto) return;
    const bytes = escreverTag({ ...tag, ts: Math.round(tag.ts) });
    this.#medida.bytes += bytes.length;
    this.#soquete?.send(bytes);
  }

  #medir(): void {
    this.#medida.quadros += 1;
    const passou = performance.now() - this.#medida.desde;
    if (passou < 1_000) return;
    const { bytes, quadros } = this.#medida;
    this.#dizer({
      que: 'medida',
      ...{ kbps: Math.round((bytes * 8) / passou), quadros: Math.round((quadros * 1_000) / passou) },
    });
    this.#medida = { desde: performance.now(), bytes: 0, quadros: 0 };
  }

  #fase(fase: FaseDoEnvio): void {
    this.#dizer({ que: 'fase', fase });
  }
}

const configuracaoDe = (codec: string): VideoEncoderConfig => ({
  ...{ codec, width: LARGURA, height: ALTURA, bitrate: BITS_DA_IMAGEM, framerate: QUADROS_POR_SEGUNDO },
  latencyMode: 'realtime',
  ...(codec.startsWith('avc1') && { avc: { format: 'avc' as const } }),
});

/** The first that this browser makes, by its processor where it has to. */
async function primeiroCodec(): Promise<string | null> {
  for (const codec of CODECS_DE_IMAGEM) {
    const { supported } = await VideoEncoder.isConfigSupported(configuracaoDe(codec)).catch(() => ({
      supported: false,
    }));
    if (supported === true) return codec;
  }
  return null;
}

const bytesDe = (dados: AllowSharedBufferSource): Uint8Array =>
  ArrayBuffer.isView(dados)
    ? new Uint8Array(dados.buffer, dados.byteOffset, dados.byteLength).slice()
    : new Uint8Array(dados).slice();
