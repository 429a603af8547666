import { randomInt } from 'node:crypto';
import type { RecursoDescrito, RecursosDescritos } from '@martelo/shared/recurso';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lerEspecies } from '../../engine/src/especies.ts';
import { cpfNovo } from '../cpf-novo.ts';
import { campoLivre, entradaDe, palavra, preencher } from './administracao.ts';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { Api, conferirTela, LOJA, pessoa, SENHA, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { semBarreiras } from './sem-barreiras.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/*
 * The back office: its shell, and the screens of every kind of record that there is, found by reading the declarations, so that one that
 * is added later is tried as well.
 */

const { navegador } = usarPlataforma();
/** Their record's screen is made by hand, and has tests of its own. */
const A_MAO = new Set(['cliente', 'usuario', 'venda']);
const ESPECIES = (await lerEspecies()).map(({ declaracao }) => declaracao.nome);

let api: Api;
let descritos: RecursosDescritos;
let leilaoUid = '';
let contexto: BrowserContext;
let pagina: Page;
let erros: string[];
let site = SITE;
beforeAll(async () => {
  api = await new Api().entrar('adm@demo.martelo');
  descritos = await api.chamar('GET', '/v1/recursos');
  leilaoUid = (await api.chamar<{ itens: { uid: string }[] }>('GET', '/v1/leiloes/lista-site')).itens[0]!.uid;
  ({ contexto, pagina, erros } = await pessoa(navegador()));
  await pagina.setViewportSize(TELA);
  await entrar(pagina, 'adm@demo.martelo', '/admin', SITE);
});
afterAll(() => contexto?.close());

const doNome = (nome: string): RecursoDescrito => descritos.itens.find((um) => um.nome === nome)!;
const abrir = async (caminho: string): Promise<void> => {
  await pagina.goto(`${site}/admin${caminho}`);
  await pagina.locator('#conteudo h1').waitFor();
  await pagina.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
};
const ordenarPor = (rotulo: string) =>
  pagina.getByRole('columnheader', { name: rotulo, exact: true }).getByRole('button').first();
const linhas = () => pagina.locator('.tabela tbody tr[data-linha]');

const conferirEmTudo = (nome: string) => conferirOAdmin(pagina, nome);

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
    await novo.pagina
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Comitentes' })
      .click();
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
      expect(daqui.filter((href) => href !== '/admin/').sort()).toEqual(
        seus.itens.flatMap((um) => (um.listado ? [`/admin/${filaAMao(um) ?? um.rota}`] : [])).sort(),
      );
      for (const { rota, titulo, papeis } of seus.fechados) {
        await um.pagina.goto(`${SITE}/admin/${rota}`);
        await um.pagina.getByRole('heading', { name: 'Acesso restrito' }).waitFor();
        await um.pagina.getByText(papeis[0]!, { exact: false }).waitFor();
        // In the menu a room may be called as a kind is.
        const aqui = um.pagina.locator('#conteudo');
        expect(await aqui.getByRole('heading', { name: titulo, exact: true }).count()).toBe(0);
      }
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
    await pagina.locator('#conteudo h1').waitFor();

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

describe.each(ESPECIES)('the screens of %s', (nome) => {
  test('list, order, filter and export it; the address gives anyone the same (BO4)', async () => {
    const recurso = doNome(nome);
    // What waits has a screen of its own in the list's place.
    await abrir(nome === 'aprovacao' ? `/${recurso.rota}/todas` : `/${recurso.rota}`);
    await pagina.getByRole('heading', { level: 1, name: recurso.rotulo.varios }).waitFor();
    await conferirEmTudo(recurso.rota);
    const quantas = await linhas().count();
    if (quantas === 0) {
      await pagina.getByText(/^Ainda não há/).waitFor();
      return;
    }
    await ordenarPor('Número').click();
    await expect.poll(() => new URL(pagina.url()).searchParams.get('ordem')).toBe('asc');
    const ids = () => linhas().locator('td:nth-child(2) span[title]').allInnerTexts();
    await expect
      .poll(async () => (await ids()).map(Number).every((um, i, todos) => i === 0 || um > todos[i - 1]!))
      .toBe(true);
    const procurado = (await ids()).at(-1)!;
    await pagina.getByRole('button', { name: 'Filtrar' }).click();
    const dialogo = pagina.getByRole('dialog', { name: 'Filtrar' });
    await dialogo.getByLabel('Campo').selectOption('id');
    await dialogo.getByLabel('Condição').selectOption('exata');
    await dialogo.getByRole('textbox').fill(procurado);
    await dialogo.getByRole('button', { name: 'Aplicar' }).click();
    await expect.poll(ids).toEqual([procurado]);
    const endereco = pagina.url();
    await pagina.goto('about:blank');
    await pagina.goto(endereco);
    await linhas().first().waitFor();
    expect(await ids()).toEqual([procurado]);
    await pagina.getByText('Exportar', { exact: true }).click();
    const [baixado] = await Promise.all([
      pagina.waitForEvent('download'),
      pagina.getByRole('button', { name: 'Texto (CSV)', exact: true }).click(),
    ]);
    expect(baixado.suggestedFilename()).toMatch(/\.csv$/);
    await linhas().first().locator('a').click();
    await pagina.waitForURL(new RegExp(`/admin/${recurso.rotaDeUm}/`));
    if (A_MAO.has(nome)) await pagina.getByRole('navigation', { name: /^Partes d[ao]/ }).waitFor();
    else await pagina.getByRole('heading', { name: 'O que se sabe dele' }).waitFor();
    await conferirEmTudo(recurso.rotaDeUm);
    if (recurso.historico) {
      await pagina.getByRole('button', { name: 'Histórico' }).click();
      await pagina.getByRole('dialog', { name: 'Histórico' }).locator('li').first().waitFor();
      await semBarreiras(pagina);
      await pagina.keyboard.press('Escape');
    }
    expect(erros).toEqual([]);
  });

  test('make, change, merge, remove and bring it back, by who writes it and nobody else', async () => {
    const recurso = doNome(nome);
    // What is made and changed in a screen of its own is tried there.
    if (A_MAO.has(nome)) return;
    // Of which a brand has one: other files make theirs on the first brand, and none takes a second.
    const voltar = recurso.unico ? await naLoja() : async () => {};
    try {
      await fazerTudo(recurso);
    } finally {
      await voltar();
    }
    expect(erros).toEqual([]);
  });
});

/** On the other brand until it is called back. */
async function naLoja(): Promise<() => Promise<void>> {
  const antes = { api, contexto, pagina, erros, site };
  site = LOJA;
  api = await new Api('pacto').entrar('adm@demo.martelo');
  ({ contexto, pagina, erros } = await pessoa(navegador()));
  await pagina.setViewportSize(TELA);
  await entrar(pagina, 'adm@demo.martelo', '/admin', LOJA);
  return async () => {
    await contexto.close();
    ({ api, contexto, pagina, erros, site } = antes);
  };
}

/** A record from its making to its end, and back; it leaves none behind. */
async function fazerTudo(recurso: RecursoDescrito): Promise<void> {
  const livre = campoLivre(recurso);
  await abrir(`/${recurso.rota}`);
  const novo = pagina.locator('.lista-topo a.botao.primario');
  if (!recurso.escreve) {
    expect(await novo.count()).toBe(0);
    return;
  }
  if (recurso.unico && (await novo.count()) === 0) return;
  await novo.click();
  await pagina.locator('.formulario').waitFor();
  // Nothing filled in: each demand is said at its field, and nothing is sent.
  const exigidos = recurso.campos.filter((um) => um.escreve && um.obrigatorio && um.tipo !== 'grupo');
  if (exigidos.length > 0) {
    await pagina.getByRole('button', { name: 'Cadastrar' }).click();
    await pagina.getByText('Confira os campos marcados.').waitFor();
    expect(await entradaDe(pagina, exigidos[0]!).getAttribute('aria-invalid')).toBe('true');
  }
  await preencher(pagina, recurso, leilaoUid);
  await conferirEmTudo(`${recurso.rotaDeUm}-novo`);
  await pagina.keyboard.press('Control+s');
  await pagina.waitForURL(/[\w-]{36}$/);
  await pagina.getByText('Cadastrado.').waitFor();
  const uid = pagina.url().split('/').at(-1)!;
  if (livre) {
    const [primeiro, deles, meu] = [palavra('Um'), palavra('Deles'), palavra('Meu')];
    const onde = `${recurso.caminho}/${uid}`;
    await entradaDe(pagina, livre).fill(primeiro);
    await pagina.getByRole('button', { name: 'Salvar' }).click();
    await pagina.getByText('Salvo.').first().waitFor();
    // Somebody else saves the same field meanwhile: the second chooses (BO8).
    await entradaDe(pagina, livre).fill(meu);
    const { revisao } = await api.chamar<{ revisao: number }>('GET', onde);
    await api.chamar('PUT', onde, { [livre.campo]: deles, revisao });
    await pagina.getByRole('button', { name: 'Salvar' }).click();
    const mescla = pagina.getByRole('dialog', { name: /Alguém salvou/ });
    await mescla.getByText(deles).waitFor();
    await conferirTela(pagina, `admin-mescla-${recurso.rotaDeUm}`);
    expect(await mescla.getByRole('button', { name: 'Salvar o que escolhi' }).isDisabled()).toBe(true);
    await mescla.getByRole('radio', { name: /Meu/ }).check();
    await mescla.getByRole('button', { name: 'Salvar o que escolhi' }).click();
    await mescla.waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await api.chamar<Record<string, unknown>>('GET', onde))[livre.campo])
      .toBe(meu);
  }
  await pagina.getByRole('button', { name: 'Remover' }).click();
  await pagina.getByRole('dialog').getByRole('button', { name: 'Remover' }).click();
  await pagina.waitForURL(new RegExp(`/admin/${recurso.rota}$`));
  await expect
    .poll(() =>
      api.chamar('GET', `${recurso.caminho}/${uid}`).then(
        () => 'ha',
        () => 'nao',
      ),
    )
    .toBe('nao');
  await pagina.getByRole('button', { name: 'Desfazer' }).last().click();
  await expect
    .poll(() =>
      api.chamar('GET', `${recurso.caminho}/${uid}`).then(
        () => 'ha',
        () => 'nao',
      ),
    )
    .toBe('ha');
  const { revisao } = await api.chamar<{ revisao: number }>('GET', `${recurso.caminho}/${uid}`);
  await api.chamar('DELETE', `${recurso.caminho}/${uid}?revisao=${revisao}`);
}

describe('what every list and form can', () => {
  const lote = palavra('Grupo');
  beforeAll(async () => {
    for (let i = 0; i < 30; i++)
      await api.chamar('POST', '/v1/cliente/grupos-cliente', {
        nome: `${lote} ${'abcdefghijklmnopqrstuvwxyzABCD'[i]}`,
      });
  });
  const daqui = (mais = '') =>
    `/grupos-cliente?filtro=${encodeURIComponent(JSON.stringify([{ tipo: 'geral', valor: lote }]))}${mais}`;

  test('goes through pages, and back to the first with another question', async () => {
    await abrir(daqui('&porPagina=25'));
    await expect.poll(() => linhas().count()).toBe(25);
    await pagina.getByRole('button', { name: 'Próxima página' }).click();
    await expect.poll(() => linhas().count()).toBe(5);
    await pagina.getByText('Página 2 de 2').waitFor();
    await ordenarPor('Nome').click();
    await pagina.getByText('Página 1 de 2').waitFor();
    await pagina.getByText('Colunas', { exact: true }).click();
    await pagina.getByRole('checkbox', { name: 'Criado em' }).check();
    await ordenarPor('Criado em').waitFor();
    await semBarreiras(pagina);
    await pagina.getByRole('button', { name: 'Voltar às de sempre' }).click();
    await ordenarPor('Criado em').waitFor({ state: 'detached' });
  });

  test('does the same to many, line by line: the refusal of one stops none (BO5)', async () => {
    await abrir(daqui('&porPagina=25'));
    await pagina.getByLabel('Marcar todos os desta página').check();
    await pagina.getByRole('button', { name: 'Marcar todos os 30 da lista' }).click();
    await pagina.getByText('30 marcados').waitFor();
    const { itens } = await api.chamar<{ itens: { uid: string; revisao: number }[] }>(
      'GET',
      `/v1/cliente/grupos-cliente?porPagina=1&filtro=${encodeURIComponent(JSON.stringify([{ tipo: 'geral', valor: lote }]))}`,
    );
    await api.chamar('PUT', `/v1/cliente/grupos-cliente/${itens[0]!.uid}`, {
      descricao: 'Mudou.',
      revisao: itens[0]!.revisao,
    });
    await pagina.getByRole('button', { name: 'Alterar um campo' }).click();
    const dialogo = pagina.getByRole('dialog');
    await dialogo.getByLabel('Campo').selectOption('tipo');
    await dialogo.getByLabel('Tipo', { exact: true }).fill('Sazonal');
    await conferirTela(pagina, 'admin-em-massa');
    await dialogo.getByRole('button', { name: 'Sim, fazer' }).click();
    await dialogo.getByText('29 linhas feitas, 1 recusada.').waitFor();
    await conferirTela(pagina, 'admin-em-massa-relatorio');
    await dialogo.getByRole('button', { name: 'Repetir as recusadas' }).click();
    await dialogo.getByText('30 linhas feitas, 0 recusadas.').waitFor();
    await dialogo.getByRole('button', { name: 'Fechar' }).click();
    await expect.poll(() => linhas().filter({ hasText: 'Sazonal' }).count()).toBe(25);
  });

  test('a shown row changes where it stands within two seconds; a new one waits behind a button (BO7)', async () => {
    await abrir(daqui());
    await linhas().first().waitFor();
    await pagina.waitForTimeout(1_000);
    const { itens } = await api.chamar<{ itens: { uid: string; revisao: number; nome: string }[] }>(
      'GET',
      `/v1/cliente/grupos-cliente?porPagina=1&filtro=${encodeURIComponent(JSON.stringify([{ tipo: 'geral', valor: lote }]))}`,
    );
    const antes = await linhas().locator('td:nth-child(3)').allInnerTexts();
    await api.chamar('PUT', `/v1/cliente/grupos-cliente/${itens[0]!.uid}`, {
      tipo: 'Ao vivo',
      revisao: itens[0]!.revisao,
    });
    await linhas()
      .filter({ hasText: itens[0]!.nome })
      .filter({ hasText: 'Ao vivo' })
      .waitFor({ timeout: 8_000 });
    expect(await linhas().locator('td:nth-child(3)').allInnerTexts()).toEqual(antes);
    await api.chamar('POST', '/v1/cliente/grupos-cliente', { nome: `${lote} novo` });
    await pagina.getByRole('button', { name: '1 novo: mostrar' }).click();
    await linhas()
      .filter({ hasText: `${lote} novo` })
      .waitFor();
  });

  test('keeps what was written through a reload, asks before it is left, and forgets it with the session (BO9)', async () => {
    const outra = await pessoa(navegador());
    await outra.pagina.setViewportSize(TELA);
    await entrar(outra.pagina, 'sac@demo.martelo', '/admin/grupo-cliente/novo', SITE);
    const nome = outra.pagina.locator('#campo-nome');
    await nome.fill('Escrito e não salvo');
    await outra.pagina.waitForTimeout(900);
    await outra.pagina.reload();
    await outra.pagina.getByText(/^Recuperamos o que você escreveu/).waitFor();
    expect(await nome.inputValue()).toBe('Escrito e não salvo');
    await conferirTela(outra.pagina, 'admin-rascunho');
    await outra.pagina.getByRole('link', { name: 'Início' }).click();
    await outra.pagina.getByRole('dialog', { name: 'Sair sem salvar?' }).waitFor();
    await outra.pagina.getByRole('button', { name: 'Sair e guardar' }).click();
    await outra.pagina.getByRole('heading', { name: /^Olá/ }).waitFor();
    const guardados = () =>
      outra.pagina.evaluate(() => Object.keys(localStorage).filter((um) => um.includes('rascunho')).length);
    expect(await guardados()).toBe(1);
    await outra.pagina.goto(`${SITE}/sair`);
    await outra.pagina.waitForURL(/\/login/);
    expect(await guardados()).toBe(0);
    expect(outra.erros).toEqual([]);
    await outra.contexto.close();
  });

  test('a masked field is shown whole to who may and asks, never sent back as its mask, nor kept in a draft (R4)', async () => {
    const onde = '/v1/contas-bancarias';
    const { uid, titularDocumento } = await api.chamar<{ uid: string; titularDocumento: string }>(
      'POST',
      onde,
      {
        ...{
          banco: 'Banco de Teste',
          bancoCodigo: '001',
          agencia: '1',
          conta: String(randomInt(1e9)),
          titular: palavra('Titular'),
        },
        titularDocumento: cpfNovo(),
      },
    );
    await abrir(`/conta-bancaria/${uid}`);
    await pagina.getByText(`Hoje: ${titularDocumento}.`, { exact: false }).waitFor();
    await pagina.locator('#campo-titular').fill(palavra('Titular'));
    await pagina.locator('#campo-titularDocumento').fill('52998224725');
    await pagina.waitForTimeout(900);
    const rascunhos = await pagina.evaluate(() =>
      Object.entries(localStorage)
        .filter(([um]) => um.includes('rascunho'))
        .join(),
    );
    expect(rascunhos).toContain('titular');
    expect(rascunhos).not.toMatch(/titularDocumento|52998224725/);
    await pagina.locator('#campo-titularDocumento').fill('');
    await pagina.getByRole('button', { name: 'Salvar' }).click();
    await pagina.getByText('Salvo.').first().waitFor();
    expect((await api.chamar<{ titularDocumento: string }>('GET', `${onde}/${uid}`)).titularDocumento).toBe(
      titularDocumento,
    );
    const inteiro = (await api.chamar<{ titularDocumento: string }>('GET', `${onde}/${uid}?inteiros=true`))
      .titularDocumento;
    await pagina.getByRole('button', { name: 'Mostrar dados por inteiro' }).click();
    await pagina.locator('.sabidos').getByText(inteiro).waitFor();
    const { revisao } = await api.chamar<{ revisao: number }>('GET', `${onde}/${uid}`);
    await api.chamar('DELETE', `${onde}/${uid}?revisao=${revisao}`);
  });

  test('an action that leads on is asked about in words, done, and gone where it leads nowhere any more', async () => {
    const convite = await api.chamar<{ uid: string }>('POST', '/v1/convites-cadastro', {
      nome: palavra('Convite'),
    });
    await abrir(`/convite/${convite.uid}`);
    await pagina.getByRole('button', { name: 'Revoga' }).click();
    await pagina.getByRole('dialog').getByText('Revoga: o link não vale mais').waitFor();
    await conferirTela(pagina, 'admin-acao');
    await pagina.getByRole('button', { name: 'Sim, fazer' }).click();
    await pagina.locator('.registro-topo').getByText('Revogado').waitFor();
    expect(await pagina.getByRole('button', { name: 'Revoga' }).count()).toBe(0);
  });
});
