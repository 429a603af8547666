import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { decide } from '../../auction/decide.ts';
import { evolve } from '../../auction/evolve.ts';
import { respostaRepetida } from '../../auction/modelo/idempotencia.ts';
import { abrirLogParaLer } from '../../log/sqlite.ts';
import { impressaoDoNucleo } from './core-fingerprint.ts';
import { SnapshotFolder } from './folder.ts';
import { type Criterio, tirarRetratos } from './take.ts';

export interface Encomenda {
  log: string;
  pasta: string;
  criterio: Criterio;
}

/** A thread that takes the pictures that are due, says how many, and ends. */
const { log: caminho, pasta: onde, criterio } = workerData as Encomenda;
// On Linux a priority is a thread's own, elsewhere the whole process's. Bids come first.
if (process.platform === 'linux') setPriority(19);
const log = abrirLogParaLer(caminho);
const pasta = new SnapshotFolder(onde, impressaoDoNucleo());
pasta.varrer();
parentPort!.postMessage(await tirarRetratos(log, { decide, evolve, respostaRepetida }, pasta, criterio));
await log.close();
