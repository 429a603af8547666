// The ordinary way to close lots: a row each, and a job that looks ten times a second which of them are over.
import { DatabaseSync } from 'node:sqlite';

const PERIODO_MS = 100;

/** Lateness of each close, ms. `fins`: Unix ms. */
export async function varrerComum(arquivo: string, fins: readonly number[]): Promise<number[]> {
  const db = new DatabaseSync(arquivo);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  db.exec(
    'CREATE TABLE lotes (id INTEGER PRIMARY KEY, fim INTEGER, aberto INTEGER); CREATE INDEX por_fim ON lotes (aberto, fim)',
  );
  db.exec('BEGIN');
  const inserir = db.prepare('INSERT INTO lotes (fim, aberto) VALUES (?, 1)');
  for (const fim of fins) inserir.run(fim);
  db.exec('COMMIT');
  const vencidos = db.prepare('UPDATE lotes SET aberto = 0 WHERE aberto = 1 AND fim <= ? RETURNING fim');
  const atrasos: number[] = [];
  while (atrasos.length < fins.length) {
    await new Promise((seguir) => setTimeout(seguir, PERIODO_MS));
    const agora = Date.now();
    for (const { fim } of vencidos.all(agora) as { fim: number }[]) atrasos.push(agora - fim);
  }
  db.close();
  return atrasos;
}
