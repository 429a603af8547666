import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { compactVerify, createLocalJWKSet, decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { criarRecibos } from '../../negocio/provas/recibo.ts';
import { abrirChaves, type Chaves } from './chaves.ts';
import { cofreEmArquivo } from './cofre.ts';
import type { Conta } from './contas.ts';
import type { Sessao } from './sessoes.ts';
import { criarTokens } from './tokens.ts';
import type { EmVigor } from './vigencia.ts';

let pasta: string;
let agora: number;
let chaves: Chaves;
const abrir = () => abrirChaves(cofreEmArquivo(pasta), () => agora);
beforeEach(async () => {
  pasta = mkdtempSync(join(tmpdir(), 'martelo-chaves-'));
  agora = 1_800_000_000_000;
  chaves = await abrir();
});
afterEach(() => rmSync(pasta, { recursive: true }));

const atestado = { lelUid: 'l', cliUid: 'c', comandoId: 'x', tipo: 'MANUAL', valor: 50_000 };
const HASH = 'a'.repeat(64);
const recibo = async (de: Chaves, instante: number) =>
  (await criarRecibos(de.assinanteEm)({ uid: 'u', prova: { instante, seq: 2, hash: HASH } }, atestado))
    .recibo!;
const kidDe = (jws: string) => decodeProtectedHeader(jws).kid;

describe('rotating keys (rule 24)', () => {
  it('a bid’s receipt is the same byte for byte after rotations and a restart, and verifies with the published set', async () => {
    const instante = agora - 10_000;
    const primeiro = await recibo(chaves, instante);
    await chaves.girar();
    agora += 60_000;
    await chaves.girar();
    expect(await recibo(chaves, instante)).toBe(primeiro);
    const reaberta = await abrir();
    expect(await recibo(reaberta, instante)).toBe(primeiro);
    const { payload } = await compactVerify(primeiro, createLocalJWKSet(reaberta.jwks()));
    expect(JSON.parse(Buffer.from(payload).toString())).toEqual({
      ...atestado,
      instante: new Date(instante).toISOString(),
      seq: 2,
      hash: HASH,
    });
  });

  it('a key announced ahead is published at once, and signs from its time on', async () => {
    const [{ kid: antiga } = {}] = chaves.jwks().keys;
    const nova = await chaves.girar(agora + 900_000);
    expect(chaves.jwks().keys.map(({ kid }) => kid)).toEqual([antiga, nova]);
    expect(kidDe(await recibo(chaves, agora + 899_999))).toBe(antiga);
    expect(kidDe(await recibo(chaves, agora + 900_000))).toBe(nova);
    expect(chaves.fimDe(antiga!)).toBe(agora + 900_000);
    expect(chaves.fimDe(nova)).toBeNull();
    agora += 900_000;
    expect(chaves.jwks().keys.map(({ kid }) => kid)).toEqual([nova, antiga]);
  });

  it('the private half of no key is published', () => {
    expect(JSON.stringify(chaves.jwks())).not.toContain('"d"');
  });
});

describe('one purpose a signature', () => {
  const hotsite = { id: 1, subdominio: 'leilo' } as RegrasHotsite;
  const conta = {
    uid: '01900000-0000-7000-8000-000000000001',
    tipo: 'cliente',
    papeis: [],
  } as unknown as Conta;
  const sessao = () => ({ uid: '01900000-0000-7000-8000-000000000002', rodadaEm: agora }) as Sessao;
  const tokens = () =>
    criarTokens(chaves, () => agora, { exigir: async (sid) => ({ conta, sessao: { uid: sid } }) as EmVigor });

  it('a receipt, even one that says what a token says, is no token; a token is no receipt', async () => {
    const token = await tokens().emitir(sessao(), conta, hotsite);
    await expect(tokens().verificar(token, hotsite)).resolves.toMatchObject({
      sessao: { uid: sessao().uid },
    });
    const carga = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
    for (const typ of ['martelo-recibo', 'martelo-livro', 'martelo-leilao']) {
      await expect(tokens().verificar(await chaves.assinar(carga, typ), hotsite)).rejects.toMatchObject({
        codigo: 'TOKEN_INVALIDO',
      });
    }
    expect(decodeProtectedHeader(token).typ).toBe('at+jwt');
    expect(decodeProtectedHeader(await recibo(chaves, agora)).typ).toBe('martelo-recibo');
  });

  it('a key whose time is over makes no token, though it holds what the set still publishes', async () => {
    const velha = await abrir();
    await chaves.girar();
    agora += 120_000;
    const forjado = criarTokens(velha, () => agora, {
      exigir: async (sid) => ({ conta, sessao: { uid: sid } }) as EmVigor,
    });
    const token = await forjado.emitir(sessao(), conta, hotsite);
    await expect(tokens().verificar(token, hotsite)).rejects.toMatchObject({ codigo: 'TOKEN_INVALIDO' });
    // Signed in its own time, it is good to its end.
    const doTempo = await forjado.emitir({ ...sessao(), rodadaEm: agora - 121_000 }, conta, hotsite);
    await expect(tokens().verificar(doTempo, hotsite)).resolves.toBeDefined();
  });
});
