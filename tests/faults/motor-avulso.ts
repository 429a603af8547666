import { decide } from '../../engine/src/auction/decide.ts';
import { evolve } from '../../engine/src/auction/evolve.ts';
import { respostaRepetida } from '../../engine/src/auction/idempotencia.ts';
import { abrirLogEmThread, abrirLogSqlite } from '../../engine/src/log/sqlite.ts';
import { ambienteReal } from '../../engine/src/runtime/ambiente.ts';
import { criarMotor } from '../../engine/src/runtime/criar-motor.ts';
import { atenderRecados, prepararLeiloes } from './atendimento.ts';

/**
 * The engine without its house, to be killed: the real log, runtime and core behind one JSON message a line. Started with the
 * path of the log, 'thread' to have it in a thread, and when its lots end (nothing: never); says its port on stdout.
 */
const [arquivo, modo, fim] = process.argv.slice(2) as [string, string, string?];
const abrir = modo === 'thread' ? abrirLogEmThread : abrirLogSqlite;
const motor = await criarMotor({
  log: abrir(arquivo),
  nucleo: { decide, evolve, respostaRepetida },
  ambiente: ambienteReal(),
  registrador: {
    warn: (dados, mensagem) => console.error(mensagem, dados),
    error: (dados, mensagem) => console.error(mensagem, dados),
  },
});
await prepararLeiloes(motor, fim);
console.log(await atenderRecados(motor));
