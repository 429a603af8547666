import { DatabaseSync } from 'node:sqlite';

/*
 * Loaded before an engine that is to die by itself, without a word, at one of two moments: when what a change asks for is durable and
 * not queued yet, or when it was done and that is not written down yet.
 */

const ANTES_DE_ANOTAR = process.env.MARTELO_TESTE_MORRER === 'antes-de-anotar';
const { prepare, exec } = DatabaseSync.prototype;
/** What is asked for has this in it: all else is let be. */
const DO_PEDIDO = process.env.MARTELO_TESTE_MORRER_PEDIDO ?? '';
let escritas = 0;

const morrer = () => process.kill(process.pid, 'SIGKILL');

DatabaseSync.prototype.prepare = function (sql) {
  const instrucao = prepare.call(this, sql);
  if (!sql.includes('INTO efeitos')) return instrucao;
  const run = instrucao.run.bind(instrucao) as (...valores: unknown[]) => ReturnType<typeof instrucao.run>;
  instrucao.run = ((...valores: unknown[]) => {
    if (!valores.some((valor) => String(valor).includes(DO_PEDIDO))) return run(...valores);
    escritas += 1;
    if (ANTES_DE_ANOTAR && escritas === 2) morrer();
    return run(...valores);
  }) as typeof instrucao.run;
  return instrucao;
};

DatabaseSync.prototype.exec = function (sql) {
  exec.call(this, sql);
  if (!ANTES_DE_ANOTAR && escritas === 1 && sql === 'COMMIT') morrer();
};
