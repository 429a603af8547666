import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { conferirTela, pessoa, SITE } from './plataforma.ts';
import { criarLote, entrar, lancarPorFora } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();

const painel = (pagina: Page) => pagina.getByRole('complementary', { name: 'Dar lance' });
const botao = (pagina: Page) => painel(pagina).locator('button[type=submit]');
const dita = (pagina: Page, qual: 'calma' | 'urgente') =>
  expect.poll(() => pagina.locator(`[data-voz=${qual}]`).textContent());
const focoNoPainel = (pagina: Page) =>
  pagina.evaluate(() => document.activeElement?.closest('#painel-lance') !== null);

describe('who does not see the lot', () => {
  test('hears whole sentences from one place, being outbid at once, and keeps the focus in the panel', async () => {
    const lote = await criarLote({ segundos: 3_600 });
    const { pagina, erros } = await pessoa(navegador());
    await entrar(pagina, 'cliente1@demo.martelo', lote.url);
    await botao(pagina).filter({ hasText: 'Dar lance de R$ 10.000' }).waitFor();
    await botao(pagina).focus();
    await pagina.keyboard.press('Enter');
    await dita(pagina, 'calma').toMatch(
      /^Lance de R\$ 10\.000 registrado\. Você está ganhando\. Lance atual R\$ 10\.000\. Faltam? /,
    );
    expect(await focoNoPainel(pagina)).toBe(true);
    await lancarPorFora('cliente2@demo.martelo', lote.uid, 1_010_000);
    await dita(pagina, 'urgente').toMatch(/^Superado\. Lance atual R\$ 10\.100\. Faltam? /);
    expect(await focoNoPainel(pagina)).toBe(true);
    // Of the bid that was taken it says what happened, not what it never was.
    await painel(pagina).getByText('Você liderou com R$ 10.000.').waitFor();
    expect(await painel(pagina).getByText('máximo igual ou maior').count()).toBe(0);
    // Nothing else of the page said anything of it: the simulator's totals least of all.
    const outras = pagina.locator('main :is([aria-live], [role=status]):not([data-voz])');
    expect((await outras.allTextContents()).join('')).toBe('');
    await conferirTela(pagina, 'voz-superado-1200');
    expect(erros).toEqual([]);
  });

  test('is told of being outbid on every other page, and in the title of the tab', async () => {
    const lote = await criarLote({ segundos: 3_600 });
    const { pagina } = await pessoa(navegador(), 'celular');
    await entrar(pagina, 'cliente1@demo.martelo', lote.url);
    await lancarPorFora('cliente1@demo.martelo', lote.uid, 1_000_000);
    await pagina.getByText('Ganhando').filter({ visible: true }).first().waitFor();
    await pagina.goto(`${SITE}/leilao`);
    await expect
      .poll(() => pagina.evaluate(() => sessionStorage.getItem('martelo-liderava')))
      .toContain(lote.uid);
    await lancarPorFora('cliente2@demo.martelo', lote.uid, 1_010_000);
    const aviso = pagina.getByRole('alert').filter({ hasText: 'Honda Civic EXL 2.0' });
    await aviso.getByText('Lance atual R$ 10.100.').waitFor();
    expect(await pagina.title()).toMatch(/^▼ Superado · /);
    await conferirTela(pagina, 'superado-longe-360');
    await aviso.getByRole('button', { name: /Dispensar/ }).click();
    await expect.poll(() => pagina.title()).not.toContain('Superado');
  });
});

describe('what I bid before', () => {
  test('a secret maximum shows as set after a reload, named as it was set; receipts are found again', async () => {
    const lote = await criarLote({ segundos: 3_600 });
    const { pagina } = await pessoa(navegador());
    await lancarPorFora('cliente1@demo.martelo', lote.uid, 1_300_000, 'AUTOMATICO');
    await entrar(pagina, 'cliente1@demo.martelo', lote.url);
    await painel(pagina).getByText('Seu máximo secreto de R$ 13.000').waitFor();
    await pagina.getByRole('button', { name: 'Aumentar meu máximo' }).click();
    await painel(pagina)
      .getByText(/sem passar de R\$\s13\.000/)
      .waitFor();
    await conferirTela(pagina, 'maximo-definido-1200');
    await pagina.goto(`${SITE}/cliente/meus-lances`);
    const meu = pagina.getByRole('listitem').filter({ has: pagina.locator(`[data-lote="${lote.uid}"]`) });
    await meu.getByText('Recibos').click();
    await meu.getByText('Máximo secreto de R$ 13.000').waitFor();
    await meu.getByRole('link', { name: 'Guardar recibo' }).waitFor();
    await conferirTela(pagina, 'recibos-1200');
  });
});
