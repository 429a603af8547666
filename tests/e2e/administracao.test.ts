import type { RecursosDescritos } from '@martelo/shared/recurso';
import { TELAS_A_MAO } from '@martelo/shared/rotas-do-admin';
import { beforeAll, describe, expect, test } from 'vitest';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { Api, conferirTela, LOJA, pessoa, SENHA, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { semBarreiras } from './sem-barreiras.ts';
import { type Mesa, noMenu, usarAdministracao } from './usar-administracao.ts';

/*
 * The back office: its shell, and what people do in it whatever they look at. What each kind's screens promise: administracao-especies.
 */

const { navegador, mesa } = usarAdministracao();
const conferirEmTudo = (nome: string) => conferirOAdmin(pagina, nome);
let { contexto, pagina, abrir, ordenarPor, linhas } = {} as Mesa;
beforeAll(() => {
  ({ contexto, pagina, abrir, ordenarPor, linhas } = mesa());
});

const PAPEIS = { mkt: 'Interno - MKT', patio: 'Interno - Pátio', sac: 'Interno - SAC' } as const;

/** A queue that is worked through on a screen of its own stands in the menu of who works it, in the place of its list. */
const filaAMao = ({ nome, acoes }: RecursosDescritos['itens'][number]): string | null =>
  nome === 'fotoDoLote' && acoes.some((uma) => uma.nome === 'aprovar') ? 'aprovar-fotos-leilao' : null;

describe('the back office', () => {
  test('leads a visitor to the login and back, and tells a client in words that it is the house’s (BO1)', async () => {
    const visita = await pessoa(navegador());
    await visita.pagina.goto(`${SITE}/admin/veiculos?pagina=2`);
    const { pathname, searchParams } = new URL(visita.pagina.url());
    expect([pathname, searchParams.get('retorno')]).toEqual(['/login', '/admin/veiculos?pagina=2']);
    await visita.pagina.getByLabel('E-mail').fill('adm@demo.martelo');
    await visita.pagina.getByLabel('Senha', { exact: true }).fill(SENHA);
    await visita.pagina.getByRole('button', { name: 'Entrar' }).click();
    await visita.pagina.getByRole('heading', { level: 1, name: 'Veículos' }).waitFor();
    expect(visita.erros).toEqual([]);
    await visita.contexto.close();

    const cliente = await pessoa(navegador());
    await entrar(cliente.pagina, 'cliente1@demo.martelo', '/cliente/meus-lances', SITE);
    const resposta = await cliente.pagina.goto(`${SITE}/admin/veiculos`);
    expect(resposta?.status()).toBe(403);
    await cliente.pagina.getByRole('heading', { name: 'Acesso restrito' }).waitFor();
    expect(await cliente.pagina.locator('script').count()).toBe(0);
    await conferirTela(cliente.pagina, 'admin-cliente');
    await cliente.contexto.close();
  });

  test('weighs at most 260 KiB at first, each further screen at most 40; no public page loads a file of it (BO3)', async () => {
    const novo = await pessoa(navegador());
    await novo.contexto.addCookies(await contexto.cookies());
    /** KiB that travelled of what begins so. */
    const pesado = (...inicios: string[]) =>
      novo.pagina.evaluate(
        (inicios) =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ name }) => inicios.some((inicio) => new URL(name).pathname.startsWith(inicio)))
            .reduce((soma, { transferSize }) => soma + transferSize, 0) / 1_024,
        inicios,
      );
    const daCasa = () => pesado('/admin/arquivos/', '/api/v1/');
    await novo.pagina.goto(`${SITE}/admin`, { waitUntil: 'networkidle' });
    const inicio = await daCasa();
    expect(inicio).toBeGreaterThan(50);
    expect(inicio).toBeLessThanOrEqual(260);
    await (await noMenu(novo.pagina, 'Comitentes')).click();
    await novo.pagina.locator('.tabela').waitFor();
    await novo.pagina.waitForLoadState('networkidle');
    const comLista = await daCasa();
    expect(comLista - inicio).toBeGreaterThan(1);
    expect(comLista - inicio).toBeLessThanOrEqual(40);
    await novo.pagina.locator('.tabela tbody a').first().click();
    await novo.pagina.locator('.formulario').waitFor();
    await novo.pagina.waitForLoadState('networkidle');
    expect((await daCasa()) - comLista).toBeLessThanOrEqual(40);
    for (const caminho of ['/', '/leilao', '/quem-somos', '/login']) {
      await novo.pagina.goto(`${SITE}${caminho}`, { waitUntil: 'networkidle' });
      expect(await pesado('/admin/arquivos/'), caminho).toBe(0);
    }
    await novo.contexto.close();
  });

  test('starts with what waits for who looks; its menu is what is open to them, and the rest says whose it is (BO1, BO2)', async () => {
    await abrir('');
    const fila = pagina.locator('.fila', { hasText: 'Documentos a conferir' });
    await expect.poll(() => fila.innerText()).toMatch(/^\d+/);
    await conferirEmTudo('inicio');
    for (const papel of ['mkt', 'patio', 'sac'] as const) {
      const um = await pessoa(navegador());
      await um.pagina.setViewportSize(TELA);
      await entrar(um.pagina, `${papel}@demo.martelo`, '/admin', SITE);
      const seus = (await (
        await new Api().entrar(`${papel}@demo.martelo`)
      ).chamar('GET', '/v1/recursos')) as RecursosDescritos;
      const menu = um.pagina.getByRole('navigation', { name: 'Menu' });
      await menu.getByRole('link', { name: 'Início' }).waitFor();
      const daqui = await menu
        .locator('a[href^="/admin/"]')
        .evaluateAll((elos) => elos.map((elo) => elo.getAttribute('href')));
      // Screens of no kind stand beside those of kinds, where they are theirs.
      const aMao = Object.entries(TELAS_A_MAO)
        .filter(([, quem]) => quem.some((um) => um === PAPEIS[papel]))
        .map(([rota]) => `/admin/${rota}`);
      const especies = seus.itens.flatMap((um) => (um.listado ? [`/admin/${filaAMao(um) ?? um.rota}`] : []));
      expect(daqui.filter((href) => href !== '/admin/' && !aMao.includes(href!)).sort()).toEqual(
        especies.filter((href) => !aMao.includes(href)).sort(),
      );
      expect(daqui).toContain('/admin/meu-perfil');
      await semBarreiras(um.pagina);
      await um.pagina.goto(`${SITE}/admin/nao-ha-nada-aqui`);
      await um.pagina.getByRole('heading', { name: 'Página não encontrada' }).waitFor();
      expect(um.erros).toEqual([]);
      await um.contexto.close();
    }
  });

  test('is worked by keys alone, and looks as one likes it to (BO24)', async () => {
    await abrir('/leiloeiros');
    await pagina.keyboard.press('Tab');
    expect(await pagina.evaluate(() => document.activeElement?.textContent)).toBe('Ir para o conteúdo');
    await pagina.keyboard.press('?');
    await pagina.getByRole('dialog', { name: 'Atalhos do teclado' }).waitFor();
    await conferirTela(pagina, 'admin-atalhos');
    await pagina.keyboard.press('Escape');
    await pagina.keyboard.press('j');
    await pagina.keyboard.press('x');
    await pagina.getByText('1 marcado').waitFor();
    await pagina.keyboard.press('x');
    await pagina.getByText('1 marcado').waitFor({ state: 'detached' });
    await pagina.keyboard.press('/');
    await pagina.keyboard.type('zzzz nada');
    await pagina.getByText('Nada com estes filtros.').waitFor();
    await conferirEmTudo('nada-com-filtros');
    await pagina.getByRole('button', { name: 'Limpar filtros' }).click();
    await linhas().first().waitFor();
    await pagina.locator('#conteudo').focus();
    await pagina.keyboard.press('j');
    await pagina.keyboard.press('Enter');
    await pagina.waitForURL(/\/admin\/leiloeiro\/[\w-]{36}$/);
    await pagina.locator('.formulario').waitFor();

    await pagina.getByLabel('Aparência').click();
    await conferirTela(pagina, 'admin-aparencia');
    await pagina.getByLabel('Escuro').check();
    expect(await pagina.locator('html').getAttribute('data-tema')).toBe('escuro');
    await pagina.getByLabel('Alta').check();
    await pagina.getByLabel('Atalhos de uma tecla').uncheck();
    await pagina.reload();
    await pagina.locator('#conteudo h1').waitFor();
    expect(await pagina.locator('html').getAttribute('data-tema')).toBe('escuro');
    expect(await pagina.evaluate(() => document.documentElement.style.getPropertyValue('--linha'))).toBe(
      '48px',
    );
    await pagina.locator('#conteudo').focus();
    await pagina.keyboard.press('?');
    expect(await pagina.getByRole('dialog').count()).toBe(0);
    await pagina.evaluate(() => localStorage.clear());
  });

  test('says that there is no connection, keeps what was asked for, and lets acts wait', async () => {
    await abrir('/leiloeiros?ordenar=nome&ordem=asc');
    await contexto.setOffline(true);
    await pagina.getByText(/^Sem conexão\./).waitFor();
    await ordenarPor('Nome').click();
    await pagina.getByText('A lista não pôde ser lida.').waitFor();
    expect(new URL(pagina.url()).searchParams.get('ordem')).toBe('desc');
    await contexto.setOffline(false);
    await pagina.getByRole('button', { name: 'Tentar de novo' }).click();
    await linhas().first().waitFor();
  });

  test('shows the other brand in its own colours', async () => {
    const loja = await pessoa(navegador());
    await loja.pagina.setViewportSize(TELA);
    await entrar(loja.pagina, 'adm@demo.martelo', '/admin/comitentes', LOJA);
    await loja.pagina.locator('.tabela').waitFor();
    await conferirTela(loja.pagina, 'admin-pacto-comitentes');
    await loja.pagina.evaluate(() => {
      document.documentElement.dataset.tema = 'escuro';
    });
    await conferirTela(loja.pagina, 'admin-pacto-comitentes-escuro');
    expect(loja.erros).toEqual([]);
    await loja.contexto.close();
  });
});
