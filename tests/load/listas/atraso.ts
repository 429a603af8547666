// After a burst of bids, in a fresh process: how long until everything that was answered is on the lists, when somebody waits for
// it from the last answer on; and what a bid costs there.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projecaoCatalogo } from '../../../engine/src/leituras/projecoes/catalogo.ts';
import { LANCES as RECEBIDOS } from '../../../engine/src/leituras/registros/lance.ts';
import { abrirLog } from '../../../engine/src/log/sqlite.ts';
import { criarRegistrosSqlite } from '../../../engine/src/records/sqlite.ts';
import { realEnvironment } from '../../../engine/src/runtime/environment.ts';
import { criarProjetor } from '../../../engine/src/runtime/projector.ts';
import { Bancada, LEILAO, loteUid } from '../../../engine/src/runtime/test-bench.ts';

export interface Atraso {
  lances: number;
  /** From the last answer until the lists have all. */
  ms: number;
  /** Of it, processor time of the thread that takes bids. */
  principalMs: number;
  /** Bids that were not on the lists yet when the last one was answered. */
  faltavam: number;
}

const LANCES = 25_000;
const CLIENTES = 64;
const SIMULTANEOS = 512;

const pasta = mkdtempSync(join(tmpdir(), 'martelo-bench-'));
const ambiente = realEnvironment();
const log = abrirLog(join(pasta, 'log.sqlite'));
const registros = criarRegistrosSqlite({
  arquivo: join(pasta, 'registros.sqlite'),
  relogio: () => ambiente.agora(),
  faxinaEmThread: true,
});
const bancada = new Bancada(log, { ambiente }, ambiente as never);
const motor = await bancada.ligar();
const projetor = await criarProjetor({
  ...{ log, motor, ambiente, escrita: registros.projecoes },
  registrador: { warn: () => {}, error: (dados) => console.error(dados) },
  projecoes: [projecaoCatalogo(registros, { enderecos: {} as never, hotsiteDoCliente: () => 1 })],
});
await bancada.abrirLeilao();
await projetor.emDia();

let dados = 0;
await Promise.all(
  Array.from({ length: SIMULTANEOS }, async () => {
    while (dados < LANCES) {
      const n = dados++;
      await bancada.lance(`01900000-0000-7000-8003-${String(n % CLIENTES).padStart(12, '0')}`, 500 + 50 * n);
    }
  }),
);
const lote = (await motor.estado(LEILAO))!.lotes.get(loteUid(1))!;
const { total } = await registros
  .colecao(RECEBIDOS)
  .listar({ tipo: 'sistema' }, { filtros: [], pagina: 1, porPagina: 1 });
const antes = process.threadCpuUsage();
const inicio = performance.now();
await projetor.emDia();
const ms = performance.now() - inicio;
const { user, system } = process.threadCpuUsage(antes);
process.send?.({
  lances: lote.qtdLances,
  ms,
  principalMs: (user + system) / 1_000,
  faltavam: lote.qtdLances - total,
} satisfies Atraso);
await projetor.parar();
await motor.parar();
await registros.close();
await log.close();
rmSync(pasta, { recursive: true });
if (process.connected) process.disconnect();
