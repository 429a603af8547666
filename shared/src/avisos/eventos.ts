import type { z } from 'zod';
import { type Campos, type DadosDe, esquemaDe } from './campos.ts';
import type { Evento } from './evento.ts';
import { CADASTRO } from './eventos/cadastro.ts';
import { COMPRAS } from './eventos/compras.ts';
import { CONTA } from './eventos/conta.ts';
import { LANCES } from './eventos/lances.ts';
import { NOVIDADES } from './eventos/novidades.ts';

/** All that people are told of. A code stays for ever: choices, texts and what is waiting name it. */
export const EVENTOS = { ...LANCES, ...COMPRAS, ...CADASTRO, ...NOVIDADES, ...CONTA } as const;

export type CodigoEvento = keyof typeof EVENTOS;
type De<E extends CodigoEvento> = (typeof EVENTOS)[E];
/** What is told of an event, as who tells of it gives it. */
export type DadosDoEvento<E extends CodigoEvento> = DadosDe<De<E>['dados']>;
/** What a message of it says besides. */
export type SegredosDoEvento<E extends CodigoEvento> = DadosDe<De<E>['segredos']>;

export const CODIGOS_EVENTO = Object.keys(EVENTOS) as CodigoEvento[];
export const ehEvento = (codigo: string): codigo is CodigoEvento => Object.hasOwn(EVENTOS, codigo);

/** An event as whoever knows only its code sees it. */
export const eventoDe = (codigo: CodigoEvento): Evento => EVENTOS[codigo] as unknown as Evento;

const esquemas = new Map<CodigoEvento, z.ZodType<Record<string, unknown>>>();
/** The schema of what is kept of an event. */
export function esquemaDoEvento(codigo: CodigoEvento): z.ZodType<Record<string, unknown>> {
  let esquema = esquemas.get(codigo);
  if (esquema === undefined) {
    esquema = esquemaDe(eventoDe(codigo).dados as Campos);
    esquemas.set(codigo, esquema);
  }
  return esquema;
}
