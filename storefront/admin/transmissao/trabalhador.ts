import { modeloNaPosicao } from '@martelo/shared/transmissao/modelos';
import { ALTURA, type CartaoNoVideo, desenhar, LARGURA } from './desenhar.ts';
import { Envio, QUADROS_POR_SEGUNDO } from './enviar.ts';
import type { DoTrabalhador, ParaOTrabalhador } from './recados.ts';

/*
 * The studio's own thread: takes the cameras' pictures, draws them into one, encodes and sends it. The page may be busy or out of sight; the
 * picture goes on.
 */

const MICRO = 1_000;
const aqui = self as unknown as {
  onmessage: ((mensagem: MessageEvent<ParaOTrabalhador>) => void) | null;
  postMessage(recado: DoTrabalhador): void;
};

const envio = new Envio((recado) => aqui.postMessage(recado));
/** What each camera showed last, by its place; and which of them stands where. */
const ultimos: (VideoFrame | null)[] = [null, null];
const leitores: (ReadableStreamDefaultReader<VideoFrame> | null)[] = [null, null];
let ordem = [0, 1];
let posicao = 0;
let conteudo: { cartao: CartaoNoVideo | null; marca: string } = { cartao: null, marca: '' };
let tela: OffscreenCanvas | null = null;
let pincel: OffscreenCanvasRenderingContext2D | null = null;
let doSom: ReadableStreamDefaultReader<AudioData> | null = null;

function mostrar(lugar: number, quadro: VideoFrame | null): void {
  ultimos[lugar]?.close();
  ultimos[lugar] = quadro;
}

async function lerCamera(lugar: number, quadros: ReadableStream<VideoFrame> | null): Promise<void> {
  await leitores[lugar]?.cancel().catch(() => {});
  leitores[lugar] = null;
  mostrar(lugar, null);
  if (quadros === null) return;
  const leitor = quadros.getReader();
  leitores[lugar] = leitor;
  for (;;) {
    const { value, done } = await leitor.read();
    if (done || leitores[lugar] !== leitor) {
      value?.close();
      return;
    }
    mostrar(lugar, value);
  }
}

async function lerSom(sons: ReadableStream<AudioData> | null): Promise<void> {
  await doSom?.cancel().catch(() => {});
  doSom = null;
  envio.semSom();
  if (sons === null) return;
  const leitor = sons.getReader();
  doSom = leitor;
  for (;;) {
    const { value, done } = await leitor.read();
    if (done) return;
    envio.som(value);
  }
}

function compor(): void {
  if (pincel === null || tela === null) return;
  const modelo = modeloNaPosicao(posicao);
  desenhar(pincel, modelo, { ...conteudo, cameras: ordem.map((lugar) => ultimos[lugar] ?? null) });
  envio.quadro(new VideoFrame(tela, { timestamp: Math.round(envio.agora() * MICRO) }));
}

aqui.onmessage = ({ data }) => {
  switch (data.que) {
    case 'tela':
      tela = data.tela;
      Object.assign(tela, { width: LARGURA, height: ALTURA });
      pincel = tela.getContext('2d', { alpha: false });
      break;
    case 'camera':
      void lerCamera(data.lugar, data.quadros);
      break;
    case 'quadro':
      mostrar(data.lugar, data.quadro);
      break;
    case 'som':
      void lerSom(data.sons);
      break;
    case 'modelo':
      posicao = data.posicao;
      break;
    case 'trocar':
      ordem = ordem.toReversed();
      break;
    case 'conteudo':
      conteudo = data;
      break;
    case 'momento':
      envio.momento = data;
      break;
    case 'transmitir':
      void envio.transmitir(data.endereco);
      break;
    case 'parar':
      envio.parar();
      break;
  }
};
setInterval(compor, 1_000 / QUADROS_POR_SEGUNDO);
