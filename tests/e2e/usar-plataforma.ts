import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { abrirNavegador, Plataforma } from './plataforma.ts';

/** A platform and a browser for all the tests around the call. */
export function usarPlataforma(): { plataforma: Plataforma; navegador(): Browser } {
  const plataforma = new Plataforma();
  let navegador: Browser | undefined;
  beforeAll(async () => {
    await plataforma.iniciar();
    navegador = await abrirNavegador();
  });
  afterAll(async () => {
    await navegador?.close();
    await plataforma.descartar();
  });
  return { plataforma, navegador: () => navegador! };
}
