import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** By which variable the tests' processes learn of the folder of a panel that has both demo brands. */
export const SEMENTE = 'MARTELO_TESTE_SEMENTE_CMS';

/** Vitest's global setup: seeds one folder, in a process of its own, and tells the tests' processes where it is. */
export default async function preparar(): Promise<() => void> {
  const pasta = mkdtempSync(path.join(tmpdir(), 'martelo-cms-semente-'));
  const cms = path.join(import.meta.dirname, '../..');
  const filho = spawn(
    process.execPath,
    ['--conditions=production', '--import', 'tsx', path.join(import.meta.dirname, 'avulsa.ts'), pasta],
    { stdio: ['ignore', 'ignore', 'inherit'], cwd: cms },
  );
  const [codigo] = await once(filho, 'exit');
  if (codigo !== 0) throw new Error(`the panel was not seeded: ${codigo}`);
  process.env[SEMENTE] = pasta;
  return () => rmSync(pasta, { recursive: true, force: true });
}
