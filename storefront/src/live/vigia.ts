/**
 * Watches over the one connection of a page. A socket that says nothing may be well, or frozen by a network between: near an
 * end that has to be known within five seconds. Where no socket is, prices are asked for. Pure: time comes in, in ms.
 */

/** Where a lot ends soon, or is on the block, somebody may be about to decide; elsewhere nobody minds some seconds. */
export type Pressa = 'perto' | 'longe';

/** Silence after which the server is asked for a sign. */
const SILENCIO_MS: Record<Pressa, number> = { perto: 1_250, longe: 15_000 };
/** How long it may take to give one. */
export const SINAL_MS = 2_500;
/** Between an answer to a question for prices and the next one. */
export const CONSULTA_MS: Record<Pressa, number> = { perto: 2_500, longe: 8_000 };
/** Time without a connection before prices are asked for: a blip is nobody's business. */
const TOLERANCIA_MS = 2_500;
/** Longest pause between two looks; with it, silence, sign and {@link PACIENCIA_MS} stay under five seconds. */
export const OLHAR_MS = 250;
/** How long a first question for prices may take before it is said that nothing comes. */
const PACIENCIA_MS = 500;

export interface Vigia {
  ligada: boolean;
  /** Since when there is no socket, or the one there is gave no sign. */
  semLigacaoDesde: number;
  /** When anything was last heard, by any way; null before the first time. */
  noticia: number | null;
  /** A sign was asked for at, and has not come. */
  sinalPedidoEm: number | null;
  /** A question for prices is on its way since. */
  consultaEm: number | null;
  /** The last one was answered, or failed, at. */
  consultou: number | null;
  /** Whether it failed. */
  consultaFalhou: boolean;
}

export const novaVigia = (agora: number): Vigia => ({
  ...{ ligada: false, semLigacaoDesde: agora, noticia: null, sinalPedidoEm: null },
  ...{ consultaEm: null, consultou: null, consultaFalhou: false },
});

export type Fato =
  | { tipo: 'ligou' | 'desligou' | 'ouviu' | 'pediu-sinal' | 'congelou'; agora: number }
  | { tipo: 'consultou'; agora: number }
  | { tipo: 'respondida' | 'falhou'; agora: number };

export function observar(vigia: Vigia, { tipo, agora }: Fato): Vigia {
  switch (tipo) {
    case 'ligou':
      return { ...novaVigia(agora), ligada: true, noticia: agora };
    case 'desligou':
      return {
        ...vigia,
        ligada: false,
        semLigacaoDesde: vigia.ligada ? agora : vigia.semLigacaoDesde,
        sinalPedidoEm: null,
      };
    case 'ouviu':
      return { ...vigia, noticia: agora, sinalPedidoEm: null };
    case 'pediu-sinal':
      return { ...vigia, sinalPedidoEm: agora };
    case 'congelou':
      // Nobody waits another while for a connection that was given time already.
      return { ...novaVigia(agora - TOLERANCIA_MS), noticia: vigia.noticia };
    case 'consultou':
      return { ...vigia, consultaEm: agora };
    case 'respondida':
      return { ...vigia, consultaEm: null, consultou: agora, consultaFalhou: false, noticia: agora };
    case 'falhou':
      return { ...vigia, consultaEm: null, consultou: agora, consultaFalhou: true };
  }
}

/** What is to be done now. */
export function aFazer(
  vigia: Vigia,
  agora: number,
  pressa: Pressa,
): 'nada' | 'pedir-sinal' | 'dar-por-congelada' | 'consultar' {
  if (vigia.ligada) {
    if (vigia.sinalPedidoEm !== null)
      return agora - vigia.sinalPedidoEm >= SINAL_MS ? 'dar-por-congelada' : 'nada';
    return agora - (vigia.noticia ?? agora) >= SILENCIO_MS[pressa] ? 'pedir-sinal' : 'nada';
  }
  if (agora - vigia.semLigacaoDesde < TOLERANCIA_MS || vigia.consultaEm !== null) return 'nada';
  return agora - (vigia.consultou ?? Number.NEGATIVE_INFINITY) >= CONSULTA_MS[pressa] ? 'consultar' : 'nada';
}

/** How a page's news come. `consulta`: asked for, because no socket gets through. `perdida`: by no way at all. */
export type EstadoConexao = 'parada' | 'ligando' | 'ligada' | 'consulta' | 'perdida';

export function estadoDaConexao(vigia: Vigia, agora: number): EstadoConexao {
  if (vigia.ligada) return 'ligada';
  const sem = agora - vigia.semLigacaoDesde;
  if (sem < TOLERANCIA_MS) return 'ligando';
  if (vigia.consultou === null) return sem < TOLERANCIA_MS + PACIENCIA_MS + OLHAR_MS ? 'ligando' : 'perdida';
  return vigia.consultaFalhou ? 'perdida' : 'consulta';
}
