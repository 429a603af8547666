import type { TagFlv } from '@martelo/shared/transmissao/flv';
import { type ConfiguracaoDeSom, lerDaTag } from '@martelo/shared/transmissao/quadros';

const MICRO = 1_000;
/** More that waits to be decoded is thrown away until the next key frame: what is late is not worth the wait. */
const FILA = 30;

/** Whether this browser decodes by itself what comes. */
export const decodifica = (): boolean => typeof VideoDecoder === 'function';

/** Pictures of tags, as soon as they are decoded. Whoever gets one closes it. */
export function decodificarImagem(aoQuadro: (quadro: VideoFrame, ts: number) => void) {
  let decodificador: VideoDecoder | null = null;
  let configuracao: VideoDecoderConfig | null = null;
  let esperaChave = true;

  const fechar = (): void => {
    if (decodificador !== null && decodificador.state !== 'closed') decodificador.close();
    decodificador = null;
  };
  const preparar = (): void => {
    fechar();
    esperaChave = true;
    if (configuracao === null) return;
    decodificador = new VideoDecoder({
      output: (quadro) => aoQuadro(quadro, quadro.timestamp / MICRO),
      // One that failed is closed; the next key frame makes another.
      error: () => {
        decodificador = null;
      },
    });
    decodificador.configure(configuracao);
  };

  return {
    tag(tag: TagFlv): void {
      const lido = lerDaTag(tag);
      if (lido?.que === 'configuracao-da-imagem') {
        configuracao = { ...lido.configuracao, optimizeForLatency: true };
        preparar();
      }
      if (lido?.que !== 'imagem') return;
      if (decodificador === null && lido.chave) preparar();
      if (decodificador === null) return;
      if (decodificador.decodeQueueSize > FILA) esperaChave = true;
      if (esperaChave && !lido.chave) return;
      esperaChave = false;
      decodificador.decode(
        new EncodedVideoChunk({
          ...{ type: lido.chave ? 'key' : 'delta', timestamp: lido.ts * MICRO, data: lido.dados },
        }),
      );
    },
    fechar,
  };
}

/** Sound, this much after it came: a line that stutters less than that is not heard. */
const FOLGA_S = 0.12;
/** Sound that is further behind than this is left out. */
const ATRASO_S = 0.6;

/** Sound of tags, once somebody asked for it. */
export function tocarSom() {
  const contexto = new AudioContext({ latencyHint: 'interactive' });
  let decodificador: AudioDecoder | null = null;
  let proximo = 0;

  const tocar = (som: AudioData): void => {
    const dados = contexto.createBuffer(som.numberOfChannels, som.numberOfFrames, som.sampleRate);
    for (let canal = 0; canal < som.numberOfChannels; canal++)
      som.copyTo(dados.getChannelData(canal), { planeIndex: canal, format: 'f32-planar' });
    som.close();
    const agora = contexto.currentTime;
    if (proximo < agora || proximo > agora + ATRASO_S) proximo = agora + FOLGA_S;
    const fonte = contexto.createBufferSource();
    fonte.buffer = dados;
    fonte.connect(contexto.destination);
    fonte.start(proximo);
    proximo += dados.duration;
  };
  const configurar = ({ description, ...configuracao }: ConfiguracaoDeSom): void => {
    if (decodificador !== null && decodificador.state !== 'closed') decodificador.close();
    decodificador = new AudioDecoder({ output: tocar, error: () => (decodificador = null) });
    decodificador.configure({ ...configuracao, ...(description && { description }) } as AudioDecoderConfig);
  };

  return {
    tag(tag: TagFlv): void {
      const lido = lerDaTag(tag);
      if (lido?.que === 'configuracao-do-som') configurar(lido.configuracao);
      if (lido?.que !== 'som' || decodificador?.state !== 'configured') return;
      decodificador.decode(
        new EncodedAudioChunk({ type: 'key', timestamp: lido.ts * MICRO, data: lido.dados }),
      );
    },
    fechar(): void {
      if (decodificador !== null && decodificador.state !== 'closed') decodificador.close();
      void contexto.close();
    },
  };
}
