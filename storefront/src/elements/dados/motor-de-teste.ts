import { vi } from 'vitest';

/** Stands in for the engine: answers by path, 404 to what it does not know, and remembers what it was asked. */
export function motorDeTeste(respostas: Record<string, unknown>): string[] {
  const pedidos: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, search } = new URL(url);
    pedidos.push(decodeURIComponent(pathname + search));
    const corpo = respostas[pathname];
    return corpo === undefined
      ? new Response('{}', { status: 404 })
      : Response.json(corpo instanceof Error ? {} : corpo, { status: corpo instanceof Error ? 503 : 200 });
  });
  return pedidos;
}

let marcas = 0;
/** A brand nobody has asked for yet: answers are kept for a while. */
export const marcaNova = () => `marca${++marcas}`;
