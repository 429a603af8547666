import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EngineDeTeste } from '../contract/engine.ts';
import { entradaDe } from './administracao.ts';
import { conferirOAdmin } from './conferir-o-admin.ts';
import { irA, noMenu, usarAdministracao } from './usar-administracao.ts';

/*
 * Whoever adds a simple kind adds one file in the engine, and nothing anywhere else (R1): its screens are there; and whoever takes the file away
 * takes nothing but that. Tried on an engine of the same sources and one file more, which the back office's calls go to.
 */

const RAIZ = fileURLToPath(new URL('../../', import.meta.url));
const codigo = mkdtempSync(join(tmpdir(), 'martelo-especie-nova-'));
const DECLARACAO = join(codigo, 'engine/src/casa/ferramenta.ts');
const engine = new EngineDeTeste(undefined, {}, join(codigo, 'engine'));
const { mesa } = usarAdministracao();

beforeAll(async () => {
  for (const qual of ['package.json', 'src'])
    cpSync(join(RAIZ, 'engine', qual), join(codigo, 'engine', qual), { recursive: true });
  for (const qual of ['node_modules', 'engine/node_modules'])
    symlinkSync(join(RAIZ, qual), join(codigo, qual));
  const escrita = readFileSync(new URL('especie-nova/ferramenta.ts', import.meta.url), 'utf8');
  writeFileSync(DECLARACAO, escrita.replace('../../../engine/src/', '../'));
  await engine.subir();
  await levarChamadas(mesa().pagina);
}, 120_000);
afterAll(async () => {
  await engine.encerrar();
  rmSync(codigo, { recursive: true, force: true });
});

/** What the back office asks goes to the engine with the new kind, as its administrator. */
async function levarChamadas(pagina: Page): Promise<void> {
  await pagina.route('**/api/v1/**', async (chamada) => {
    const pedido = chamada.request();
    const { pathname, search } = new URL(pedido.url());
    const resposta = await fetch(`${engine.url}${pathname.slice('/api'.length)}${search}`, {
      method: pedido.method(),
      headers: {
        hotsite: 'leilo',
        authorization: `Bearer ${await engine.entrar('adm')}`,
        'content-type': 'application/json',
        'comando-id': pedido.headers()['comando-id'] ?? '',
      },
      body: pedido.postData(),
    });
    await chamada.fulfill({
      ...{ status: resposta.status, body: Buffer.from(await resposta.arrayBuffer()) },
      headers: Object.fromEntries(resposta.headers),
    });
  });
}

test('a kind that is one file has its list, its form and its entry in the menu; without the file all of it is gone, and nothing else', async () => {
  const { pagina, erros, abrir, linhas } = mesa();
  // Rooms that are closed have them too.
  const menu = () => pagina.locator('nav.lateral a').allTextContents();
  await abrir('');
  const comEla = await menu();
  await (await noMenu(pagina, 'Ferramentas')).click();
  await pagina.getByText(/^Ainda não há/).waitFor();
  await conferirOAdmin(pagina, 'especie-nova-vazia');
  await pagina.locator('.lista-topo a.botao.primario').click();
  await entradaDe(pagina, { campo: 'nome' }).fill('Chave inglesa');
  await entradaDe(pagina, { campo: 'situacao' }).selectOption({ label: 'Quebrada' });
  await conferirOAdmin(pagina, 'especie-nova-formulario');
  await pagina.getByRole('button', { name: 'Cadastrar' }).click();
  await pagina.getByText('Cadastrado.').waitFor();
  await entradaDe(pagina, { campo: 'uso' }).fill('Porcas e parafusos');
  await pagina.getByRole('button', { name: 'Salvar' }).click();
  await pagina.getByText('Salvo.').first().waitFor();
  const uid = pagina.url().split('/').at(-1)!;
  await irA(pagina, '/ferramentas');
  await expect
    .poll(() => linhas().allInnerTexts(), { timeout: 15_000 })
    .toEqual([expect.stringMatching(/Chave inglesa[\s\S]*Quebrada/)]);
  await conferirOAdmin(pagina, 'especie-nova-lista');

  rmSync(DECLARACAO);
  await engine.parar();
  await engine.subir();
  await abrir('/ferramentas');
  await pagina.getByRole('heading', { name: 'Página não encontrada' }).waitFor();
  expect(await menu()).toEqual(comEla.filter((um) => um.trim() !== 'Ferramentas'));
  await abrir(`/ferramenta/${uid}`);
  await pagina.getByRole('heading', { name: 'Página não encontrada' }).waitFor();
  const token = await engine.entrar('adm');
  expect((await engine.pedir('GET', `/v1/ferramentas/${uid}`, { token })).status).toBe(404);
  await abrir('/grupos-cliente');
  await pagina.getByRole('heading', { level: 1, name: 'Grupos de clientes' }).waitFor();
  expect(erros).toEqual([]);
});
