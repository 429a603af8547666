import { type ChildProcess, fork } from 'node:child_process';

/** A helper process ends with the one that started it, however that one ends. */
export const encerrarComOPai = (): void => {
  process.on('disconnect', () => process.exit(0));
};

/** Starts a program of the bench and waits until it says "pronto". */
export async function iniciar(
  programa: URL,
  argumentos: string[] = [],
  ambiente: Record<string, string> = {},
): Promise<ChildProcess> {
  const filho = fork(programa, argumentos, {
    env: { ...process.env, ...ambiente },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise<void>((responder, rejeitar) => {
    filho.on('message', (mensagem) => {
      if (mensagem === 'pronto') responder();
    });
    filho.once('exit', (codigo) => rejeitar(new Error(`${programa.pathname} ended with ${codigo}`)));
  });
  filho.removeAllListeners('exit');
  return filho;
}

export async function terminar(filho: ChildProcess): Promise<void> {
  if (filho.exitCode !== null || filho.signalCode !== null) return;
  const fim = new Promise((responder) => filho.once('exit', responder));
  filho.kill('SIGTERM');
  await fim;
}
