// How long until bids can be decided again after a restart over a million events, none of their auctions closed; beside a store of one
// row an event. Each recovery in a fresh process, in turn.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { escreverHistoria } from './historia.ts';
import type { Recuperacao } from './recuperar.ts';

export const EVENTOS = 1_000_000;
const RODADAS = 3;

/** The median of each. ~60 s, most of them to write the history. */
export async function medirRecuperacao(): Promise<{
  eventos: number;
  comum: Recuperacao;
  nossa: Recuperacao;
}> {
  const pasta = mkdtempSync(join(tmpdir(), 'martelo-bench-'));
  const log = join(pasta, 'log.sqlite');
  const linhas = join(pasta, 'linhas.sqlite');
  try {
    const eventos = await escreverHistoria(log, linhas, EVENTOS);
    const comuns: Recuperacao[] = [];
    const nossas: Recuperacao[] = [];
    for (let rodada = 0; rodada < RODADAS; rodada++) {
      comuns.push(await recuperar('comum', linhas));
      nossas.push(await recuperar('martelo', log));
    }
    return { eventos, comum: mediana(comuns), nossa: mediana(nossas) };
  } finally {
    rmSync(pasta, { recursive: true, force: true });
  }
}

function recuperar(modo: 'comum' | 'martelo', arquivo: string): Promise<Recuperacao> {
  const programa = new URL('recuperar.ts', import.meta.url);
  const filho = fork(programa, [modo, arquivo], { execArgv: ['--expose-gc'] });
  return new Promise((resolve, reject) => {
    filho.once('message', (medida) => resolve(medida as Recuperacao));
    filho.once('exit', (codigo) => reject(new Error(`a recuperação terminou com ${codigo}`)));
  });
}

const mediana = (medidas: Recuperacao[]): Recuperacao =>
  medidas.toSorted((a, b) => a.ms - b.ms)[Math.floor(medidas.length / 2)]!;
