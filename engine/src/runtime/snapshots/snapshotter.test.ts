import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { abrirLogSqlite } from '../../log/sqlite.ts';
import { Bancada, LEILAO } from '../test-bench.ts';
import { impressaoDoNucleo } from './core-fingerprint.ts';
import { SnapshotFolder } from './folder.ts';
import { acompanharRetratos, type Ritmo } from './snapshotter.ts';

const STREAM = `leilao:${LEILAO}`;
const NUNCA = { minimo: Number.MAX_SAFE_INTEGER, parte: 0 };

let pasta: string;
let log: string;
let bancada: Bancada<ReturnType<typeof abrirLogSqlite>>;
const avisos: unknown[] = [];
beforeEach(async () => {
  avisos.length = 0;
  pasta = mkdtempSync(join(tmpdir(), 'martelo-retratista-'));
  log = join(pasta, 'log.sqlite');
  bancada = new Bancada(abrirLogSqlite(log));
  await bancada.ligar();
  await bancada.abrirLeilao();
});
afterEach(async () => {
  await bancada.motor.parar();
  await bancada.log.close();
  rmSync(pasta, { recursive: true });
});

const retratos = () => join(pasta, 'retratos');
const doStream = () => new SnapshotFolder(retratos(), impressaoDoNucleo()).cabecalho(STREAM);

/** `passou` resolves with how many pictures the next pass took. */
function acompanhar(ritmo: Ritmo, caminho = log) {
  const { promise: passou, resolve } = Promise.withResolvers<number>();
  const parar = acompanharRetratos({
    ...{ motor: bancada.motor, log: caminho, pasta: retratos(), ritmo },
    // What is waited for is the pictures, on the busiest machine too.
    prazoAoPararMs: 60_000,
    registrador: {
      info: (dados) => resolve((dados as { tirados: number }).tirados),
      warn: (dados) => void avisos.push(dados),
    },
  });
  return { parar, passou };
}

it('a thread takes, from a log that is in use, what the process before left', async () => {
  const { parar, passou } = acompanhar({
    olharACadaMs: 5,
    emMovimento: NUNCA,
    emPaz: { minimo: 1, parte: 0 },
  });
  expect(await passou).toBe(1);
  expect(await doStream()).toMatchObject({ commitNo: (await bancada.log.head(STREAM))!.commitNo });
  await bancada.lance('cli1', 500);
  await parar();
  expect(avisos).toEqual([]);
});

it('a stop takes what came since, and leaves no file half written', async () => {
  const { parar } = acompanhar({ olharACadaMs: 1e9, emMovimento: NUNCA, emPaz: { minimo: 1, parte: 0 } });
  await bancada.lance('cli1', 500);
  await bancada.ambiente.passar(1);
  await bancada.motor.parar();
  await parar();
  expect(await doStream()).toMatchObject({ commitNo: (await bancada.log.head(STREAM))!.commitNo });
  expect(readdirSync(retratos())).toHaveLength(1);
  expect(avisos).toEqual([]);
});

it('a stop after little has happened takes none, and starts no thread', async () => {
  const { parar } = acompanhar({ olharACadaMs: 1e9, emMovimento: NUNCA, emPaz: { minimo: 1_000, parte: 0 } });
  await bancada.lance('cli1', 500);
  await parar();
  expect(readdirSync(pasta)).not.toContain('retratos');
});

it('a log that cannot be read is told of, and ends nothing', async () => {
  const ritmo = { olharACadaMs: 1e9, emMovimento: NUNCA, emPaz: { minimo: 1, parte: 0 } };
  const { parar } = acompanhar(ritmo, join(pasta, 'outra', 'log.sqlite'));
  await bancada.lance('cli1', 500);
  await bancada.ambiente.passar(1);
  await parar();
  expect(avisos).toHaveLength(1);
});
