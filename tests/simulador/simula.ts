import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { encurtar } from './encurtar.ts';
import { jogar } from './partida.ts';
import { simularPatios } from './patios/simula.ts';

/**
 * npm run simula -- --seed N              one run, exactly; `--rastro` tells what happened
 * npm run simula -- --seed N --leiloes K  runs from seed N on, on every core, until K auctions were played;
 *                                         with `--ate FILE` no longer than until that file is there, and `--pelo-menos M`
 * npm run simula -- --patios --seed N     one world of yards; with `--vidas K` from seed N on, until K removals and stays were played
 */
interface Tarefa {
  semente: number;
  passo: number;
  leiloes: number;
  /** So many are played even where the others have ended. */
  peloMenos: number;
  /** A file that is there once nobody waits for more. */
  ate: string | null;
}
interface Relato {
  leiloes: number;
  partidas: number;
  decididos: number;
  falhas: number[];
}

/** Reported no more often than this many runs. */
const POR_RELATO = 64;
const FALHAS_MOSTRADAS = 3;

if (isMainThread) await principal();
else await trabalhar(workerData as Tarefa);

async function principal(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      leiloes: { type: 'string' },
      ate: { type: 'string' },
      'pelo-menos': { type: 'string', default: '0' },
      passos: { type: 'string' },
      rastro: { type: 'boolean', default: false },
      patios: { type: 'boolean', default: false },
      vidas: { type: 'string' },
    },
  });
  if (values.patios) return simularPatios(values);
  const semente = Number(values.seed);
  if (values.leiloes !== undefined)
    return varrer(semente, {
      ...{ leiloes: Number(values.leiloes), peloMenos: Number(values['pelo-menos']) },
      ate: values.ate ?? null,
    });
  const passos = values.passos === undefined ? {} : { passos: Number(values.passos) };
  const resultado = await jogar(semente, { ...passos, rastrear: true });
  if (values.rastro) console.log(resultado.rastro!.join('\n'));
  console.log(
    `seed ${semente}: ${resultado.leiloes} auctions, ${resultado.decididos} commands decided, ${resultado.passos} steps, digest ${resultado.digesto}`,
  );
  if (resultado.erro !== null) await mostrar(semente);
}

/** Every core plays its share of the seeds. */
async function varrer(
  semente: number,
  { leiloes, peloMenos, ate }: Pick<Tarefa, 'leiloes' | 'peloMenos' | 'ate'>,
): Promise<void> {
  const inicio = performance.now();
  const nucleos = availableParallelism();
  const total: Relato = { leiloes: 0, partidas: 0, decididos: 0, falhas: [] };
  const resumir = () => {
    const segundos = (performance.now() - inicio) / 1000;
    console.log(
      `${total.leiloes} auctions in ${total.partidas} runs, ${total.decididos} commands decided, ` +
        `${total.falhas.length} broken promises, ${segundos.toFixed(1)} s (${Math.round(total.leiloes / segundos)}/s)`,
    );
  };
  // A long run that is stopped says how far it came.
  process.on('SIGTERM', () => {
    resumir();
    if (total.falhas.length > 0) console.log(`seeds: ${total.falhas.join(' ')}`);
    process.exit(total.falhas.length === 0 ? 0 : 1);
  });
  await Promise.all(
    Array.from({ length: nucleos }, (_, i) => {
      const tarefa: Tarefa = {
        ...{ semente: semente + i, passo: nucleos, ate },
        ...{ leiloes: Math.ceil(leiloes / nucleos), peloMenos: Math.ceil(peloMenos / nucleos) },
      };
      const worker = new Worker(fileURLToPath(import.meta.url), { workerData: tarefa });
      return new Promise<void>((resolve, reject) => {
        worker.on('message', (relato: Relato) => {
          total.leiloes += relato.leiloes;
          total.partidas += relato.partidas;
          total.decididos += relato.decididos;
          total.falhas.push(...relato.falhas);
        });
        worker.on('error', reject);
        worker.on('exit', () => resolve());
      });
    }),
  );
  resumir();
  total.falhas.sort((a, b) => a - b);
  for (const falha of total.falhas.slice(0, FALHAS_MOSTRADAS)) await mostrar(falha);
}

async function trabalhar({ semente, passo, leiloes, peloMenos, ate }: Tarefa): Promise<void> {
  // A refusal is an error that nobody reads the stack of.
  Error.stackTraceLimit = 0;
  let relato: Relato = { leiloes: 0, partidas: 0, decididos: 0, falhas: [] };
  let [jogados, falhas] = [0, 0];
  const basta = () => jogados >= leiloes || (jogados >= peloMenos && ate !== null && existsSync(ate));
  for (let atual = semente; !basta() && falhas < 20; atual += passo) {
    const resultado = await jogar(atual);
    jogados += resultado.leiloes;
    relato.leiloes += resultado.leiloes;
    relato.decididos += resultado.decididos;
    relato.partidas++;
    if (resultado.erro !== null) {
      falhas++;
      relato.falhas.push(atual);
    }
    if (relato.partidas < POR_RELATO) continue;
    parentPort!.postMessage(relato);
    relato = { leiloes: 0, partidas: 0, decididos: 0, falhas: [] };
  }
  parentPort!.postMessage(relato);
}

/** What was broken, after which shortest beginning of the run, and how to see it again. */
async function mostrar(semente: number): Promise<void> {
  const { passos, resultado } = await encurtar(semente);
  console.log(`\nseed ${semente}: ${resultado.erro}`);
  console.log(resultado.rastro!.slice(-40).join('\n'));
  console.log(`again: npm run simula -- --seed ${semente} --passos ${passos} --rastro`);
  process.exitCode = 1;
}
