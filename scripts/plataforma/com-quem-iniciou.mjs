// Preloaded (`node --import`) into everything that a start runs: who loses its starter, even by kill -9, stops by itself.
// The starter holds the other end of our standard input and writes nothing; the system closes it whatever the starter died of.
import { fstatSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** A stop in order takes at most this long; the same as the supervisor grants. */
const PRAZO_DE_PARADA_MS = 5_000;

// A grandchild without a pipe of ours (stdin "ignore") has its own parent to look after it.
const temCano = () => {
  try {
    const tipo = fstatSync(0);
    return tipo.isFIFO() || tipo.isSocket();
  } catch {
    return false;
  }
};

if (isMainThread && temCano()) {
  const parar = () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), PRAZO_DE_PARADA_MS).unref();
  };
  // What was still being said has no listener any more; that must not cut the stop short.
  for (const saida of [process.stdout, process.stderr]) saida.on('error', () => {});
  process.stdin.once('close', parar);
  process.stdin.on('error', () => {});
  process.stdin.resume();
  process.stdin.unref?.();
}
