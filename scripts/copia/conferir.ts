import { DatabaseSync } from 'node:sqlite';
import { evolve } from '../../engine/src/auction/evolve.ts';
import type { Estado } from '../../engine/src/auction/modelo/estado.ts';
import { verificarCadeia } from '../../engine/src/log/encadear.ts';
import { abrirLogSqlite } from '../../engine/src/log/sqlite.ts';
import { Falha } from '../plataforma/falha.mjs';
import type { Manifesto } from './conteudo.ts';

/** @throws Falha when SQLite finds the file damaged */
export function conferirBanco(arquivo: string): void {
  const db = new DatabaseSync(arquivo, { readOnly: true });
  try {
    const [linha] = db.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    if (linha?.integrity_check !== 'ok')
      throw new Falha(`${arquivo} está danificado: ${linha?.integrity_check}`);
  } finally {
    db.close();
  }
}

/**
 * Reads a whole event log as the engine would: every commit's hash and link, every event folded.
 * @throws Falha that names the first auction and commit that is not as it was written
 */
export async function conferirLog(arquivo: string): Promise<Manifesto['log']> {
  const log = abrirLogSqlite(arquivo);
  const total = { streams: 0, commits: 0, eventos: 0 };
  try {
    for await (const { stream } of log.streams()) {
      const cadeia = await verificarCadeia(log, stream);
      if (!cadeia.ok) throw new Falha(`${stream}, gravação ${cadeia.commitNo}: ${cadeia.motivo}`);
      let estado: Estado | null = null;
      for await (const { events } of log.read(stream))
        for (const evento of events) estado = evolve(estado, evento);
      total.streams += 1;
      total.commits += cadeia.commits;
      total.eventos += cadeia.eventos;
    }
  } finally {
    await log.close();
  }
  return total;
}
