import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { painelDeTeste } from '../teste-painel.ts';
import { SEMENTE } from './preparar.ts';
import { semear } from './semear.ts';

/** A panel with both demo brands: over a copy of the folder that was seeded once for all tests, else seeded here. */
export async function painelSemeado(): Promise<Awaited<ReturnType<typeof painelDeTeste>>> {
  const pasta = mkdtempSync(path.join(tmpdir(), 'martelo-cms-'));
  const semente = process.env[SEMENTE];
  if (semente !== undefined) cpSync(semente, pasta, { recursive: true });
  const painel = await painelDeTeste(pasta);
  await semear(painel.payload, { demo: true });
  return {
    ...painel,
    async fechar() {
      await painel.fechar();
      rmSync(pasta, { recursive: true, force: true });
    },
  };
}
