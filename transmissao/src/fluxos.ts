import { RITMO_DO_CARIMBO_MS, tagDoCarimbo } from '@martelo/shared/transmissao/carimbo';
import type { Fim } from '@martelo/shared/transmissao/fim';
import { type EstadoDoFluxo, PULSO_MS } from '@martelo/shared/transmissao/fluxo';
import { FluxoIlegivel, type TagFlv } from '@martelo/shared/transmissao/flv';
import type { Logger } from 'pino';
import type { Engine } from './engine.ts';
import { type Espectador, Fluxo } from './fluxo.ts';

/** Twelve megabits a second, over five: a picture of 4K at a quality that no auction needs. */
const JANELA_MS = 5_000;
const BYTES_POR_JANELA = 7_500_000;
/** Without a whole tag for so long, whoever sends has stopped, whatever their connection says. */
const PAROU_MS = 8_000;
/** Places for who watches, of all streams. */
const PLATEIA_MAXIMA = 3_000;

/** One who sends, as their connection sees it. */
export interface Emissao {
  /** Bytes that came, before they are read. @throws FluxoIlegivel when it is too much */
  contar(bytes: number): void;
  passar(tag: TagFlv): void;
  sair(): void;
}

export interface Fluxos {
  /** @param carimba whether the stream says itself of what moment it is; where it does not, it is said here */
  emitir(nome: string, opcoes: { carimba: boolean; encerrar(fim: Fim): void }): Emissao;
  /** Returns what takes them out again; null where there is no place. */
  assistir(nome: string, espectador: Espectador): (() => void) | null;
  estado(): EstadoDoFluxo[];
  parar(): void;
}

export function criarFluxos(opcoes: {
  engine: Pick<Engine, 'pulsar'>;
  log: Pick<Logger, 'info' | 'warn'>;
  agora?: () => number;
  aoReceber?: (bytes: number) => void;
}): Fluxos {
  const { engine, log, agora = Date.now, aoReceber } = opcoes;
  const fluxos = new Map<string, Fluxo>();
  const emissoes = new Map<string, { ultima: number; encerrar(fim: Fim): void }>();
  const abrir = (nome: string): Fluxo => {
    const fluxo = fluxos.get(nome) ?? new Fluxo(agora);
    fluxos.set(nome, fluxo);
    return fluxo;
  };
  const fechar = (nome: string): void => {
    if (fluxos.get(nome)?.vazio) fluxos.delete(nome);
  };
  const estado = (): EstadoDoFluxo[] =>
    [...fluxos].map(([fluxo, { chega, plateia }]) => ({ fluxo, chega, plateia }));

  /** Streams that nobody sends any more are said once more, so that they are known to have stopped. */
  const calados = new Set<string>();
  let pulsando = false;
  const pulsar = async (): Promise<void> => {
    if (pulsando) return;
    const agoraMesmo = [
      ...estado(),
      ...[...calados]
        .filter((fluxo) => !fluxos.has(fluxo))
        .map((fluxo) => ({ fluxo, chega: false, plateia: 0 })),
    ];
    if (agoraMesmo.length === 0) return;
    pulsando = true;
    try {
      const ditos = agoraMesmo.slice(0, 500);
      const encerrar = await engine.pulsar(ditos);
      for (const { fluxo } of ditos) calados.delete(fluxo);
      for (const nome of encerrar) fluxos.get(nome)?.encerrar('ENCERRADA');
    } catch {
      // The engine is away: who watches goes on watching, and it is told when it is back.
      log.warn('the engine was not told how the streams are');
    } finally {
      pulsando = false;
    }
  };
  const relogio = setInterval(() => {
    for (const { ultima, encerrar } of emissoes.values()) if (agora() - ultima > PAROU_MS) encerrar('PAROU');
    void pulsar();
  }, PULSO_MS);
  relogio.unref();

  return {
    emitir(nome, { carimba, encerrar }) {
      const fluxo = abrir(nome);
      const emissor = { encerrar };
      fluxo.emitir(emissor);
      const emissao = { ultima: agora(), encerrar };
      emissoes.set(nome, emissao);
      log.info({ fluxo: nome }, 'stream begins');
      void pulsar();
      let janela = { desde: agora(), bytes: 0 };
      let carimbadoEm = 0;
      return {
        contar(bytes) {
          aoReceber?.(bytes);
          const em = agora();
          if (em - janela.desde > JANELA_MS) janela = { desde: em, bytes: 0 };
          janela.bytes += bytes;
          if (janela.bytes > BYTES_POR_JANELA) throw new GrandeDemais();
        },
        passar(tag) {
          emissao.ultima = agora();
          fluxo.passar(emissor, tag);
          if (carimba || emissao.ultima - carimbadoEm < RITMO_DO_CARIMBO_MS) return;
          carimbadoEm = emissao.ultima;
          fluxo.passar(emissor, tagDoCarimbo(tag.ts, { em: carimbadoEm }));
        },
        sair() {
          fluxo.parar(emissor);
          if (emissoes.get(nome) === emissao) {
            emissoes.delete(nome);
            calados.add(nome);
            log.info({ fluxo: nome }, 'stream stops');
            void pulsar();
          }
          fechar(nome);
        },
      };
    },
    assistir(nome, espectador) {
      if ([...fluxos.values()].reduce((soma, { plateia }) => soma + plateia, 0) >= PLATEIA_MAXIMA)
        return null;
      const fluxo = abrir(nome);
      fluxo.assistir(espectador);
      return () => {
        fluxo.deixar(espectador);
        fechar(nome);
      };
    },
    estado,
    parar() {
      clearInterval(relogio);
      for (const fluxo of fluxos.values()) fluxo.encerrar('REINICIO');
    },
  };
}

export class GrandeDemais extends Error {
  override name = 'GrandeDemais';
}

/** How a connection ends that sent what cannot be taken. */
export function fimDoErro(erro: unknown): Fim {
  if (erro instanceof GrandeDemais) return 'GRANDE';
  if (erro instanceof FluxoIlegivel) return 'ILEGIVEL';
  const { codigo } = erro as { codigo?: string };
  if (codigo === 'TRANSMISSAO_ENCERRADA') return 'ENCERRADA';
  return codigo === 'TOKEN_INVALIDO' ? 'RECUSADA' : 'INDISPONIVEL';
}
