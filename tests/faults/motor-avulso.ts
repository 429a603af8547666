import { decide } from '../../engine/src/auction/decide.ts';
import { evolve } from '../../engine/src/auction/evolve.ts';
import { respostaRepetida } from '../../engine/src/auction/modelo/idempotencia.ts';
import { abrirLogEmThread, abrirLogSqlite } from '../../engine/src/log/sqlite.ts';
import { criarMotor } from '../../engine/src/runtime/criar-motor.ts';
import { realEnvironment } from '../../engine/src/runtime/environment.ts';
import { impressaoDoNucleo } from '../../engine/src/runtime/snapshots/core-fingerprint.ts';
import { SnapshotFolder } from '../../engine/src/runtime/snapshots/folder.ts';
import { acompanharRetratos } from '../../engine/src/runtime/snapshots/snapshotter.ts';
import { atenderRecados, prepararLeiloes } from './atendimento.ts';

/**
 * The engine without its house, to be killed: the real log, runtime and core behind one JSON message a line. Started with the
 * path of the log, how to open it ('thread': in a thread; 'retratos': so, and with pictures taken all the time), and when its lots
 * end (nothing: never); says its port on stdout.
 */
const [arquivo, modo, fim] = process.argv.slice(2) as [string, string, string?];
const abrir = modo === 'direto' ? abrirLogSqlite : abrirLogEmThread;
const pasta = `${arquivo}.retratos`;
const motor = await criarMotor({
  log: abrir(arquivo),
  ...(modo === 'retratos' && { retratos: new SnapshotFolder(pasta, impressaoDoNucleo()) }),
  nucleo: { decide, evolve, respostaRepetida },
  ambiente: realEnvironment(),
  registrador: {
    warn: (dados, mensagem) => console.error(mensagem, dados),
    error: (dados, mensagem) => console.error(mensagem, dados),
  },
});
if (modo === 'retratos') {
  const sempre = { minimo: 1, parte: 0 };
  acompanharRetratos({
    motor,
    log: arquivo,
    pasta,
    ritmo: { olharACadaMs: 5, emMovimento: sempre, emPaz: sempre },
    registrador: { info: () => {}, warn: (dados, mensagem) => console.error(mensagem, dados) },
  });
}
await prepararLeiloes(motor, fim);
console.log(await atenderRecados(motor));
