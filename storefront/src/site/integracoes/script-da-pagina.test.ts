import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entra, hashDoScript } from './script-da-pagina.ts';

const SCRIPT = 'window.campanha = true;';
const HASH = createHash('sha256').update(SCRIPT).digest('base64');
let cms: Server;
let perguntas: string[] = [];

beforeAll(async () => {
  cms = createServer((req, res) => {
    const uri = new URL(req.url ?? '', 'http://cms').searchParams.get('uri') ?? '';
    perguntas.push(uri);
    const pagina = {
      id: 1,
      hotUid: '01900000-0000-7000-8000-000000000001',
      uri,
      titulo: 'Campanha',
      modeloPagina: 'QuemSomos',
      handleScript: uri === 'sem-script' ? null : SCRIPT,
      sessoes: [],
    };
    res
      .writeHead(uri === 'nao-ha' ? 404 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(pagina));
  });
  await new Promise<void>((pronto) => cms.listen(0, '127.0.0.1', pronto));
  process.env.CMS_URL = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
  process.env.MARTELO_DADOS = mkdtempSync(join(tmpdir(), 'martelo-script-'));
});
afterAll(() => cms.close());

it('a page’s policy has the hash of its own script and of no other', async () => {
  expect(await hashDoScript('leilo', '/campanha')).toBe(HASH);
  expect(await hashDoScript('leilo', '/')).toBe(HASH);
  expect(await hashDoScript('leilo', '/sem-script')).toBeNull();
  expect(await hashDoScript('leilo', '/nao-ha')).toBeNull();
  expect([entra(SCRIPT, HASH), entra(`${SCRIPT} `, HASH), entra(SCRIPT, null), entra(SCRIPT, '')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('where people type passwords, bid or see what is theirs it is not even asked for', async () => {
  perguntas = [];
  for (const caminho of [
    '/login',
    '/cadastro',
    '/redefinir-senha',
    '/minha-conta',
    '/cliente',
    '/auditorio',
    '/admin',
    '/leilao/a/b/c/d/e/1',
    '/x/y',
    '/X',
    '/%61dmin',
    '//',
  ])
    expect(await hashDoScript('leilo', caminho), caminho).toBeNull();
  expect(perguntas).toEqual([]);
});
