import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { Api, LOJA, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { semBarreiras } from './sem-barreiras.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* The box that finds anything from any screen of the back office (⌘K). */

const { navegador } = usarPlataforma();
let contexto: BrowserContext;
let pagina: Page;
let erros: string[];
let cliente: { uid: string; nome: string; cpf: string };
let lote: { id: number; nome: string };
beforeAll(async () => {
  const api = await new Api().entrar('adm@demo.martelo');
  const { itens } = await api.chamar<{ itens: { uid: string; natureza: string }[] }>(
    'GET',
    '/v1/clientes?porPagina=20',
  );
  const { uid } = itens.find(({ natureza }) => natureza === 'Fisica')!;
  cliente = await api.chamar('GET', `/v1/clientes/${uid}?inteiros=true`);
  [lote] = (await api.chamar<{ itens: (typeof lote)[] }>('GET', '/v1/lotes?porPagina=1')).itens as [
    typeof lote,
  ];
  ({ contexto, pagina, erros } = await pessoa(navegador()));
  await pagina.setViewportSize(TELA);
  await entrar(pagina, 'adm@demo.martelo', '/admin/leiloeiros', SITE);
  await pagina.locator('#conteudo h1').waitFor();
});
afterAll(() => contexto?.close());

const caixa = () => pagina.getByRole('dialog', { name: 'Procurar em tudo' });
const campo = () => caixa().getByRole('combobox');
const opcoes = () => caixa().getByRole('option');
const grupo = (nome: string) => caixa().getByRole('group', { name: nome });
const chamar = async (): Promise<void> => {
  await pagina.keyboard.press('Control+k');
  await campo().waitFor();
};

describe('the box that finds anything', () => {
  test('opens from anywhere by keys, finds screens by name and goes there; what was opened stands there next time', async () => {
    await chamar();
    expect(await campo().evaluate((um) => um === document.activeElement)).toBe(true);
    await grupo('Ir para').getByRole('option').first().waitFor();
    await conferirOAdmin(pagina, 'procura-vazia');
    await campo().fill('veic');
    await grupo('Ir para')
      .getByRole('option', { name: /^Veículos/ })
      .waitFor();
    await pagina.keyboard.press('Escape');
    await caixa().waitFor({ state: 'detached' });
    await chamar();
    await pagina.keyboard.type('grupos de cli');
    await grupo('Ir para')
      .getByRole('option', { name: /^Grupos de clientes/ })
      .waitFor();
    expect(await opcoes().first().getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => opcoes().count()).toBe(1);
    await pagina.keyboard.press('Enter');
    await pagina.waitForURL(/\/admin\/grupos-cliente$/);
    await caixa().waitFor({ state: 'detached' });
    await chamar();
    await grupo('Abertos há pouco')
      .getByRole('option', { name: /^Grupos de clientes/ })
      .waitFor();
    await pagina.keyboard.press('Control+k');
    await caixa().waitFor({ state: 'detached' });
    expect(erros).toEqual([]);
  });

  test('finds clients by name, and by their whole document alone, shown in part; arrows choose, Enter opens', async () => {
    await chamar();
    await campo().fill(cliente.nome);
    const achado = grupo('Clientes').getByRole('option', { name: cliente.nome });
    await achado.first().waitFor();
    await conferirOAdmin(pagina, 'procura-cliente');
    await campo().fill(cliente.cpf.slice(0, 8));
    await caixa().getByText('Clientes são achados pelo nome ou pelo CPF ou CNPJ inteiro.').waitFor();
    await expect.poll(() => grupo('Clientes').count()).toBe(0);
    await campo().fill(cliente.cpf);
    await achado.waitFor();
    expect(await caixa().innerText()).not.toContain(cliente.cpf);
    expect(await achado.innerText()).toMatch(/\*/);
    await pagina.keyboard.press('ArrowDown');
    await pagina.keyboard.press('ArrowUp');
    await expect.poll(() => opcoes().first().getAttribute('aria-selected')).toBe('true');
    await pagina.keyboard.press('Enter');
    await pagina.waitForURL(new RegExp(`/admin/cliente/${cliente.uid}`));
    await pagina.getByRole('heading', { level: 1, name: cliente.nome }).waitFor();
    expect(erros).toEqual([]);
  });

  test('finds lots, and opens what has no screen here on the site', async () => {
    await chamar();
    await campo().fill(lote.nome);
    const achado = grupo('Lotes').getByRole('option', { name: lote.nome }).first();
    await achado.click();
    await pagina.getByRole('heading', { level: 1, name: lote.nome }).first().waitFor();
    await pagina.goBack();
    await pagina.locator('#conteudo h1').waitFor();
  });

  test('says that nothing was found, that it is looking, and that it failed, and tries again', async () => {
    await chamar();
    await campo().fill('zzzz nada disto');
    await caixa().getByText('Nada encontrado para “zzzz nada disto”.').waitFor();
    await conferirOAdmin(pagina, 'procura-nada');
    let cai = true;
    await pagina.route('**/v1/busca-geral*', async (rota) => {
      if (cai) return rota.abort();
      await new Promise((pronto) => setTimeout(pronto, 700));
      await rota.continue();
    });
    await campo().fill('fiat');
    await caixa().getByRole('alert').waitFor();
    await semBarreiras(pagina);
    cai = false;
    await caixa().getByRole('button', { name: 'Tentar de novo' }).click();
    await caixa().getByRole('status').filter({ hasText: 'Procurando…' }).waitFor();
    await opcoes().first().waitFor();
    await caixa().getByRole('alert').waitFor({ state: 'detached' });
    await pagina.unroute('**/v1/busca-geral*');
    await pagina.keyboard.press('Escape');
  });

  test('asks once typing rests, and nothing of who was found stays when the session ends', async () => {
    let perguntas = 0;
    pagina.on('request', (um) => {
      if (um.url().includes('/v1/busca-geral')) perguntas++;
    });
    await chamar();
    await campo().pressSequentially('fiat uno', { delay: 30 });
    await opcoes().first().waitFor();
    expect(perguntas).toBeLessThanOrEqual(2);
    await pagina.keyboard.press('Escape');
    const guardados = () =>
      pagina.evaluate(() => Object.keys(localStorage).filter((um) => um.includes('recentes')).length);
    expect(await guardados()).toBe(1);
    await pagina.goto(`${SITE}/sair`);
    await pagina.waitForURL(/\/login/);
    expect(await guardados()).toBe(0);
  });

  test('shows a role what is theirs, in the words of the brand’s mode', async () => {
    const loja = await pessoa(navegador());
    await loja.pagina.setViewportSize(TELA);
    await entrar(loja.pagina, 'mkt@demo.martelo', '/admin', LOJA);
    await loja.pagina.getByRole('button', { name: 'Procurar em tudo' }).click();
    const daLoja = loja.pagina.getByRole('dialog', { name: 'Procurar em tudo' });
    await daLoja.getByPlaceholder('Anúncio, cliente, venda, placa ou tela').fill(cliente.nome);
    await daLoja.getByText(/^Nada encontrado/).waitFor();
    expect(await daLoja.getByRole('option').count()).toBe(0);
    expect(loja.erros).toEqual([]);
    await loja.contexto.close();
  });
});
