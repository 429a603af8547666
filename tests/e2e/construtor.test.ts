import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { CMS, conferirTela, LARGURAS, pessoa, SENHA, SITE } from './plataforma.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();

/** Logs in as marketing and opens the home page of brand leilo in the builder, by links alone. */
async function abrirConstrutor(): Promise<{ pagina: Page; erros: string[] }> {
  const { pagina, erros } = await pessoa(navegador());
  await pagina.setViewportSize({ width: 1440, height: 900 });
  await pagina.goto(`${CMS}/admin`);
  await pagina.getByLabel('E-mail').fill('mkt@demo.martelo');
  await pagina.getByLabel('Senha').fill(SENHA);
  await pagina.getByLabel('Senha').press('Enter');
  await pagina.locator('a[href*="/admin/construtor/"]').first().waitFor();
  await conferirTela(pagina, 'cms-inicio');
  await pagina
    .locator('section, article, li, div')
    .filter({ hasText: /^Leilo/ })
    .locator('a[href*="/admin/construtor/"]')
    .first()
    .click();
  await pagina.frameLocator('iframe').locator('h1, h2').first().waitFor();
  expect(await pagina.getByText('Leilo · /', { exact: true }).count()).toBe(1);
  return { pagina, erros };
}

const linhas = (pagina: Page) => pagina.locator('[data-sessao]');
const nomes = async (pagina: Page): Promise<string[]> =>
  (await linhas(pagina).allInnerTexts()).map((texto) => texto.split('\n')[0]!.trim());
const tituloDaSecao = (pagina: Page) =>
  pagina
    .getByRole('complementary', { name: 'Propriedades da seção' })
    .getByLabel('Título', { exact: true })
    .first();

/** Publishes and returns how many ms later a visitor's fresh request shows the text. */
async function publicarEVer(pagina: Page, texto: string): Promise<number> {
  await pagina.locator('[data-estado=salvo]').waitFor();
  await pagina.getByRole('button', { name: 'Publicar', exact: true }).click();
  const inicio = Date.now();
  const visita = await pessoa(navegador());
  for (;;) {
    await visita.pagina.goto(`${SITE}/`);
    if ((await visita.pagina.getByRole('heading', { name: texto }).count()) > 0) break;
    if (Date.now() - inicio > 15_000) throw new Error('the visitor never saw it');
  }
  const ms = Date.now() - inicio;
  await visita.pagina.getByRole('heading', { name: texto }).scrollIntoViewIfNeeded();
  await conferirTela(visita.pagina, 'home-publicada');
  await visita.contexto.close();
  return ms;
}

describe('marketing builds the home page', () => {
  test('dragging a lot grid between two sections with the pointer, previewing at two widths, publishing', async () => {
    const { pagina, erros } = await abrirConstrutor();
    const antes = await nomes(pagina);
    const naPaleta = pagina.locator('[data-elemento=grade-lotes]');
    await naPaleta.scrollIntoViewIfNeeded();
    const origem = (await naPaleta.boundingBox())!;
    const alvo = (await linhas(pagina).nth(1).boundingBox())!;
    await pagina.mouse.move(origem.x + origem.width / 2, origem.y + origem.height / 2);
    await pagina.mouse.down();
    await pagina.mouse.move(origem.x + origem.width / 2 + 12, origem.y + origem.height / 2 + 12, {
      steps: 4,
    });
    await pagina.mouse.move(alvo.x + alvo.width / 2, alvo.y + alvo.height - 3, { steps: 12 });
    await conferirTela(pagina, 'construtor-arrastando');
    await pagina.mouse.up();
    await expect.poll(() => nomes(pagina)).toHaveLength(antes.length + 1);
    const depois = await nomes(pagina);
    expect([...depois.slice(0, 2), ...depois.slice(3)]).toEqual(antes);

    await tituloDaSecao(pagina).fill('Oportunidades da semana');
    const previa = pagina.frameLocator('iframe');
    await previa.getByRole('heading', { name: 'Oportunidades da semana' }).waitFor();
    for (const [rotulo, { width }] of [
      ['Celular', LARGURAS.celular],
      ['Computador', LARGURAS.computador],
    ] as const) {
      await pagina.getByTitle(new RegExp(`^${rotulo}`)).click();
      await expect
        .poll(() => pagina.locator('iframe').evaluate((quadro: HTMLIFrameElement) => quadro.clientWidth))
        .toBe(width);
      await previa.getByRole('heading', { name: 'Oportunidades da semana' }).waitFor();
      await conferirTela(pagina, `construtor-${rotulo.toLowerCase()}`);
    }
    expect(await publicarEVer(pagina, 'Oportunidades da semana')).toBeLessThan(15_000);
    expect(erros).toEqual([]);
  });

  test('the same with the keyboard alone, announced in Portuguese; undo takes it back', async () => {
    const { pagina, erros } = await abrirConstrutor();
    const antes = await nomes(pagina);
    const emFoco = () =>
      pagina.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.elemento);
    await pagina.keyboard.press('/');
    await pagina.locator('[data-busca-elementos]:focus').waitFor();
    await pagina.keyboard.type('grade de lotes');
    await expect.poll(() => pagina.locator('[data-elemento]').count()).toBe(1);
    await pagina.keyboard.press('ArrowDown');
    await expect.poll(emFoco).toBe('grade-lotes');
    await pagina.keyboard.press('Space');
    await pagina.keyboard.press('Home');
    for (let i = 0; i < 2; i += 1) await pagina.keyboard.press('ArrowDown');
    const anuncio = pagina.locator('p[aria-live=assertive]');
    await expect.poll(() => anuncio.innerText()).toMatch(/Grade de lotes.*posição 3 de \d+/);
    await pagina.keyboard.press('Enter');
    await expect.poll(() => nomes(pagina)).toHaveLength(antes.length + 1);
    const depois = await nomes(pagina);
    expect([...depois.slice(0, 2), ...depois.slice(3)]).toEqual(antes);

    await pagina.keyboard.press('Control+z');
    await expect.poll(() => nomes(pagina)).toEqual(antes);
    await pagina.keyboard.press('Control+Shift+z');
    await expect.poll(() => nomes(pagina)).toEqual(depois);

    await focar(tituloDaSecao(pagina), pagina);
    await pagina.keyboard.press('Control+a');
    await pagina.keyboard.type('Feito só com o teclado');
    await pagina.frameLocator('iframe').getByRole('heading', { name: 'Feito só com o teclado' }).waitFor();
    expect(await publicarEVer(pagina, 'Feito só com o teclado')).toBeLessThan(15_000);
    expect(erros).toEqual([]);
  });
});

/** Tabs until it has the focus: no pointer, no script. */
async function focar(alvo: Locator, pagina: Page): Promise<void> {
  for (let i = 0; i < 150; i += 1) {
    if (await alvo.evaluate((elemento) => elemento === document.activeElement)) return;
    await pagina.keyboard.press('Tab');
  }
  throw new Error(`the keyboard never reached ${alvo}`);
}
