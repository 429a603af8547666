import { createServer } from 'node:net';

/** Below the range from which the system hands out ports by itself, so that nobody is given it before it is used. */
export function portaLivre(): Promise<number> {
  const porta = 20_000 + Math.floor(Math.random() * 12_000);
  return new Promise((responder) => {
    const servidor = createServer()
      .once('error', () => responder(portaLivre()))
      .listen(porta, () => servidor.close(() => responder(porta)));
  });
}
