import { type Aviso, entrar } from './sala.ts';

const SINAL_MS = 10_000;
/** The browser connects again by itself, and is asked again whether it may. */
const DURACAO_MS = 10 * 60_000;

/** Server-sent events: who is on the page, and every accepted change. The connection is the presence. */
export function aoVivo(pagina: number, pessoa: { janela: string; usuario: number; nome: string }): Response {
  const codificador = new TextEncoder();
  let sair = () => {};
  let sinal: ReturnType<typeof setInterval> | undefined;
  let fim: ReturnType<typeof setTimeout> | undefined;
  const terminar = () => {
    clearInterval(sinal);
    clearTimeout(fim);
    sair();
  };
  const corpo = new ReadableStream<Uint8Array>({
    start(controle) {
      const escrever = (texto: string) => {
        try {
          controle.enqueue(codificador.encode(texto));
        } catch {
          terminar();
        }
      };
      escrever('retry: 1500\n\n');
      sair = entrar(pagina, pessoa, (aviso: Aviso) => escrever(`data: ${JSON.stringify(aviso)}\n\n`));
      sinal = setInterval(() => escrever(': aqui\n\n'), SINAL_MS);
      fim = setTimeout(() => {
        terminar();
        try {
          controle.close();
        } catch {
          // The browser left first.
        }
      }, DURACAO_MS);
      sinal.unref();
      fim.unref();
    },
    cancel: terminar,
  });
  return new Response(corpo, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // no-transform: compressed, the events would wait for one another.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}
