// How long until bids can be decided again after a restart over a million events, none of their auctions closed; beside a store of one
// row an event. Without pictures, with the oldest ones that a kill in the midst of bids leaves, and with those that a stop or a quiet
// moment leaves. Each recovery in a fresh process, in turn.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventLog } from '../../../engine/src/log/log.ts';
import { abrirLogParaLer } from '../../../engine/src/log/sqlite.ts';
import { impressaoDoNucleo } from '../../../engine/src/runtime/snapshots/core-fingerprint.ts';
import { SnapshotFolder } from '../../../engine/src/runtime/snapshots/folder.ts';
import { RITMO } from '../../../engine/src/runtime/snapshots/snapshotter.ts';
import { tirarRetratos } from '../../../engine/src/runtime/snapshots/take.ts';
import { nucleo } from '../../../engine/src/runtime/test-bench.ts';
import { escreverHistoria } from './historia.ts';
import type { Recuperacao } from './recuperar.ts';

export const EVENTOS = 1_000_000;
const RODADAS = 3;
const SEM_RETRATO = RITMO.emMovimento.parte;

/** The median of each. ~60 s, most of them to write the history. */
export async function medirRecuperacao(): Promise<{
  eventos: number;
  comum: Recuperacao;
  semRetratos: Recuperacao;
  retratosVelhos: Recuperacao;
  nossa: Recuperacao;
}> {
  const pasta = mkdtempSync(join(tmpdir(), 'martelo-bench-'));
  const log = join(pasta, 'log.sqlite');
  const linhas = join(pasta, 'linhas.sqlite');
  try {
    const eventos = await escreverHistoria(log, linhas, EVENTOS);
    const [velhos, novos] = [join(pasta, 'velhos'), join(pasta, 'novos')];
    await retratar(log, velhos, 1 - SEM_RETRATO);
    await retratar(log, novos, 1);
    const feitas: Recuperacao[][] = [[], [], [], []];
    for (let rodada = 0; rodada < RODADAS; rodada++) {
      feitas[0]!.push(await recuperar('comum', linhas));
      feitas[1]!.push(await recuperar('martelo', log));
      feitas[2]!.push(await recuperar('martelo', log, velhos));
      feitas[3]!.push(await recuperar('martelo', log, novos));
    }
    const [comum, semRetratos, retratosVelhos, nossa] = feitas.map(mediana);
    return {
      eventos,
      comum: comum!,
      semRetratos: semRetratos!,
      retratosVelhos: retratosVelhos!,
      nossa: nossa!,
    };
  } finally {
    rmSync(pasta, { recursive: true, force: true });
  }
}

/** Pictures of the first `parte` of every stream's commits. */
async function retratar(caminho: string, pasta: string, parte: number): Promise<void> {
  const log = abrirLogParaLer(caminho);
  const fins = new Map<string, number>();
  for await (const { stream, commitNo } of log.streams()) fins.set(stream, Math.floor(commitNo * parte));
  const comeco: Pick<EventLog, 'streams' | 'head' | 'read'> = {
    streams: () => log.streams(),
    head: (stream) => log.head(stream),
    async *read(stream, desde) {
      for await (const commit of log.read(stream, desde)) {
        if (commit.commitNo > fins.get(stream)!) return;
        yield commit;
      }
    },
  };
  await tirarRetratos(comeco, nucleo, new SnapshotFolder(pasta, impressaoDoNucleo()), {
    minimo: 1,
    parte: 0,
  });
  await log.close();
}

function recuperar(modo: 'comum' | 'martelo', arquivo: string, retratos?: string): Promise<Recuperacao> {
  const programa = new URL('recuperar.ts', import.meta.url);
  const filho = fork(programa, [modo, arquivo, ...(retratos ? [retratos] : [])], {
    execArgv: ['--expose-gc'],
  });
  return new Promise((resolve, reject) => {
    filho.once('message', (medida) => resolve(medida as Recuperacao));
    filho.once('exit', (codigo) => reject(new Error(`a recuperação terminou com ${codigo}`)));
  });
}

const mediana = (medidas: Recuperacao[]): Recuperacao =>
  medidas.toSorted((a, b) => a.ms - b.ms)[Math.floor(medidas.length / 2)]!;
