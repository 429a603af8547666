import { fimDoCodigo, voltaDepoisDe } from '@martelo/shared/transmissao/fim';
import mpegts from 'mpegts.js';
import { PARADA_MS } from './atraso.ts';
import { enderecoDoFluxo } from './endereco.ts';
import type { EstadoDoVideo, Tocador } from './tocar.ts';
import type { EntradaParaAssistir } from './usar-tocador.ts';

const RITMO_MS = 500;
const DE_NOVO_MS = 1_500;
/** As near to the present as a video element plays without stopping, seconds. */
const FOLGA_S = { maxima: 1.5, minima: 0.3 };

/** The same for browsers that decode nothing by themselves: a video element, fed. It is some third of a second later. */
export function tocarPorMse(deps: {
  filme: HTMLVideoElement;
  pedirEntrada(): Promise<EntradaParaAssistir | null>;
  /** The server's clock, Unix ms. */
  agora(): number;
  aoMudar(estado: EstadoDoVideo): void;
}): Tocador {
  const { filme, agora, aoMudar } = deps;
  let estado: EstadoDoVideo = { fase: 'abrindo', atraso: null, temSom: false };
  let player: mpegts.Player | null = null;
  let acabou = false;
  let deNovo: ReturnType<typeof setTimeout> | undefined;
  /** When the last stamp came, and how old it was then. */
  let atrasoDaChegada: number | null = null;
  let ultimo = { tempo: -1, em: performance.now() };

  const mudar = (novo: Partial<EstadoDoVideo>): void => {
    estado = { ...estado, ...novo };
    aoMudar(estado);
  };
  const fecharPlayer = (): void => {
    player?.destroy();
    player = null;
  };
  const voltar = (): void => {
    fecharPlayer();
    if (acabou) return;
    clearTimeout(deNovo);
    deNovo = setTimeout(() => void abrir(), DE_NOVO_MS);
  };
  const abrir = async (): Promise<void> => {
    let entrada: EntradaParaAssistir | null;
    try {
      entrada = await deps.pedirEntrada();
    } catch {
      voltar();
      return;
    }
    if (acabou) return;
    if (entrada === null) {
      mudar({ fase: 'fim' });
      return;
    }
    const temSom = entrada.transmissao.audioAtivo;
    mudar({ temSom });
    const novo = mpegts.createPlayer(
      { type: 'flv', isLive: true, url: enderecoDoFluxo(entrada, location), hasAudio: temSom },
      {
        ...{ enableStashBuffer: false, liveBufferLatencyChasing: true },
        ...{ liveBufferLatencyMaxLatency: FOLGA_S.maxima, liveBufferLatencyMinRemain: FOLGA_S.minima },
      },
    );
    player = novo;
    novo.on(mpegts.Events.SCRIPTDATA_ARRIVED, (dados: { onCarimbo?: unknown }) => {
      if (typeof dados.onCarimbo !== 'string') return;
      atrasoDaChegada = agora() - Number((JSON.parse(dados.onCarimbo) as { em: number }).em);
    });
    novo.on(mpegts.Events.LOADING_COMPLETE, voltar);
    novo.on(mpegts.Events.ERROR, (_tipo: string, _qual: string, extra?: { code?: number }) => {
      const fim = fimDoCodigo(extra?.code ?? 0);
      if (voltaDepoisDe(fim)) voltar();
      else mudar({ fase: 'fim' });
    });
    novo.attachMediaElement(filme);
    novo.load();
    // Without sound it begins by itself.
    void filme.play().catch(() => {});
  };
  const relogio = setInterval(() => {
    if (estado.fase === 'fim') return;
    const em = performance.now();
    if (filme.currentTime !== ultimo.tempo) ultimo = { tempo: filme.currentTime, em };
    const { buffered, currentTime } = filme;
    if (buffered.length === 0) return;
    const guardado = (buffered.end(buffered.length - 1) - currentTime) * 1_000;
    const parada = !filme.paused && em - ultimo.em > PARADA_MS;
    const atraso = parada || atrasoDaChegada === null ? null : Math.max(0, atrasoDaChegada + guardado);
    mudar({ fase: parada ? 'parada' : 'tocando', atraso: atraso === null ? null : Math.round(atraso) });
  }, RITMO_MS);
  filme.muted = true;
  void abrir();

  return {
    ligarSom(ligado) {
      filme.muted = !ligado;
    },
    pausar(sim) {
      if (sim) filme.pause();
      else {
        const { buffered } = filme;
        if (buffered.length > 0) filme.currentTime = buffered.end(buffered.length - 1) - FOLGA_S.minima;
        void filme.play().catch(() => {});
      }
    },
    fechar() {
      acabou = true;
      clearTimeout(deNovo);
      clearInterval(relogio);
      fecharPlayer();
    },
  };
}
