import { afterEach, beforeEach, expect, it } from 'vitest';
import { SISTEMA } from './acesso.ts';
import { criarExclusivo, type EmExclusivo, EXCLUSIVOS } from './exclusivo.ts';
import type { Registros } from './records.ts';
import { criarRegistrosSqlite } from './sqlite.ts';

/** Two processes with one store: neither knows of the other but by what stands in it. */
let registros: Registros;
let processos: EmExclusivo[];
let agora = 1_000_000;
beforeEach(() => {
  registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  processos = [criarExclusivo(registros, () => agora), criarExclusivo(registros, () => agora)];
});
afterEach(() => registros.close());
const dormir = (ms: number) => new Promise((passar) => setTimeout(passar, ms));

it('of many who look and then take, whichever process they are of, one has it at a time', async () => {
  let [dentro, livres] = [0, 1];
  const tomar = async () => {
    dentro += 1;
    expect(dentro).toBe(1);
    const ha = livres;
    await dormir(5);
    if (ha > 0) livres = ha - 1;
    dentro -= 1;
    return ha > 0;
  };
  const feitos = await Promise.all(
    // The same two keys, whichever is named first: nobody waits for somebody who waits for them.
    Array.from({ length: 8 }, (_, i) => processos[i % 2]!(i % 3 === 0 ? ['a', 'b'] : ['b', 'a'], tomar)),
  );
  expect(feitos.filter(Boolean)).toHaveLength(1);
  expect(livres).toBe(0);
  expect(
    (await registros.colecao(EXCLUSIVOS).listar(SISTEMA, { filtros: [], pagina: 1, porPagina: 9 })).total,
  ).toBe(0);
});

it('is let go by who fails, and by its time where whoever held it is gone', async () => {
  await expect(
    processos[0]!(['a'], async () => {
      throw new Error('no meio');
    }),
  ).rejects.toThrow('no meio');
  await expect(processos[1]!(['a'], async () => 'livre')).resolves.toBe('livre');
  let largar = () => {};
  const morto = processos[0]!(['a'], () => new Promise<void>((passar) => (largar = passar)));
  await dormir(30);
  agora += 30_000;
  await expect(processos[1]!(['a'], async () => 'de quem veio depois')).resolves.toBe('de quem veio depois');
  largar();
  await morto;
});
