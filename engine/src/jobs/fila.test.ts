import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Registros } from '../records/records.ts';
import { criarRegistrosSqlite } from '../records/sqlite.ts';
import type { Fila } from './fila.ts';
import { criarFilaRegistros } from './fila-registros.ts';

const logger = pino({ level: 'silent' });
let registros: Registros;
let fila: Fila;
let feitas: { chave: string; tentativa: number }[];
const nova = () => criarFilaRegistros({ registros, logger, tentativasMaximas: 3, recuo: (n) => n * 1_000 });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  feitas = [];
  fila = nova();
});
afterEach(async () => {
  await fila.parar();
  await registros.close();
  vi.useRealTimers();
});

const contar = (alvo: Fila, falhas = 0) =>
  alvo.registrar('conta', async (_carga, info) => {
    feitas.push(info);
    if (info.tentativa <= falhas) throw new Error('ainda não');
  });
const passar = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('jobs', () => {
  it('run at their time, earliest first, and one key runs once', async () => {
    contar(fila);
    await fila.iniciar();
    const agora = Date.now();
    await fila.enfileirar({ nome: 'conta', carga: {}, chave: 'cedo', quando: agora + 1_000 });
    await fila.enfileirar({ nome: 'conta', carga: {}, chave: 'tarde', quando: agora + 5_000 });
    await fila.enfileirar({ nome: 'conta', carga: {}, chave: 'já' });
    await fila.enfileirar({ nome: 'conta', carga: {}, chave: 'já' });
    await passar(0);
    expect(feitas.map(({ chave }) => chave)).toEqual(['já']);
    await passar(1_000);
    expect(feitas.map(({ chave }) => chave)).toEqual(['já', 'cedo']);
    await passar(4_000);
    await fila.enfileirar({ nome: 'conta', carga: {}, chave: 'cedo' });
    await passar(100_000);
    expect(feitas.map(({ chave }) => chave)).toEqual(['já', 'cedo', 'tarde']);
  });

  it('are tried again with growing waits, and given up after the last', async () => {
    contar(fila, 99);
    await fila.iniciar();
    await fila.enfileirar({ nome: 'conta', carga: {}, chave: 'a' });
    await passar(999);
    expect(feitas).toHaveLength(1);
    await passar(1);
    expect(feitas).toHaveLength(2);
    await passar(1_999);
    expect(feitas).toHaveLength(2);
    await passar(1);
    await passar(1_000_000);
    expect(feitas.map(({ tentativa }) => tentativa)).toEqual([1, 2, 3]);
  });

  it('waiting when the process stopped, run when it starts again', async () => {
    contar(fila);
    await fila.enfileirar({ nome: 'conta', carga: {}, chave: 'a' });
    await passar(10_000);
    expect(feitas).toEqual([]);
    await fila.parar();
    fila = nova();
    contar(fila);
    await fila.iniciar();
    await passar(0);
    expect(feitas.map(({ chave }) => chave)).toEqual(['a']);
  });

  it('stopping waits for the one in hand and begins no other', async () => {
    let soltar = (): void => undefined;
    fila.registrar(
      'lenta',
      () =>
        new Promise<void>((pronto) => {
          soltar = pronto;
        }),
    );
    contar(fila);
    await fila.enfileirar({ nome: 'lenta', carga: {}, chave: 'a' });
    await fila.iniciar();
    await passar(0);
    await fila.enfileirar({ nome: 'conta', carga: {}, chave: 'b' });
    let parou = false;
    const parando = fila.parar().then(() => {
      parou = true;
    });
    await passar(1_000);
    expect(parou).toBe(false);
    soltar();
    await parando;
    expect(feitas).toEqual([]);
  });
});
