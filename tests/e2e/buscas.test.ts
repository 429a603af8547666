import { describe, expect, test } from 'vitest';
import { conferirTela, LOJA, pessoa, SENHA, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();
const MARCAS = [
  { marca: 'leilo', site: SITE, lista: '/leilao' },
  { marca: 'pacto', site: LOJA, lista: '/anuncio' },
] as const;

describe.each(MARCAS)('saved searches on $marca', ({ marca, site, lista }) => {
  test('a visitor saves what they filter by, logs in, and comes back with it saved; it is renamed, silenced, thrown away and brought back', async () => {
    const { pagina, contexto, erros } = await pessoa(navegador(), 'celular');
    await pagina.goto(`${site}${lista}?tipo=Carro&valorMax=90000`);
    await pagina.getByRole('button', { name: 'Salvar esta busca' }).click();
    await pagina.waitForURL(/\/login\?motivo=busca/);
    await pagina.getByLabel('E-mail').fill('cliente6@demo.martelo');
    await pagina.getByLabel('Senha', { exact: true }).fill(SENHA);
    await pagina.getByRole('button', { name: 'Entrar' }).click();
    await pagina.waitForURL(`${site}${lista}?tipo=Carro&valorMax=90000`);
    await pagina.getByText('Busca salva').waitFor();
    await conferirTela(pagina, `busca-salva-${marca}-celular`);
    await pagina.getByRole('link', { name: 'ver minhas buscas' }).click();
    await pagina.getByRole('heading', { level: 2, name: /^Carro, Valor até R\$\s90\.000$/ }).waitFor();
    await conferirTela(pagina, `buscas-${marca}-celular`);

    await pagina.getByRole('button', { name: 'Mudar nome' }).click();
    await pagina.getByLabel('Nome da busca').fill('Carro até noventa');
    await conferirTela(pagina, `buscas-nome-${marca}-celular`);
    await pagina.keyboard.press('Enter');
    await pagina.getByRole('heading', { name: 'Carro até noventa' }).waitFor();
    const avisar = pagina.getByLabel('Avisar das novidades: Carro até noventa');
    await avisar.uncheck();
    await expect.poll(() => avisar.isEnabled()).toBe(true);
    await pagina.setViewportSize({ width: 1200, height: 850 });
    await pagina.reload();
    expect(await avisar.isChecked()).toBe(false);
    await conferirTela(pagina, `buscas-${marca}-computador`);

    await pagina.getByRole('button', { name: 'Apagar' }).click();
    await pagina.getByText('“Carro até noventa” foi apagada.').waitFor();
    expect(await pagina.evaluate(() => document.activeElement?.textContent)).toBe('Desfazer');
    await pagina.keyboard.press('Enter');
    await pagina.getByRole('heading', { name: 'Carro até noventa' }).waitFor();
    await pagina.getByRole('link', { name: 'Carro até noventa' }).click();
    await pagina.waitForURL((url) => url.pathname === lista && url.searchParams.get('tipo') === 'Carro');
    // The same again is the one there is.
    await pagina.getByRole('button', { name: 'Salvar esta busca' }).click();
    await pagina.getByText('Busca salva').waitFor();
    await pagina.goto(`${site}/cliente/buscas`);
    expect(await pagina.locator('main article h2').count()).toBe(1);
    await pagina.getByRole('button', { name: 'Apagar' }).click();
    await pagina.getByText('foi apagada').waitFor();
    expect(erros).toEqual([]);
    await contexto.close();
  });

  test('who has none is told how to; nothing is offered where nothing is chosen', async () => {
    const { pagina, contexto } = await pessoa(navegador(), 'celular');
    await entrar(pagina, 'cliente8@demo.martelo', '/cliente/buscas', site);
    await pagina.getByText('Nenhuma busca salva ainda').waitFor();
    await conferirTela(pagina, `buscas-vazio-${marca}`);
    await pagina.goto(`${site}${lista}`);
    expect(await pagina.getByRole('button', { name: 'Salvar esta busca' }).count()).toBe(0);
    await contexto.close();
  });
});
