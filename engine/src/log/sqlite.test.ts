import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../store/unavailable.ts';
import { contratoDoLog, ler, proximo, STREAM } from './contrato.ts';
import { verificarCadeia } from './encadear.ts';
import { CommitConflict, type EventLog, type StoredCommit } from './log.ts';
import { abrirLog, abrirLogEmThread, abrirLogSqlite } from './sqlite.ts';

let pasta: string;
let arquivo: string;
beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'martelo-log-'));
  arquivo = join(pasta, 'log.sqlite');
});
afterEach(() => rmSync(pasta, { recursive: true }));

for (const [nome, abrir] of [
  ['SQLite', abrirLogSqlite],
  ['SQLite in a thread', abrirLogEmThread],
] as const) {
  contratoDoLog(nome, async () => {
    let log: EventLog = abrir(arquivo);
    return {
      log,
      reabrir: async () => {
        await log.close();
        log = abrir(arquivo);
        return log;
      },
      descartar: () => log.close(),
    };
  });
}

describe('the SQLite log', () => {
  it('reopens after any torn write with a whole, verifying prefix of what was appended', async () => {
    const log = abrirLogSqlite(arquivo);
    let ultimo: StoredCommit | null = null;
    for (let i = 0; i < 40; i++) [ultimo] = (await log.append([proximo(ultimo, 5)])) as [StoredCommit];
    const tamanho = statSync(`${arquivo}-wal`).size;
    for (let corte = 0; corte <= tamanho; corte += 9_973) {
      const copia = join(pasta, `corte-${corte}.sqlite`);
      copyFileSync(arquivo, copia);
      copyFileSync(`${arquivo}-wal`, `${copia}-wal`);
      truncateSync(`${copia}-wal`, corte);
      const reaberto = abrirLogSqlite(copia);
      const verificacao = await verificarCadeia(reaberto, STREAM);
      expect(verificacao.ok).toBe(true);
      const [ultimoLido] = (await ler(reaberto)).slice(-1);
      await reaberto.append([proximo(ultimoLido ?? null, 1)]);
      await reaberto.close();
    }
    expect(existsSync(join(pasta, 'corte-0.sqlite'))).toBe(true);
    await log.close();
  });

  it('answers StoreUnavailable when the disk is full, and works again once there is room', async () => {
    const log = abrirLogSqlite(arquivo);
    const [primeiro] = await log.append([proximo(null, 1)]);
    const grande = { ...proximo(primeiro!, 1), commitId: 'x'.repeat(2_000_000) };
    limitarPaginas(log, 20);
    await expect(log.append([grande])).rejects.toThrow(StoreUnavailable);
    limitarPaginas(log, 1_000_000);
    await log.append([grande]);
    expect(await verificarCadeia(log, STREAM)).toMatchObject({ ok: true, commits: 2 });
    await log.close();
  });

  it('answers StoreUnavailable when another process keeps the file locked', async () => {
    const log = abrirLogSqlite(arquivo, { esperaMs: 1 });
    const outro = new DatabaseSync(arquivo);
    outro.exec('BEGIN IMMEDIATE');
    await expect(log.append([proximo(null, 1)])).rejects.toThrow(StoreUnavailable);
    outro.exec('ROLLBACK');
    outro.close();
    await log.append([proximo(null, 1)]);
    await log.close();
  });

  it('fences off a second owner of the same file', async () => {
    const [meu, dele] = [abrirLogSqlite(arquivo), abrirLogSqlite(arquivo)];
    await meu.append([proximo(null, 1)]);
    await expect(dele.append([{ ...proximo(null, 1), commitId: 'dele' }])).rejects.toThrow(CommitConflict);
    await meu.close();
    await dele.close();
  });

  it('tells the errors of its thread apart', async () => {
    const log = abrirLogEmThread(arquivo, { esperaMs: 1 });
    await log.append([proximo(null, 1)]);
    const outro = new DatabaseSync(arquivo);
    outro.exec('BEGIN IMMEDIATE');
    await expect(log.append([proximo(null, 1)])).rejects.toThrow(StoreUnavailable);
    outro.exec('ROLLBACK');
    outro.close();
    await expect(log.append([proximo(null, 1)])).rejects.toThrow(CommitConflict);
    await log.close();
  });

  it('says so when its thread cannot open the file, at once and ever after', async () => {
    const log = abrirLogEmThread(pasta);
    await expect(log.head(STREAM)).rejects.toThrow('the log thread was lost');
    await expect(log.append([proximo(null, 1)])).rejects.toThrow(StoreUnavailable);
  });

  it('opens where the disk is measured, and leaves no trace of the measure', async () => {
    const log = abrirLog(join(pasta, 'nova', 'log.sqlite'));
    await log.append([proximo(null, 1)]);
    await log.close();
    expect(readdirSync(join(pasta, 'nova'))).toEqual(['log.sqlite']);
  });

  it('shows a changed byte of history', async () => {
    const log = abrirLogSqlite(arquivo);
    const [primeiro] = await log.append([proximo(null, 2)]);
    await log.append([proximo(primeiro!, 1)]);
    const banco = new DatabaseSync(arquivo);
    banco.exec(`UPDATE commits SET texto = replace(texto, 'PRONTO', 'CRIADO') WHERE commit_no = 1`);
    banco.close();
    expect(await verificarCadeia(log, STREAM)).toEqual({
      ok: false,
      commitNo: 1,
      motivo: 'hash is not that of the text',
    });
    await log.close();
  });

  it('syncs each commit in full: WAL alone would not', async () => {
    const log = abrirLogSqlite(arquivo);
    expect(pragma(log, 'synchronous')).toBe(2);
    expect(pragma(log, 'journal_mode')).toBe('wal');
    await log.close();
  });
});

type Log = ReturnType<typeof abrirLogSqlite>;
const limitarPaginas = (log: Log, paginas: number) => log.banco().exec(`PRAGMA max_page_count = ${paginas}`);
const pragma = (log: Log, nome: string) =>
  Object.values(log.banco().prepare(`PRAGMA ${nome}`).get() as Record<string, unknown>)[0];
