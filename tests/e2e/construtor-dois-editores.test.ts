import { get } from 'node:http';
import { text as texto } from 'node:stream/consumers';
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { CMS, conferirTela, pessoa, SENHA, SITE } from './plataforma.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();
const AGUARDA = { timeout: 20_000 };
/** What is used is waited for by name; the canvas and its pictures may come later. */
const SEM_ESPERAR = { waitUntil: 'commit' } as const;

interface Editora {
  contexto: BrowserContext;
  pagina: Page;
  erros: string[];
}

async function entrar(email: string): Promise<Editora> {
  const { contexto, pagina, erros } = await pessoa(navegador());
  await pagina.setViewportSize({ width: 1440, height: 900 });
  await pagina.goto(`${CMS}/admin`, SEM_ESPERAR);
  await pagina.getByLabel('E-mail').fill(email);
  await pagina.getByLabel('Senha').fill(SENHA);
  await pagina.getByLabel('Senha').press('Enter');
  await pagina.locator('a[href*="/admin/construtor/"]').first().waitFor();
  return { contexto, pagina, erros };
}

/** A published page of brand leilo with three plain sections, for one test alone. */
const criar = (pagina: Page, nome: string): Promise<number> =>
  pagina.evaluate(async (uri) => {
    const secao = (id: string) => ({
      id,
      elemento: 'texto',
      nome: `Seção ${id}`,
      titulo: `Título ${id}`,
      itens: [],
    });
    const resposta = await fetch('/api/paginas', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        titulo: 'Página de teste',
        uri,
        modeloPagina: 'QuemSomos',
        hotsite: 1,
        _status: 'published',
        sessoes: ['um', 'dois', 'tres'].map(secao),
      }),
    });
    return (await resposta.json()).doc.id;
  }, `${nome}-${Date.now()}`);

async function abrir(pagina: Page, id: number): Promise<void> {
  await pagina.goto(`${CMS}/admin/construtor/${id}`, SEM_ESPERAR);
  await pronta(pagina);
}
async function recarregar(pagina: Page): Promise<void> {
  await pagina.reload(SEM_ESPERAR);
  await pronta(pagina);
}
/** The frame of the canvas is put there once everything answers. */
const pronta = (pagina: Page) => pagina.locator('iframe').first().waitFor({ state: 'attached' });
const linha = (pagina: Page, id: string) => pagina.locator(`li[data-sessao="${id}"]`);
const titulo = (pagina: Page) => pagina.getByRole('tabpanel').getByLabel('Título', { exact: true }).first();
const estado = (pagina: Page) => pagina.locator('[data-regiao=barra] [data-estado]');
async function escrever(pagina: Page, id: string, texto: string): Promise<void> {
  await linha(pagina, id).locator('[data-nome]').click();
  await titulo(pagina).fill(texto);
}
async function tituloDe(pagina: Page, id: string): Promise<string> {
  await linha(pagina, id).locator('[data-nome]').click();
  return titulo(pagina).inputValue();
}
const ficaEm = (pagina: Page, tipo: string) =>
  expect.poll(() => estado(pagina).getAttribute('data-estado'), AGUARDA).toBe(tipo);
/** What the server has, as another browser would get it. */
const noServidor = (pagina: Page, id: number): Promise<string[]> =>
  pagina.evaluate(async (qual) => {
    const { pagina: lida } = await (await fetch(`/api/construtor/${qual}`)).json();
    return lida.sessoes.map((uma: { titulo: string }) => uma.titulo);
  }, id);

describe('two editors on one page', () => {
  test('see each other, merge by themselves, and choose where both changed the same section', async () => {
    const ana = await entrar('mkt@demo.martelo');
    const bia = await entrar('adm@demo.martelo');
    const id = await criar(ana.pagina, 'dois-editores');
    await abrir(ana.pagina, id);
    await abrir(bia.pagina, id);

    await linha(bia.pagina, 'dois').locator('[data-nome]').click();
    await linha(ana.pagina, 'dois')
      .getByRole('img', { name: /está aqui/ })
      .waitFor();

    await escrever(ana.pagina, 'um', 'Da Ana');
    await escrever(bia.pagina, 'dois', 'Da Bia');
    await expect.poll(() => noServidor(ana.pagina, id), AGUARDA).toEqual(['Da Ana', 'Da Bia', 'Título tres']);
    await expect.poll(() => tituloDe(ana.pagina, 'dois'), AGUARDA).toBe('Da Bia');
    await expect.poll(() => tituloDe(bia.pagina, 'um'), AGUARDA).toBe('Da Ana');

    await ana.contexto.setOffline(true);
    await escrever(ana.pagina, 'tres', 'Versão da Ana');
    await ficaEm(ana.pagina, 'sem-conexao');
    await escrever(bia.pagina, 'tres', 'Versão da Bia');
    await ficaEm(bia.pagina, 'salvo');
    await ana.contexto.setOffline(false);
    const conflito = ana.pagina.locator('[data-conflito="tres"]');
    await conflito.waitFor();
    expect(await conflito.innerText()).toMatch(/Versão da Ana[\s\S]*Versão da Bia/);
    await conferirTela(ana.pagina, 'construtor-conflito');
    await conflito.getByLabel(/^A de/).check();
    await ana.pagina.getByRole('button', { name: 'Continuar editando' }).click();
    expect(await tituloDe(ana.pagina, 'tres')).toBe('Versão da Bia');

    await ana.pagina.getByRole('tab', { name: 'Histórico' }).click();
    await conferirTela(ana.pagina, 'construtor-historico');
    await ana.pagina.getByRole('button', { name: 'Restaurar' }).click();
    await expect
      .poll(() => noServidor(bia.pagina, id), AGUARDA)
      .toEqual(['Da Ana', 'Da Bia', 'Versão da Ana']);

    await bia.contexto.close();
    await expect.poll(() => ana.pagina.getByRole('img', { name: /está aqui/ }).count(), AGUARDA).toBe(0);
    expect(ana.erros).toEqual([]);
    await ana.contexto.close();
  });
});

describe('nothing is lost', () => {
  test('undo and redo survive a reload, and the history can be jumped in', async () => {
    const { contexto, pagina, erros } = await entrar('mkt@demo.martelo');
    const id = await criar(pagina, 'historico');
    await abrir(pagina, id);
    for (const secao of ['um', 'dois', 'tres']) await escrever(pagina, secao, `Novo ${secao}`);
    await ficaEm(pagina, 'salvo');
    await recarregar(pagina);
    await pagina.getByRole('tab', { name: 'Histórico' }).click();
    await pagina.getByRole('button', { name: /Como estava ao abrir/ }).click();
    await expect
      .poll(() => noServidor(pagina, id), AGUARDA)
      .toEqual(['Título um', 'Título dois', 'Título tres']);
    await recarregar(pagina);
    for (let i = 0; i < 2; i += 1) await pagina.getByRole('button', { name: 'Refazer', exact: true }).click();
    await expect.poll(() => noServidor(pagina, id), AGUARDA).toEqual(['Novo um', 'Novo dois', 'Título tres']);
    expect(erros).toEqual([]);
    await contexto.close();
  });

  test('a browser that crashes offline brings its edits back, and saves them', async () => {
    const { contexto, pagina } = await entrar('mkt@demo.martelo');
    const id = await criar(pagina, 'queda');
    await abrir(pagina, id);
    await contexto.setOffline(true);
    await escrever(pagina, 'dois', 'Escrito sem rede');
    await ficaEm(pagina, 'sem-conexao');
    // No farewell, no last save: the page is killed as a crash would.
    const cdp = await contexto.newCDPSession(pagina);
    void cdp.send('Page.crash').catch(() => undefined);
    await pagina.close();
    await contexto.setOffline(false);
    const outra = await contexto.newPage();
    expect(await noServidor(await abrirVazia(outra), id)).toEqual([
      'Título um',
      'Título dois',
      'Título tres',
    ]);
    await abrir(outra, id);
    await expect
      .poll(() => noServidor(outra, id), AGUARDA)
      .toEqual(['Título um', 'Escrito sem rede', 'Título tres']);
    await outra.getByRole('button', { name: 'Desfazer', exact: true }).click();
    await expect
      .poll(() => noServidor(outra, id), AGUARDA)
      .toEqual(['Título um', 'Título dois', 'Título tres']);
    await contexto.close();
  });

  test('an answer lost on the way is no second edit', async () => {
    const { contexto, pagina } = await entrar('mkt@demo.martelo');
    const id = await criar(pagina, 'resposta-perdida');
    await abrir(pagina, id);
    const corpos: number[] = [];
    await pagina.route('**/remendos', async (rota) => {
      corpos.push(rota.request().postDataBuffer()?.length ?? 0);
      const resposta = await rota.fetch();
      // The server has it; the browser never hears so.
      return corpos.length === 1 ? rota.abort('connectionreset') : rota.fulfill({ response: resposta });
    });
    await escrever(pagina, 'um', 'Uma vez só');
    await expect.poll(() => corpos.length, AGUARDA).toBe(2);
    await ficaEm(pagina, 'salvo');
    expect(await noServidor(pagina, id)).toEqual(['Uma vez só', 'Título dois', 'Título tres']);
    const { revisao } = await pagina.evaluate(
      async (qual) => (await fetch(`/api/construtor/${qual}`)).json() as Promise<{ revisao: number }>,
      id,
    );
    expect(revisao).toBe(2);
    expect(Math.max(...corpos)).toBeLessThanOrEqual(5 * 1024);
    await contexto.close();
  });

  test('a scheduled publication reaches a visitor at its second, and its end takes it back', async () => {
    const { contexto, pagina } = await entrar('mkt@demo.martelo');
    const id = await criar(pagina, 'agendada');
    await abrir(pagina, id);
    await escrever(pagina, 'um', 'Campanha relâmpago');
    await ficaEm(pagina, 'salvo');
    const { uri, inicio, fim } = await pagina.evaluate(async (qual) => {
      const { revisao, pagina: aberta } = await (await fetch(`/api/construtor/${qual}`)).json();
      const [publicarEm, despublicarEm] = [4_000, 9_000].map((ms) => new Date(Date.now() + ms).toISOString());
      const resposta = await fetch(`/api/construtor/${qual}/agendamento`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ revisao, publicarEm, despublicarEm }),
      });
      if (!resposta.ok) throw new Error(await resposta.text());
      return { uri: aberta.uri, inicio: Date.parse(publicarEm!), fim: Date.parse(despublicarEm!) };
    }, id);
    const visto = async () => (await comoVisitante(`${SITE}/${uri}`)).includes('Campanha relâmpago');
    expect(await visto()).toBe(false);
    await expect.poll(visto, { timeout: inicio - Date.now() + 3_000, interval: 100 }).toBe(true);
    expect(Date.now()).toBeGreaterThanOrEqual(inicio);
    await expect.poll(visto, { timeout: fim - Date.now() + 3_000, interval: 100 }).toBe(false);
    await contexto.close();
  });
});

/** A page of the panel that is not the builder: it asks the server, and opens no journal. */
async function abrirVazia(pagina: Page): Promise<Page> {
  await pagina.goto(`${CMS}/admin`, SEM_ESPERAR);
  await pagina.locator('a[href*="/admin/construtor/"]').first().waitFor();
  return pagina;
}

/** The body of a page. `*.localhost` is always this machine, whether or not its resolver knows. */
function comoVisitante(url: string): Promise<string> {
  const { host, port, pathname } = new URL(url);
  return new Promise((responder, falhar) => {
    get({ host: '127.0.0.1', port, path: pathname, headers: { host } }, (resposta) => {
      responder(texto(resposta));
    }).once('error', falhar);
  });
}
