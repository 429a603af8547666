import type { CarimboDoFluxo } from '@martelo/shared/transmissao/carimbo';
import type { Fim } from '@martelo/shared/transmissao/fim';
import type { CartaoNoVideo } from './desenhar.ts';

/** What the page says to the worker that draws, encodes and sends. */
export type ParaOTrabalhador =
  | { que: 'tela'; tela: OffscreenCanvas }
  | { que: 'camera'; lugar: number; quadros: ReadableStream<VideoFrame> | null }
  /** Of a camera that comes by a stream of its own. */
  | { que: 'quadro'; lugar: number; quadro: VideoFrame }
  | { que: 'som'; sons: ReadableStream<AudioData> | null }
  | { que: 'modelo'; posicao: number }
  | { que: 'trocar' }
  | { que: 'conteudo'; cartao: CartaoNoVideo | null; marca: string }
  /** What is stamped; `desvio`: the server's clock less this machine's. */
  | { que: 'momento'; carimbo: Omit<CarimboDoFluxo, 'em'>; desvio: number }
  | { que: 'transmitir'; endereco: string }
  | { que: 'parar' };

export type FaseDoEnvio = 'parado' | 'ligando' | 'enviando' | 'caiu';

export type DoTrabalhador =
  | { que: 'fase'; fase: FaseDoEnvio }
  | { que: 'medida'; kbps: number; quadros: number }
  /** A connection is over; another is asked for with another entry. */
  | { que: 'de-novo' }
  | { que: 'fim'; fim: Fim | null }
  | { que: 'sem-codec' };
