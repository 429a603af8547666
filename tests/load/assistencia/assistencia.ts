// Five thousand people watch one lot at forty bids a second: how long from sending a bid until the last of them has its price, and how
// much of a core that takes; beside the ordinary server, which tells everybody of every bid. One after the other in one run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portaLivre } from '../../porta-livre.ts';
import { prepararMotor } from '../lances/motor.ts';
import { iniciar, terminar } from '../lances/processo.ts';
import { licitarEmRitmo, licitarNoComum } from './licitante.ts';

export const ASSISTENTES = 5_000;
const PROCESSOS = 2;
export const RITMO = 40;
const SEGUNDOS = 5;
const RODADAS = 3;
/** The ordinary server falls behind: longer would only make its queue longer. */
const SEGUNDOS_DO_COMUM = 2;
const aqui = (nome: string) => new URL(nome, import.meta.url);

export interface Assistencia {
  /** Milliseconds from sending a bid until the last watcher has a state that holds it. */
  p50: number;
  p99: number;
  /** Of one core, 0 to 1 and more. */
  nucleo: number;
  /** Bids whose state had reached everybody when the round was over. */
  entregues: number;
  lances: number;
}

/** Ours is the median round by p99; `memoria`: bytes that each watcher takes in the engine. ~60 s. */
export async function medirAssistencia(): Promise<{
  comum: Assistencia;
  nosso: Assistencia;
  memoria: number;
}> {
  const pasta = mkdtempSync(join(tmpdir(), 'martelo-bench-'));
  try {
    const comum = await medirComum(pasta);
    const { rodadas, memoria } = await medirNosso(pasta);
    return { comum, nosso: mediana(rodadas), memoria };
  } finally {
    rmSync(pasta, { recursive: true, force: true });
  }
}

async function medirNosso(pasta: string): Promise<{ rodadas: Assistencia[]; memoria: number }> {
  const motor = await prepararMotor(pasta, await portaLivre(), 1);
  const lelUid = motor.lotes[0]!;
  const antes = (await motor.consumo()).memoria;
  const plateia = await encher(motor.socket, JSON.stringify(['conectar-lances-lote', { lelUid }]));
  try {
    const memoria = ((await motor.consumo()).memoria - antes) / ASSISTENTES;
    const licitar = await licitarEmRitmo(motor.socket, motor.tokens.slice(0, 4), lelUid);
    const rodadas: Assistencia[] = [];
    await rodada(plateia, licitar, async () => (await motor.consumo()).cpuMs);
    for (let i = 0; i < RODADAS; i++)
      rodadas.push(await rodada(plateia, licitar, async () => (await motor.consumo()).cpuMs));
    return { rodadas, memoria };
  } finally {
    await plateia.sair();
    await motor.parar();
  }
}

async function medirComum(pasta: string): Promise<Assistencia> {
  const porta = await portaLivre();
  const servidor = await iniciar(aqui('../lances/servidor-comum.ts'), [], {
    PORTA: String(porta),
    PASTA: pasta,
  });
  const plateia = await encher(`ws://127.0.0.1:${porta}/socket.io/?EIO=4&transport=websocket`, '');
  const cpu = () =>
    new Promise<number>((resolve) => {
      servidor.once('message', (ms) => resolve(ms as number));
      servidor.send('cpu');
    });
  try {
    const licitar = licitarNoComum(`http://127.0.0.1:${porta}`);
    return await rodada(plateia, licitar, cpu, SEGUNDOS_DO_COMUM);
  } finally {
    await plateia.sair();
    await terminar(servidor);
  }
}

/** Sends the next bid; answered with its seq, null when it was refused. */
export type Licitar = () => Promise<number | null>;
type Plateia = Awaited<ReturnType<typeof encher>>;

async function rodada(
  plateia: Plateia,
  licitar: Licitar,
  cpu: () => Promise<number>,
  segundos = SEGUNDOS,
): Promise<Assistencia> {
  await plateia.completos();
  const cpuAntes = await cpu();
  const inicio = agora();
  const emVoo: Promise<{ seq: number | null; em: number }>[] = [];
  for (let quando = inicio; quando < inicio + segundos * 1_000; quando += 1_000 / RITMO) {
    while (agora() < quando) await pausa(1);
    emVoo.push(licitar().then((seq) => ({ seq, em: quando })));
  }
  const lances = (await Promise.all(emVoo)).filter((lance): lance is Lance => lance.seq !== null);
  const nucleo = ((await cpu()) - cpuAntes) / (agora() - inicio);
  await pausa(1_000);
  const completos = await plateia.completos();
  const esperas = lances
    .map(({ seq, em }) => Math.min(...completos.filter(([visto]) => visto >= seq).map(([, ms]) => ms)) - em)
    .sort((a, b) => a - b);
  const quantil = (q: number) => esperas[Math.floor((esperas.length - 1) * q)]!;
  const entregues = esperas.filter(Number.isFinite).length;
  return { p50: quantil(0.5), p99: quantil(0.99), nucleo, entregues, lances: lances.length };
}

interface Lance {
  seq: number;
  em: number;
}

async function encher(url: string, entrada: string) {
  const processos = await Promise.all(
    Array.from({ length: PROCESSOS }, () =>
      iniciar(aqui('plateia.ts'), [url, entrada, String(ASSISTENTES / PROCESSOS)]),
    ),
  );
  return {
    /** When every one of the processes had received each state, as far as all of them had. */
    async completos(): Promise<[number, number][]> {
      const listas = await Promise.all(
        processos.map(
          (processo) =>
            new Promise<[number, number][]>((resolve) => {
              processo.once('message', (lista) => resolve(lista as [number, number][]));
              processo.send('completos');
            }),
        ),
      );
      const [primeira, ...outras] = listas.map((lista) => new Map(lista));
      return [...primeira!]
        .filter(([seq]) => outras.every((outra) => outra.has(seq)))
        .map(([seq, ms]) => [seq, Math.max(ms, ...outras.map((outra) => outra.get(seq)!))]);
    },
    sair: () => Promise.all(processos.map(terminar)),
  };
}

const agora = (): number => Number(process.hrtime.bigint()) / 1e6;
const pausa = (ms: number) => new Promise((seguir) => setTimeout(seguir, ms));
const mediana = (rodadas: Assistencia[]): Assistencia =>
  rodadas.toSorted((a, b) => a.p99 - b.p99)[Math.floor(rodadas.length / 2)]!;
