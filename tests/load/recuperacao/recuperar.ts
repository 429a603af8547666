// One recovery, in a fresh process: argv 'martelo' or 'comum', the file, and the folder of pictures if there are.
// Sends how long it took until commands could be decided.
import { DatabaseSync } from 'node:sqlite';
import type { Estado } from '../../../engine/src/auction/modelo/estado.ts';
import { abrirLog } from '../../../engine/src/log/sqlite.ts';
import { criarMotor } from '../../../engine/src/runtime/criar-motor.ts';
import { realEnvironment } from '../../../engine/src/runtime/environment.ts';
import { impressaoDoNucleo } from '../../../engine/src/runtime/snapshots/core-fingerprint.ts';
import { SnapshotFolder } from '../../../engine/src/runtime/snapshots/folder.ts';
import { nucleo } from '../../../engine/src/runtime/test-bench.ts';

export interface Recuperacao {
  ms: number;
  /** Processor time of the whole process, ms. */
  cpuMs: number;
  /** Lots known afterwards, and bids folded into them: the same on both sides. */
  lotes: number;
  lances: number;
  /** Memory in use afterwards, collected garbage apart. MiB. */
  memoriaMib: number;
}

const [, , modo, arquivo = '', pasta] = process.argv;
const inicio = performance.now();
const estados = modo === 'comum' ? pelasLinhas(arquivo) : await peloMotor(arquivo);
const ms = performance.now() - inicio;
const { user, system } = process.cpuUsage();
globalThis.gc?.();
const { heapUsed, external } = process.memoryUsage();
process.send?.({
  ms,
  cpuMs: (user + system) / 1_000,
  lotes: estados.reduce((soma, { lotes }) => soma + lotes.size, 0),
  lances: estados.reduce(
    (soma, { lotes }) => [...lotes.values()].reduce((n, { qtdLances }) => n + qtdLances, soma),
    0,
  ),
  memoriaMib: (heapUsed + external) / 2 ** 20,
} satisfies Recuperacao);
process.disconnect?.();

async function peloMotor(caminho: string): Promise<Readonly<Estado>[]> {
  const log = abrirLog(caminho);
  const registrador = { warn: () => {}, error: (dados: object) => console.error(dados) };
  const motor = await criarMotor({
    ...{ log, nucleo, ambiente: realEnvironment(), registrador },
    ...(pasta && { retratos: new SnapshotFolder(pasta, impressaoDoNucleo()) }),
  });
  const achados: Readonly<Estado>[] = [];
  for await (const { stream } of log.streams())
    achados.push((await motor.estado(stream.slice('leilao:'.length)))!);
  await motor.parar();
  return achados;
}

/** The ordinary event store: every row in order, parsed and folded. */
function pelasLinhas(caminho: string): Estado[] {
  const db = new DatabaseSync(caminho, { readOnly: true });
  const achados = new Map<string, Estado | null>();
  for (const linha of db.prepare('SELECT leilao, dados FROM eventos ORDER BY leilao, seq').iterate()) {
    const { leilao, dados } = linha as { leilao: string; dados: string };
    achados.set(leilao, nucleo.evolve(achados.get(leilao) ?? null, JSON.parse(dados)));
  }
  db.close();
  return [...achados.values()] as Estado[];
}
