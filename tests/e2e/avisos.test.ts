import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { cadastrar } from './cadastro.ts';
import { Api, conferirTela, LARGURAS, LOJA, pessoa, SITE } from './plataforma.ts';
import { criarLote, entrar, lancarPorFora } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador, plataforma } = usarPlataforma();
const PREFERENCIAS = '/cliente/avisos/preferencias';
const sino = (pagina: Page) => pagina.locator('header summary[aria-label^="Avisos"]');
/** Somebody bids and is outbid, from no screen. */
async function superar(quem: string, nome: string): Promise<void> {
  const { uid } = await criarLote({ segundos: 3_600, lote: { nome } });
  await lancarPorFora(quem, uid, 1_000_000);
  await lancarPorFora('cliente2@demo.martelo', uid, 1_010_000);
}

describe('the bell', () => {
  test('rings on an open page, counts, shows what came, and is read', async () => {
    const { pagina, contexto, erros } = await pessoa(navegador(), 'celular');
    const email = await cadastrar({ nome: 'Maria Aparecida Vasconcelos' });
    await entrar(pagina, email, '/cliente/compras');
    await sino(pagina).click();
    await pagina.getByText('Nenhum aviso por aqui').waitFor();
    await conferirTela(pagina, 'avisos-vazio-celular');
    await pagina.keyboard.press('Escape');
    expect(await pagina.locator('header details[open]').count()).toBe(0);

    // Each bid from outside is also a log-in on a device that nobody knew, which is told as well.
    await superar(email, 'Caminhão-Trator Volkswagen Constellation 33.460 6x4 Cabine Leito Teto Alto');
    await expect.poll(() => sino(pagina).getAttribute('aria-label')).toBe('Avisos, 2 não lidos');
    await superar(email, 'Fiat Uno Mille');
    await expect.poll(() => sino(pagina).getAttribute('aria-label')).toBe('Avisos, 4 não lidos');
    await sino(pagina).click();
    await pagina.locator('header li', { hasText: 'Fiat Uno Mille' }).waitFor();
    await conferirTela(pagina, 'avisos-sino-celular');
    await pagina.setViewportSize(LARGURAS.computador);
    await conferirTela(pagina, 'avisos-sino-computador');

    await pagina.locator('header li a', { hasText: 'Fiat Uno Mille' }).click();
    await pagina.getByRole('heading', { name: 'Fiat Uno Mille' }).first().waitFor();
    await expect.poll(() => sino(pagina).getAttribute('aria-label')).toBe('Avisos, 3 não lidos');
    await sino(pagina).click();
    await pagina.getByRole('button', { name: 'Marcar todos como lidos' }).click();
    await expect.poll(() => sino(pagina).getAttribute('aria-label')).toBe('Avisos');

    await pagina.goto(`${SITE}/cliente/avisos`);
    await pagina.locator('main li', { hasText: 'Constellation' }).waitFor();
    for (const [nome, medida] of Object.entries(LARGURAS)) {
      await pagina.setViewportSize(medida);
      await conferirTela(pagina, `avisos-lista-${nome}`);
      expect(await semRolagem(pagina)).toBe(true);
    }
    expect(erros).toEqual([]);
    await contexto.close();
  });

  test('is nowhere for visitors and for the house, and no script of it is fetched', async () => {
    const { pagina, contexto } = await pessoa(navegador());
    const pedidos: string[] = [];
    pagina.on('request', (pedido) => pedidos.push(pedido.url()));
    await pagina.goto(SITE, { waitUntil: 'networkidle' });
    expect(await sino(pagina).count()).toBe(0);
    expect(pedidos.filter((url) => /avisos|sw\.js/.test(url))).toEqual([]);
    const scripts = await Promise.all(
      pedidos
        .filter((url) => url.startsWith(SITE) && url.endsWith('.js'))
        .map((url) => pagina.evaluate(async (um) => (await fetch(um)).text(), url)),
    );
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((texto) => texto.includes('Nenhum aviso por aqui'))).toEqual([]);
    await contexto.close();
  });
});

describe('choices', () => {
  test('are a table that fits a phone, are saved together, and are there after a reload', async () => {
    const { pagina, contexto, erros } = await pessoa(navegador(), 'celular');
    await entrar(pagina, 'cliente7@demo.martelo', PREFERENCIAS);
    for (const [nome, medida] of Object.entries(LARGURAS)) {
      await pagina.setViewportSize(medida);
      await conferirTela(pagina, `avisos-preferencias-${nome}`);
      expect(await semRolagem(pagina)).toBe(true);
    }
    await pagina.setViewportSize(LARGURAS.celular);
    const porEmail = pagina.getByRole('checkbox', { name: 'Quando meu lance for superado, por E-mail' });
    const salvar = pagina.getByRole('button', { name: 'Salvar escolhas' });
    expect(await porEmail.isChecked()).toBe(false);
    expect(await salvar.isDisabled()).toBe(true);
    // By keyboard alone.
    await porEmail.focus();
    await pagina.keyboard.press('Space');
    await pagina.getByLabel(/Quero receber convites e novidades/).check();
    await salvar.click();
    await pagina.getByText('Escolhas salvas.').waitFor();
    await pagina.reload();
    expect(await porEmail.isChecked()).toBe(true);
    await pagina.getByText(/^Aceito em /).waitFor();

    // Saved elsewhere meanwhile: said, and what holds is shown.
    const api = await new Api().entrar('cliente7@demo.martelo');
    const { revisao } = await api.chamar<{ revisao: number }>('GET', '/v1/cliente/preferencias-avisos');
    await api.chamar('PUT', '/v1/cliente/preferencias-avisos', {
      ...{ revisao, escolhas: { superado: { email: false } } },
    });
    await pagina.getByRole('checkbox', { name: 'Quando eu arrematar, por SMS' }).check();
    await salvar.click();
    await pagina.getByText('Suas escolhas mudaram em outra aba.', { exact: false }).waitFor();
    expect(await porEmail.isChecked()).toBe(false);
    await conferirTela(pagina, 'avisos-preferencias-conflito-celular');
    expect(erros).toEqual([]);
    await contexto.close();
  });

  test('are worded as the brand sells, and a letter’s address switches off what it names, without a login', async () => {
    const loja = await pessoa(navegador());
    await entrar(loja.pagina, 'cliente9@demo.martelo', PREFERENCIAS, LOJA);
    await loja.pagina.getByRole('rowheader', { name: 'Quando minha oferta for superada' }).waitFor();
    await loja.contexto.close();

    const api = await new Api().entrar('cliente9@demo.martelo');
    const { revisao } = await api.chamar<{ revisao: number }>('GET', '/v1/cliente/preferencias-avisos');
    await api.chamar('PUT', '/v1/cliente/preferencias-avisos', {
      ...{ revisao, escolhas: { superado: { email: true } } },
    });
    await superar('cliente9@demo.martelo', 'Descadastrado Por Carta');
    const endereco = await expect
      .poll(() => enderecoDeSaida('Descadastrado Por Carta'))
      .toMatch(/^http.*\/api\/avisos\/sair\?t=/)
      .then(() => enderecoDeSaida('Descadastrado Por Carta'));
    const { pagina, contexto } = await pessoa(navegador(), 'celular');
    await pagina.goto(endereco);
    await pagina.getByText('Deixar de receber “Quando meu lance for superado” por E-mail').waitFor();
    await conferirTela(pagina, 'avisos-sair-celular');
    await pagina.getByRole('button', { name: 'Não quero mais receber' }).click();
    await pagina.getByText(/^Pronto\./).waitFor();
    await conferirTela(pagina, 'avisos-saiu-celular');
    await pagina.getByRole('button', { name: 'Voltar a receber' }).click();
    await pagina.getByText(/volta a ser enviado/).waitFor();
    // A mail program's one click (RFC 8058).
    expect(await umClique(endereco)).toBe(200);
    const { eventos } = await api.chamar<{
      eventos: { evento: string; canais: { canal: string; ligado: boolean }[] }[];
    }>('GET', '/v1/cliente/preferencias-avisos');
    const superado = eventos.find(({ evento }) => evento === 'superado');
    expect(superado?.canais.find(({ canal }) => canal === 'email')?.ligado).toBe(false);
    await pagina.goto(`${SITE}/avisos/sair?t=nada`);
    await pagina.getByText('Este endereço não vale mais').waitFor();
    await contexto.close();
  });
});

describe('this device’s notifications', () => {
  test('are offered beside what they would tell of, asked for at a press alone, and no more once declined', async () => {
    const { pagina, contexto, erros } = await pessoa(navegador(), 'celular');
    await pagina.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'default' });
      Object.assign(globalThis, { pedidos: 0 });
      Notification.requestPermission = async () => {
        Object.assign(globalThis, { pedidos: 1 });
        return 'denied';
      };
    });
    const email = await cadastrar();
    const { uid } = await criarLote({ segundos: 7_200 });
    await lancarPorFora(email, uid, 1_000_000);
    await entrar(pagina, email, '/cliente/meus-lances');
    const convite = pagina.getByRole('complementary', { name: 'Notificações neste aparelho' });
    await convite.waitFor();
    for (const [nome, medida] of Object.entries(LARGURAS)) {
      await pagina.setViewportSize(medida);
      await conferirTela(pagina, `avisos-convite-${nome}`);
    }
    expect(await pagina.evaluate('pedidos')).toBe(0);
    await convite.getByRole('button', { name: 'Ativar notificações' }).click();
    await pagina.getByText('O navegador está bloqueando').waitFor();
    expect(await pagina.evaluate('pedidos')).toBe(1);

    await pagina.reload();
    await convite.getByRole('button', { name: 'Agora não' }).click();
    await convite.waitFor({ state: 'detached' });
    await pagina.reload({ waitUntil: 'networkidle' });
    expect(await convite.count()).toBe(0);
    expect(erros).toEqual([]);
    await contexto.close();
  });
});

describe('the site as an application', () => {
  test('asks for nothing before it is pressed, keeps no price, and says when there is no network', async () => {
    const { pagina, contexto, erros } = await pessoa(navegador(), 'celular');
    // This browser has no notifications to show, and says so by itself: here it is one that has, and was never asked.
    await pagina.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'default' });
      Object.assign(globalThis, { pedidos: 0 });
      Notification.requestPermission = async () => {
        Object.assign(globalThis, { pedidos: 1 });
        return 'denied';
      };
    });
    await entrar(pagina, 'cliente5@demo.martelo', PREFERENCIAS);
    const ativar = pagina.getByRole('button', { name: 'Ativar notificações' });
    await ativar.waitFor();
    expect(await pagina.evaluate('pedidos')).toBe(0);
    await conferirTela(pagina, 'avisos-aparelho-celular');
    await ativar.click();
    await pagina.getByText('O navegador está bloqueando as notificações deste site.').waitFor();
    expect(await pagina.evaluate('pedidos')).toBe(1);
    await pagina.evaluate(() => navigator.serviceWorker.ready.then(() => true));

    const manifesto = await pagina.evaluate(async () => (await fetch('/manifesto.webmanifest')).json());
    expect(manifesto).toMatchObject({ display: 'standalone', start_url: '/', id: '/' });
    await contexto.setOffline(true);
    await pagina.goto(`${SITE}/cliente/meus-lances`);
    await pagina.getByText('Sem conexão').first().waitFor();
    expect(await pagina.getByText('cliente5').count()).toBe(0);
    await conferirTela(pagina, 'avisos-sem-conexao-celular', { sem: ['document-title'] });
    await contexto.setOffline(false);
    await pagina.getByRole('button', { name: 'Tentar de novo' }).click();
    await pagina.getByRole('heading', { name: 'Meus lances' }).waitFor();
    // What is kept is the build's own, and that one page: no answer of the API, no page with a price.
    const guardados = await pagina.evaluate(async () => {
      const enderecos: string[] = [];
      for (const nome of await caches.keys())
        for (const { url } of await (await caches.open(nome)).keys()) enderecos.push(new URL(url).pathname);
      return enderecos;
    });
    expect(guardados.length).toBeGreaterThan(1);
    expect(guardados.filter((um) => um !== '/sem-conexao' && !um.startsWith('/_next/static/'))).toEqual([]);
    expect(erros).toEqual([]);
    await contexto.close();
  });
});

/** Whether the page is no wider than the window. */
const semRolagem = (pagina: Page): Promise<boolean> =>
  pagina.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** As a mail program sends it, from outside of any browser; the status. */
function umClique(endereco: string): Promise<number> {
  const { host, port, pathname, search } = new URL(endereco);
  return new Promise((resolve, reject) => {
    request(
      {
        ...{ host: '127.0.0.1', port, path: pathname + search, method: 'POST' },
        headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      },
      (resposta) => {
        resposta.resume();
        resolve(resposta.statusCode ?? 0);
      },
    )
      .on('error', reject)
      .end('List-Unsubscribe=One-Click');
  });
}

/** The address by which a letter about something is switched off. */
function enderecoDeSaida(sobre: string): string {
  const pasta = join(plataforma.dados, 'engine/correio');
  for (const nome of readdirSync(pasta)) {
    const eml = readFileSync(join(pasta, nome), 'utf8');
    if (!eml.replaceAll('=\r\n', '').includes(sobre)) continue;
    const [, endereco] = /^List-Unsubscribe: <([^>]+)>/m.exec(eml) ?? [];
    if (endereco) return endereco;
  }
  return '';
}
