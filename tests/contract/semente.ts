import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EngineDeTeste } from './engine.ts';
import { CHAMADAS, COMPILADO, SEMENTE } from './pasta.ts';

/**
 * Vitest's global setup: one engine loads the demo on an empty folder and stops in order. What it leaves is copied by each engine
 * that starts without data of its own, which then has neither the demo to load, nor its sources to compile, nor its calls to describe.
 */
export default async function semear(): Promise<() => void> {
  const oficina = mkdtempSync(join(tmpdir(), 'martelo-semente-'));
  const [dados, compilado] = [join(oficina, 'dados'), join(oficina, 'compilado')];
  mkdirSync(compilado);
  process.env[COMPILADO] = compilado;
  const engine = new EngineDeTeste(dados);
  try {
    await engine.subir();
    const chamadas = join(oficina, 'openapi.json');
    writeFileSync(chamadas, await (await fetch(`${engine.url}/v1/openapi.json`)).text());
    process.env[CHAMADAS] = chamadas;
  } finally {
    await engine.parar();
  }
  process.env[SEMENTE] = dados;
  return () => rmSync(oficina, { recursive: true, force: true });
}
