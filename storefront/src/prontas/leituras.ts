import { AsyncLocalStorage } from 'node:async_hooks';
import type { Chave } from '../site/conteudo/chaves.ts';

/** What one drawing of a page read: what its copy depends on, and how old what it shows is. */
export interface Leituras {
  readonly chaves: Set<Chave>;
  /** When the oldest of what it shows was asked for, ms of {@link relogio}. */
  desde: number;
}

/** Content of a brand that was dropped: a page by its uri, or with `*` all of it. */
export interface Descarte {
  subdominio: string;
  uri: string;
}

/** A clock in ms that never jumps, the same in every thread. */
export const relogio = (): number => Number(process.hrtime.bigint()) / 1e6;

interface Casa {
  /** One per thread: Next bundles pages and route handlers apart from the server that keeps their pages. */
  marteloLeituras?: {
    corrente: AsyncLocalStorage<Leituras>;
    aoDescartar: ((descarte: Descarte) => Promise<void>)[];
  };
}

function casa() {
  const aqui = globalThis as Casa;
  aqui.marteloLeituras ??= { corrente: new AsyncLocalStorage(), aoDescartar: [] };
  return aqui.marteloLeituras;
}

/**
 * Runs `desenhar`; all it reads is written down by those who read (`conteudo/cache.ts`, `elements/dados/motor.ts`), so that no page
 * shows content that its copy does not know of.
 */
export async function acompanhar<T>(desenhar: () => Promise<T>): Promise<{ desenho: T; leituras: Leituras }> {
  const leituras: Leituras = { chaves: new Set(), desde: relogio() };
  return { desenho: await casa().corrente.run(leituras, desenhar), leituras };
}

/** This content is read now, for whatever page is being drawn. */
export function anotarConteudo(chave: Chave): void {
  casa().corrente.getStore()?.chaves.add(chave);
}

/** What is shown was asked for at `instante` ({@link relogio}), and may have moved since. */
export function anotarInstante(instante: number): void {
  const leituras = casa().corrente.getStore();
  if (leituras !== undefined && instante < leituras.desde) leituras.desde = instante;
}

/** Whoever kept something of this content forgets it. Resolves when nobody is shown it any more. */
export async function avisarDescarte(descarte: Descarte): Promise<void> {
  await Promise.all(casa().aoDescartar.map((ouvinte) => ouvinte(descarte)));
}

/** Hears of every drop from now on. */
export function aoDescartar(ouvinte: (descarte: Descarte) => Promise<void>): void {
  casa().aoDescartar.push(ouvinte);
}
