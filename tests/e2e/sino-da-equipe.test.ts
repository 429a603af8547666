import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conferirOAdmin } from './conferir-o-admin.ts';
import { Api, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* The bell of the back office, as support hears it: live, by keys, read, silenced and back, and where its lines lead. */

const { navegador } = usarPlataforma();
let contexto: BrowserContext;
let pagina: Page;
let erros: string[];
let adm: Api;
beforeAll(async () => {
  adm = await new Api().entrar('adm@demo.martelo');
  ({ contexto, pagina, erros } = await pessoa(navegador()));
  await entrar(pagina, 'sac@demo.martelo', '/admin', SITE);
});
afterAll(() => contexto?.close());

const incidente = (prazo: string) =>
  adm.chamar('POST', '/v1/incidentes', {
    ...{ tipo: 'RECLAMACAO', gravidade: 'ALTA', titulo: 'Carro sem o estepe' },
    prazo,
  });
const sino = () => pagina.locator('.sino > summary');
const linha = () => pagina.locator('.sino-linha', { hasText: /incidentes? venc/ });

test('rings without a look being taken, says so aloud, and has what waits in one line', async () => {
  await sino().waitFor();
  await sino().click();
  // Whatever the demo has waiting is known by now.
  await pagina.locator('.sino-linha').first().or(pagina.getByText('Nada espera por você, e')).waitFor();
  const todos = pagina.getByRole('button', { name: 'Marcar todos como lidos' });
  if (await todos.isVisible()) await todos.click();
  await pagina.locator('.sino > summary[aria-label="Avisos"]').waitFor();
  await pagina.keyboard.press('Escape');

  const prazo = new Date(Date.now() + 2 * 3_600_000).toISOString();
  await incidente(prazo);
  await incidente(prazo);
  await pagina
    .getByRole('status')
    .filter({ hasText: /Novo aviso: .*incidente/ })
    .waitFor({ state: 'attached' });
  await pagina.locator('.sino > summary[aria-label="Avisos, 1 não lido"]').waitFor();

  // By keys alone.
  await sino().focus();
  await pagina.keyboard.press('Enter');
  await linha().waitFor();
  expect(await linha().count()).toBe(1);
  await conferirOAdmin(pagina, 'sino');
  await pagina.keyboard.press('Escape');
  expect(await pagina.locator('.sino[open]').count()).toBe(0);
  expect(await pagina.evaluate(() => document.activeElement?.closest('.sino') !== null)).toBe(true);
});

test('is silenced by kind and comes back', async () => {
  await sino().click();
  await linha()
    .getByRole('button', { name: /^Silenciar/ })
    .click();
  await linha().waitFor({ state: 'detached' });
  await pagina.getByRole('button', { name: 'O que toca' }).click();
  const caixa = pagina.getByRole('checkbox', { name: /^Incidentes com prazo/ });
  expect(await caixa.isChecked()).toBe(false);
  await conferirOAdmin(pagina, 'sino-escolhas');
  await caixa.click();
  await pagina.getByRole('button', { name: 'Voltar aos avisos' }).click();
  await linha().waitFor();
});

test('is read at once, and a line leads to the very ones that wait', async () => {
  await pagina.getByRole('button', { name: 'Marcar todos como lidos' }).click();
  await pagina.locator('.sino > summary[aria-label="Avisos"]').waitFor();
  const [quantos] = (await linha().locator('strong').innerText()).match(/\d+/)!;
  await linha().getByRole('link').click();
  await pagina.waitForURL(/\/admin\/incidentes\?filtro=/);
  expect(await pagina.locator('.sino[open]').count()).toBe(0);
  await pagina.locator('.tabela tbody tr').first().waitFor();
  expect(await pagina.locator('.tabela tbody tr').count()).toBe(Number(quantos));
  expect(erros).toEqual([]);
});

test('says that it could not be read, and tries again', async () => {
  await pagina.route('**/api/v1/equipe/avisos?*', (rota) => rota.abort());
  await pagina.goto(`${SITE}/admin`);
  await sino().click();
  await pagina.getByText('Não foi possível carregar seus avisos agora.').waitFor();
  await conferirOAdmin(pagina, 'sino-falhou');
  await pagina.unroute('**/api/v1/equipe/avisos?*');
  await pagina.locator('.sino').getByRole('button', { name: 'Tentar de novo' }).click();
  await linha().waitFor();
});
