import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { palavra } from './administracao.ts';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { Api, conferirTela, LOJA, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* Stamps over the pictures of lots: written with their preview, on the site while they are active, off it within a minute (BO21). */

const { navegador } = usarPlataforma();
let contexto: BrowserContext;
let pagina: Page;
let erros: string[];
beforeAll(async () => {
  ({ contexto, pagina, erros } = await pessoa(navegador()));
  await pagina.setViewportSize(TELA);
  await entrar(pagina, 'adm@demo.martelo', '/admin/carimbo-fotos', SITE);
});
afterAll(() => contexto?.close());

const nome = palavra('Selo');
const PALAVRAS = 'Oportunidade';
const carimboEm = (qual: Page) => qual.locator(`[data-carimbo="${nome}"]`);

describe('a stamp', () => {
  test('is drawn over a real card while it is written, and says what cannot be read', async () => {
    await pagina.goto(`${SITE}/admin/carimbo-fotos`);
    await pagina.locator('#conteudo h1').waitFor();
    await conferirOAdmin(pagina, 'carimbos-lista');
    await pagina.goto(`${SITE}/admin/carimbo/novo`);
    const previa = pagina.getByRole('region', { name: 'Prévia' });
    await previa.getByText('Escreva as palavras e as cores', { exact: false }).waitFor();
    await pagina.getByRole('textbox', { name: 'Nome', exact: true }).fill(nome);
    await pagina.getByLabel('Palavras do carimbo').fill(PALAVRAS);
    expect(await previa.getByText(PALAVRAS).count()).toBe(2);
    expect(await previa.locator('img').first().getAttribute('src')).toMatch(/^\/fotos\//);

    const letras = pagina.locator('#campo-corTexto');
    await letras.fill('#2e7d32');
    await previa.getByText('pouco para ler', { exact: false }).waitFor();
    await pagina.keyboard.press('Control+s');
    await pagina.getByText('o contraste com o fundo é', { exact: false }).first().waitFor();
    await letras.fill('#ffffff');
    await previa.getByText('lê-se bem', { exact: false }).waitFor();
    await pagina.getByLabel('Prioridade').fill('100');
    await conferirOAdmin(pagina, 'carimbo-novo');
    await pagina.keyboard.press('Control+s');
    await pagina.getByRole('heading', { level: 1, name: nome }).waitFor();
    await pagina.getByRole('button', { name: /^Ativa/ }).waitFor();
    await conferirOAdmin(pagina, 'carimbo');
  });

  test('is on the listing and on the lot’s page once it is active, on no other brand, and gone when it is ended', async () => {
    const visita = await pessoa(navegador());
    await visita.pagina.setViewportSize(TELA);
    await visita.pagina.goto(`${SITE}/`);
    await visita.pagina.locator('[data-lote]').first().waitFor();
    expect(await carimboEm(visita.pagina).count()).toBe(0);

    await acionar(/^Ativa/);
    await recarregarAte(visita.pagina, async () => (await carimboEm(visita.pagina).count()) > 0);
    // One on each card.
    const porCartao = await visita.pagina
      .locator('[data-lote]')
      .evaluateAll((todos) => todos.map((um) => um.querySelectorAll('[data-carimbo]').length));
    expect(Math.max(...porCartao)).toBe(1);
    await conferirTela(visita.pagina, 'carimbo-na-listagem');
    await visita.pagina.setViewportSize({ width: 360, height: 760 });
    await conferirTela(visita.pagina, 'carimbo-na-listagem-celular');
    await visita.pagina.setViewportSize(TELA);
    const href = await visita.pagina.locator('[data-lote] a').first().getAttribute('href');
    await visita.pagina.goto(`${SITE}${href}`);
    await visita.pagina.locator('header').getByText(PALAVRAS).first().waitFor();
    await conferirTela(visita.pagina, 'carimbo-na-pagina');
    await visita.pagina.goto(`${LOJA}/`);
    await visita.pagina.locator('[data-lote]').first().waitFor();
    expect(await carimboEm(visita.pagina).count()).toBe(0);

    await visita.pagina.goto(`${SITE}/`);
    await carimboEm(visita.pagina).first().waitFor();
    await acionar(/^Encerra/);
    const desde = Date.now();
    await recarregarAte(visita.pagina, async () => (await carimboEm(visita.pagina).count()) === 0);
    expect(Date.now() - desde).toBeLessThan(60_000);
    expect([visita.erros, erros]).toEqual([[], []]);
    await visita.contexto.close();
  });

  test('is not for who does not administer the brand', async () => {
    const mkt = await new Api().entrar('mkt@demo.martelo');
    const { itens } = await mkt.chamar<{ itens: { nome: string }[] }>('GET', '/v1/recursos');
    expect(itens.map((um) => um.nome)).not.toContain('carimbo');
  });
});

/** By its button, and by saying so where it asks, as every act does. */
async function acionar(rotulo: RegExp): Promise<void> {
  await pagina.getByRole('button', { name: rotulo }).first().click();
  await pagina.getByRole('dialog').locator('button.primario, button.perigo').click();
  await pagina.getByRole('button', { name: rotulo }).waitFor({ state: 'detached' });
}

async function recarregarAte(qual: Page, pronto: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await qual.reload();
        await qual.locator('[data-lote]').first().waitFor();
        return pronto();
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBe(true);
}
