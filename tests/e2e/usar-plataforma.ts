import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { alcancar, emComum, type PlataformaDeTeste } from './em-comum.ts';
import { abrirNavegador, Plataforma } from './plataforma.ts';

/** The platform that is this file's for as long as it runs. */
export function usarServicos(): PlataformaDeTeste {
  const comum = emComum();
  const plataforma = comum === null ? new Plataforma() : alcancar(comum);
  beforeAll(() => plataforma.iniciar());
  afterAll(() => plataforma.descartar());
  return plataforma;
}

/** The same, and a browser for all the tests around the call. */
export function usarPlataforma(): { plataforma: PlataformaDeTeste; navegador(): Browser } {
  const plataforma = usarServicos();
  let navegador: Browser | undefined;
  beforeAll(async () => {
    navegador = await abrirNavegador();
  });
  afterAll(() => navegador?.close());
  return { plataforma, navegador: () => navegador! };
}
