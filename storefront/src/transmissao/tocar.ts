import type { EntradaDada } from '@martelo/shared/transmissao';
import { lerCarimbo } from '@martelo/shared/transmissao/carimbo';
import type { TagFlv } from '@martelo/shared/transmissao/flv';
import { lerDaTag } from '@martelo/shared/transmissao/quadros';
import { Atraso, PARADA_MS } from './atraso.ts';
import { decodificarImagem, tocarSom } from './decodificar.ts';
import { receberFluxo } from './receber.ts';

export interface EstadoDoVideo {
  fase: 'abrindo' | 'tocando' | 'parada' | 'fim';
  /** Ms that the picture is behind; null while it is not known. */
  atraso: number | null;
  temSom: boolean;
}

export interface Tocador {
  ligarSom(ligado: boolean): void;
  pausar(pausado: boolean): void;
  fechar(): void;
}

const RITMO_MS = 500;

/** Plays a stream onto a canvas: each picture as soon as it is there. It begins without sound. */
export function tocar(deps: {
  tela: HTMLCanvasElement;
  pedirEntrada(): Promise<EntradaDada | null>;
  /** The server's clock, Unix ms. */
  agora(): number;
  aoMudar(estado: EstadoDoVideo): void;
}): Tocador {
  const { tela, agora, aoMudar } = deps;
  const pincel = tela.getContext('2d', { alpha: false, desynchronized: true });
  const atraso = new Atraso();
  let estado: EstadoDoVideo = { fase: 'abrindo', atraso: null, temSom: false };
  let ultimoEm: number | null = null;
  let atrasado: number | null = null;
  let pausado = false;
  let som: ReturnType<typeof tocarSom> | null = null;
  let configuracaoDoSom: TagFlv | null = null;

  const mudar = (novo: Partial<EstadoDoVideo>): void => {
    const depois = { ...estado, ...novo };
    const outro = (Object.keys(depois) as (keyof EstadoDoVideo)[]).some((um) => depois[um] !== estado[um]);
    estado = depois;
    if (outro) aoMudar(estado);
  };
  const imagem = decodificarImagem((quadro, ts) => {
    ultimoEm = performance.now();
    atrasado = atraso.de(ts, agora());
    if (!pausado) {
      if (tela.width !== quadro.displayWidth || tela.height !== quadro.displayHeight) {
        tela.width = quadro.displayWidth;
        tela.height = quadro.displayHeight;
      }
      pincel?.drawImage(quadro, 0, 0);
    }
    quadro.close();
    if (estado.fase !== 'tocando') mudar({ fase: 'tocando' });
  });
  const parar = receberFluxo({
    pedirEntrada: deps.pedirEntrada,
    aoAbrir: () => {},
    aoTag(tag) {
      const carimbo = lerCarimbo(tag);
      if (carimbo !== null) atraso.carimbar(carimbo, tag.ts);
      imagem.tag(tag);
      const lido = lerDaTag(tag);
      if (lido?.que === 'configuracao-do-som') {
        configuracaoDoSom = tag;
        mudar({ temSom: true });
      }
      if (!pausado) som?.tag(tag);
    },
    aoAcabar: () => mudar({ fase: 'fim' }),
  });
  const relogio = setInterval(() => {
    if (estado.fase === 'fim') return;
    const parada = ultimoEm !== null && performance.now() - ultimoEm > PARADA_MS;
    mudar({
      atraso: parada || atrasado === null ? null : Math.round(atrasado),
      ...(parada && { fase: 'parada' as const }),
    });
  }, RITMO_MS);

  return {
    ligarSom(ligado) {
      som?.fechar();
      som = ligado ? tocarSom() : null;
      if (configuracaoDoSom !== null) som?.tag(configuracaoDoSom);
    },
    pausar(sim) {
      pausado = sim;
    },
    fechar() {
      clearInterval(relogio);
      parar();
      imagem.fechar();
      som?.fechar();
    },
  };
}
