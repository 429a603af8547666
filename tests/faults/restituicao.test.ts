import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as dormir } from 'node:timers/promises';
import type { EstadoPublicoLote } from '@martelo/shared/lance';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { perguntar } from './licitante.ts';

const FALTA_MS = 3_000;
/** Ends far enough away for X to play no part. */
const LONGE_MS = 900_000;
/** Further than a start takes on a busy machine. */
const PERTO_MS = 8_000;
const X_MS = 180_000;

let pasta: string;
let arquivo: string;
let motor: ChildProcess;
let porta: number;
let fim: string;
beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'martelo-restituicao-'));
  arquivo = join(pasta, 'log.sqlite');
  fim = '';
});
afterEach(() => {
  motor.kill('SIGKILL');
  rmSync(pasta, { recursive: true });
});

describe('time given back by the real engine (rule 18)', { timeout: 30_000 }, () => {
  it('killed and started again after 3 s: every end moves by the gap', async () => {
    await ligar('direto', LONGE_MS);
    const antes = await lotes();
    const inicio = Date.now();
    await matar();
    await dormir(FALTA_MS);
    await ligar('direto', LONGE_MS);
    conferirGanho(antes, await lotes(), Date.now() - inicio);
  });

  it('killed, and the end came meanwhile: nothing closed, X remains, bids count', async () => {
    await ligar('direto', PERTO_MS);
    await matar();
    await dormir(Math.max(FALTA_MS, Date.parse(fim) - Date.now() + 500));
    await ligar('direto', PERTO_MS);
    for (const lote of await lotes()) {
      expect(lote.situacao).toBe('LIBERADO_LEILAO');
      expect(Date.parse(lote.dataFim!) - Date.now()).toBeGreaterThan(X_MS - 2_000);
    }
    expect((await lance('depois')).ok).toBe(true);
  });

  for (const modo of ['direto', 'thread'] as const) {
    it(`a store that takes nothing for 3 s, with the log ${modo}: every end moves by the gap, nothing closes`, async () => {
      await ligar(modo, LONGE_MS);
      const antes = await lotes();
      const outro = new DatabaseSync(arquivo);
      outro.exec('BEGIN IMMEDIATE');
      const inicio = Date.now();
      await dormir(1_500);
      const emVoo = lance('durante');
      await dormir(FALTA_MS - 1_500);
      outro.exec('ROLLBACK');
      outro.close();
      const falta = Date.now() - inicio;
      const resposta = await emVoo;
      expect(resposta.ok || resposta.codigo).toBe(modo === 'direto' ? true : 'INDISPONIVEL');
      await dormir(500);
      conferirGanho(antes, await lotes(), falta);
      expect((await lance('depois')).ok).toBe(true);
    });
  }

  it('frozen and thawed after 3 s: every end moves by the gap', async () => {
    await ligar('direto', LONGE_MS);
    const antes = await lotes();
    motor.kill('SIGSTOP');
    await dormir(FALTA_MS);
    motor.kill('SIGCONT');
    await dormir(500);
    conferirGanho(antes, await lotes(), FALTA_MS);
  });
});

function conferirGanho(antes: EstadoPublicoLote[], depois: EstadoPublicoLote[], falta: number): void {
  for (const [i, lote] of depois.entries()) {
    const ganho = Date.parse(lote.dataFim!) - Date.parse(antes[i]!.dataFim!);
    expect(lote.situacao).toBe('LIBERADO_LEILAO');
    expect(Math.abs(ganho - falta), `gained ${ganho} ms for ${falta} ms`).toBeLessThanOrEqual(1_000);
  }
}

async function lotes(): Promise<EstadoPublicoLote[]> {
  const retorno = (await perguntar(porta, [{ id: 'e', tipo: 'estado' }])).get('e');
  if (!retorno?.ok) throw new Error('no state');
  return retorno.valor.lotes as EstadoPublicoLote[];
}

async function lance(comandoId: string) {
  const lance = {
    lote: 0,
    comandoId,
    autor: 'ana',
    modo: 'AUTOMATICO' as const,
    valor: 50_000 + (Date.now() % 1e9),
  };
  return (await perguntar(porta, [{ id: 'l', tipo: 'lance', lance }])).get('l')!;
}

/** The lots end `fimEm` ms after the first start. */
async function ligar(modo: string, fimEm: number): Promise<void> {
  fim ||= new Date(Date.now() + fimEm).toISOString();
  motor = spawn(process.execPath, [join(import.meta.dirname, 'motor-avulso.ts'), arquivo, modo, fim], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH },
  });
  const [dito] = (await once(motor.stdout!, 'data')) as [Buffer];
  porta = Number(dito);
}

async function matar(): Promise<void> {
  motor.kill('SIGKILL');
  await once(motor, 'exit');
}
