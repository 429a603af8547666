// How far the lists are behind a burst of bids on one lot. Each burst in a fresh process.
import { fork } from 'node:child_process';
import type { Atraso } from './atraso.ts';

const RODADAS = 3;

/** The median burst. ~20 s. */
export async function medirListas(): Promise<Atraso> {
  const atrasos: Atraso[] = [];
  for (let rodada = 0; rodada < RODADAS; rodada++) atrasos.push(await umaRajada());
  return atrasos.toSorted((a, b) => a.ms - b.ms)[Math.floor(RODADAS / 2)]!;
}

function umaRajada(): Promise<Atraso> {
  const filho = fork(new URL('atraso.ts', import.meta.url));
  return new Promise((resolve, reject) => {
    let medido: Atraso | null = null;
    filho.once('message', (atraso) => {
      medido = atraso as Atraso;
    });
    filho.once('exit', (codigo) => {
      if (medido === null) reject(new Error(`a rajada terminou com ${codigo}`));
      else resolve(medido);
    });
  });
}
