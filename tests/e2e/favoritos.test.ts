import { describe, expect, test } from 'vitest';
import { Api, conferirTela, LOJA, pessoa, SENHA, SITE } from './plataforma.ts';
import { criarLote, entrar, lancarPorFora } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();
const MARCAS = [
  { marca: 'leilo', site: SITE, lista: '/leilao' },
  { marca: 'pacto', site: LOJA, lista: '/anuncio' },
] as const;

describe.each(MARCAS)('favourites on $marca', ({ marca, site, lista }) => {
  test('a visitor taps a heart, logs in, and comes back with it done; it is live, and its alert can be switched off', async () => {
    const nome = `Favorito de ${marca} ${Date.now()}`;
    const lote = await criarLote({ marca, segundos: 7_200, lote: { nome } });
    const { pagina, contexto, erros } = await pessoa(navegador(), 'celular');
    const busca = `${lista}?q=${encodeURIComponent(nome)}`;
    await pagina.goto(`${site}${busca}`);
    const coracao = pagina.getByRole('button', { name: `Favoritar ${nome}` });
    expect(await coracao.getAttribute('aria-pressed')).toBe('false');
    await coracao.click();
    await pagina.waitForURL(/\/login\?motivo=favorito/);
    await conferirTela(pagina, `favorito-login-${marca}`);
    await pagina.getByLabel('E-mail').fill('cliente4@demo.martelo');
    await pagina.getByLabel('Senha', { exact: true }).fill(SENHA);
    await pagina.getByRole('button', { name: 'Entrar' }).click();
    await pagina.waitForURL((url) => url.pathname === lista && url.searchParams.get('q') === nome);
    await pagina.locator('button[data-coracao][aria-pressed=true]').waitFor();
    await pagina.getByText('Está nos seus favoritos').waitFor();
    await conferirTela(pagina, `favorito-cartao-${marca}`);

    // One call for all hearts of the page, and none more on the pages after it.
    const chamadas: string[] = [];
    pagina.on('request', (pedido) => {
      if (pedido.url().includes('/cliente/favoritos')) chamadas.push(`${pedido.method()} ${pedido.url()}`);
    });
    await pagina.goto(`${site}/cliente/favoritos`);
    await pagina.getByRole('heading', { level: 1, name: 'Favoritos' }).waitFor();
    const cartao = pagina.locator(`[data-lote="${lote.uid}"]`);
    await lancarPorFora('cliente5@demo.martelo', lote.uid, 1_230_000, 'MANUAL', marca);
    await cartao.getByText('R$ 12.300').waitFor();
    const avisar = pagina.getByLabel(new RegExp(`Avisar antes do fim: ${nome}`));
    expect(await avisar.isChecked()).toBe(true);
    await avisar.uncheck();
    await conferirTela(pagina, `favoritos-${marca}-celular`);
    await pagina.setViewportSize({ width: 1200, height: 850 });
    await conferirTela(pagina, `favoritos-${marca}-computador`);
    await pagina.reload();
    expect(await pagina.getByLabel(new RegExp(`Avisar antes do fim: ${nome}`)).isChecked()).toBe(false);
    // Asked after the page stood there.
    await expect
      .poll(() => chamadas.filter((uma) => uma.startsWith('GET') && uma.endsWith('/lotes')).length)
      .toBe(2);

    await pagina.goto(`${site}${lote.url}`);
    const doLote = pagina.getByRole('button', { name: `Favoritar ${nome}` }).first();
    await expect.poll(() => doLote.getAttribute('aria-pressed')).toBe('true');
    await conferirTela(pagina, `favorito-lote-${marca}`);
    await doLote.click();
    await expect.poll(() => doLote.getAttribute('aria-pressed')).toBe('false');
    const api = await new Api(marca).entrar('cliente4@demo.martelo');
    await expect
      .poll(async () => (await api.chamar<{ lotes: string[] }>('GET', '/v1/cliente/favoritos/lotes')).lotes)
      .not.toContain(lote.uid);
    expect(erros).toEqual([]);
    await contexto.close();
  });

  test('who keeps none is told how to; one of the house has no hearts; what visitors are sent has none filled in', async () => {
    const { pagina, contexto, erros } = await pessoa(navegador(), 'celular');
    await entrar(pagina, 'cliente9@demo.martelo', '/cliente/favoritos', site);
    await pagina.getByText('Nenhum favorito ainda').waitFor();
    await conferirTela(pagina, `favoritos-vazio-${marca}`);
    await contexto.close();

    const daCasa = await pessoa(navegador());
    await entrar(daCasa.pagina, 'adm@demo.martelo', lista, site);
    await daCasa.pagina.locator('[data-lote]').first().waitFor();
    await expect.poll(() => daCasa.pagina.locator('[data-lote] button[data-coracao]').count()).toBe(0);
    await daCasa.contexto.close();

    const semScripts = await navegador().newContext({ javaScriptEnabled: false });
    const pronta = await semScripts.newPage();
    await pronta.goto(`${site}${lista}`);
    expect(
      await pronta.locator('[data-lote] button[data-coracao][aria-pressed=false]').count(),
    ).toBeGreaterThan(0);
    expect(await pronta.locator('button[aria-pressed=true]').count()).toBe(0);
    await semScripts.close();
    expect([...erros, ...daCasa.erros]).toEqual([]);
  });
});
