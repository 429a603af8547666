import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidv7 } from '@martelo/shared/identificador';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Registros } from '../../records/records.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { abrirChaves } from './chaves.ts';
import { cofreEmArquivo } from './cofre.ts';
import { type Credenciais, criarCredenciais } from './credenciais.ts';
import { criarSessoes, type Sessoes } from './sessoes.ts';

let pasta: string;
let registros: Registros;
let sessoes: Sessoes;
let credenciais: Credenciais;
let agora = 0;
const DIA = 86_400_000;

beforeEach(async () => {
  agora = Date.parse('2026-11-21T12:00:00Z');
  pasta = mkdtempSync(join(tmpdir(), 'sessoes-'));
  registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  const chaves = await abrirChaves(cofreEmArquivo(pasta));
  const relogio = () => agora;
  credenciais = criarCredenciais(registros, chaves, relogio);
  sessoes = criarSessoes({ registros, chaves, credenciais, relogio });
});
afterEach(async () => {
  await registros.close();
  rmSync(pasta, { recursive: true });
});
const abrir = (permanecer = false, contaUid = uuidv7()) =>
  sessoes.abrir({
    ...{ contaUid, tipo: 'cliente', hotsiteId: 1, permanecer, epoca: 0, aplicacao: 'site' },
    ...{ dispositivo: 'Chrome no Windows', endereco: '192.0.2.1' },
  });

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

  it('a new epoch ends every session of an account at once, however many, but the one that is spared', async () => {
    const conta = uuidv7();
    const abertas = [];
    for (let i = 0; i < 60; i++) abertas.push(await abrir(false, conta));
    const [minha, ...outras] = abertas;
    const alheia = await abrir();
    await sessoes.encerrarDaConta(conta, minha!.sessao.uid);
    const valem = await Promise.all(outras.map(({ sessao }) => sessoes.valida(sessao.uid)));
    expect(valem.every((valida) => valida === null)).toBe(true);
    for (const { refresh } of outras.slice(0, 3))
      await expect(sessoes.renovar(refresh, 1)).rejects.toMatchObject({ codigo: 'TOKEN_INVALIDO' });
    expect(await sessoes.valida(minha!.sessao.uid)).toMatchObject({ contaUid: conta });
    expect((await sessoes.renovar(minha!.refresh, 1)).sessao.uid).toBe(minha!.sessao.uid);
    expect(await sessoes.daConta(conta)).toHaveLength(1);
    expect(await sessoes.valida(alheia.sessao.uid)).not.toBeNull();
    await sessoes.encerrarDaConta(conta);
    expect(await sessoes.daConta(conta)).toEqual([]);
  });

  it('what was opened with a password read before it changed is over', async () => {
    const conta = uuidv7();
    const epoca = await credenciais.epoca(conta);
    await credenciais.definirSenha(conta, 'outra-senha-longa');
    const { sessao } = await sessoes.abrir({
      ...{ contaUid: conta, tipo: 'cliente', hotsiteId: 1, permanecer: false, epoca, aplicacao: 'site' },
      ...{ dispositivo: '', endereco: '' },
    });
    expect(await sessoes.valida(sessao.uid)).toBeNull();
  });

  it('an account holds a hundred open at most, and ended ones leave nothing behind', async () => {
    const conta = uuidv7();
    const primeira = await abrir(false, conta);
    for (let i = 0; i < 100; i++) {
      agora += 1;
      await abrir(false, conta);
    }
    expect(await sessoes.daConta(conta)).toHaveLength(100);
    expect(await sessoes.valida(primeira.sessao.uid)).toBeNull();
    for (const { uid } of await sessoes.daConta(conta)) await sessoes.encerrar(uid);
    expect(await sessoes.daConta(conta)).toEqual([]);
    expect(await sessoes.sessaoDo(primeira.refresh)).toBeNull();
  });
});
