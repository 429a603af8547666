import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** By which variables the tests' processes learn of the seeded folder, of what was compiled for the engine that left it, and of what it says of its calls. */
export const SEMENTE = 'MARTELO_TESTE_SEMENTE';
export const COMPILADO = 'MARTELO_TESTE_COMPILADO';
export const CHAMADAS = 'MARTELO_TESTE_OPENAPI';

/** A new folder for one engine: a copy of the seeded one where these tests have one, else empty. */
export function pastaNova(): string {
  const pasta = pastaVazia();
  const semente = process.env[SEMENTE];
  if (semente !== undefined) cpSync(semente, pasta, { recursive: true });
  return pasta;
}

/** For an engine whose records lie elsewhere. */
export const pastaVazia = (): string => mkdtempSync(join(tmpdir(), 'martelo-contrato-'));

/** What an engine is told so that it need not compile its sources anew. */
export const jaCompilado = (): Record<string, string> => {
  const pasta = process.env[COMPILADO];
  return pasta === undefined ? {} : { NODE_COMPILE_CACHE: pasta };
};
