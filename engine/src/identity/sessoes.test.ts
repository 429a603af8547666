import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidv7 } from '@martelo/shared/identificador';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Registros } from '../records/records.ts';
import { criarRegistrosSqlite } from '../records/sqlite.ts';
import { abrirChaves } from './chaves.ts';
import { cofreEmArquivo } from './cofre.ts';
import { criarSessoes, type Sessoes } from './sessoes.ts';

let pasta: string;
let registros: Registros;
let sessoes: Sessoes;
let agora = 0;
const DIA = 86_400_000;

beforeEach(async () => {
  agora = Date.parse('2026-11-21T12:00:00Z');
  pasta = mkdtempSync(join(tmpdir(), 'sessoes-'));
  registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  sessoes = await criarSessoes(registros, await abrirChaves(cofreEmArquivo(pasta)), () => agora, 600_000);
});
afterEach(async () => {
  await registros.close();
  rmSync(pasta, { recursive: true });
});
const abrir = (permanecer = false, contaUid = uuidv7()) =>
  sessoes.abrir({ contaUid, tipo: 'cliente', hotsiteId: 1, permanecer });

describe('sessions', () => {
  it('rotations that race within one turn agree on one successor', async () => {
    const { refresh } = await abrir();
    const respostas = await Promise.all([1, 2, 3, 4, 5].map(() => sessoes.renovar(refresh, 1)));
    expect(new Set(respostas.map((resposta) => resposta.refresh)).size).toBe(1);
    expect(respostas.map(({ sessao }) => sessao.rodada)).toEqual([1, 1, 1, 1, 1]);
  });

  it('ends that race tell of the end once', async () => {
    const { sessao } = await abrir();
    const ouvidos: string[] = [];
    sessoes.aoEncerrar((sid) => ouvidos.push(sid));
    await Promise.all([sessoes.encerrar(sessao.uid), sessoes.encerrar(sessao.uid)]);
    expect(ouvidos).toEqual([sessao.uid]);
  });

  it('however often refreshed, ends after a day, or 180 for who stays logged in', async () => {
    for (const [permanecer, passo, total] of [
      [false, 10 * 3_600_000, DIA],
      [true, 50 * DIA, 180 * DIA],
    ] as const) {
      const inicio = agora;
      let { refresh } = await abrir(permanecer);
      let vivo = true;
      while (vivo) {
        agora = Math.min(agora + passo, inicio + total);
        vivo = await sessoes.renovar(refresh, 1).then(
          (resposta) => {
            refresh = resposta.refresh;
            return true;
          },
          () => false,
        );
      }
      expect(agora - inicio).toBe(total);
    }
  });

  it('an account’s expired sessions are swept when it logs in again', async () => {
    const conta = uuidv7();
    const { refresh } = await abrir(false, conta);
    agora += DIA;
    await abrir(false, conta);
    expect(await sessoes.sessaoDo(refresh)).toBeNull();
  });
});
