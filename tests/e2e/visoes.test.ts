import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { palavra } from './administracao.ts';
import { CELULAR, conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { nadaCarrega } from './nada-carrega.ts';
import { Api, conferirTela, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { noMenu } from './usar-administracao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* Views of the back office's lists: kept, opened by their address, changed, what a list opens with, taken away. */

const { navegador } = usarPlataforma();
let contexto: BrowserContext;
let pagina: Page;
let erros: string[];
beforeAll(async () => {
  const adm = await new Api().entrar('adm@demo.martelo');
  for (const grupo of ['Um', 'Outro'])
    await adm.chamar('POST', '/v1/cliente/grupos-cliente', { nome: palavra(grupo) });
  ({ contexto, pagina, erros } = await pessoa(navegador()));
  await pagina.setViewportSize(TELA);
  await entrar(pagina, 'sac@demo.martelo', '/admin/grupos-cliente', SITE);
});
afterAll(() => contexto?.close());

const LISTA = `${SITE}/admin/grupos-cliente`;
const pronta = async (qual = pagina) => {
  await qual.locator('#conteudo h1').waitFor();
  await nadaCarrega(qual);
};
const menu = (qual = pagina) => qual.locator('.visoes > summary');
const naFolha = (nome: string) => pagina.locator('.visoes').getByRole('button', { name: nome });
const busca = (qual = pagina) => new URL(qual.url()).searchParams;
const cabecas = (qual = pagina) => qual.locator('.tabela thead th').allInnerTexts();

describe('views of a list', () => {
  const nome = palavra('Visão');

  test('are kept with filters, order, columns and height, and open by their address alone (BO4)', async () => {
    await pagina.goto(`${LISTA}?ordenar=nome&ordem=asc`);
    await pronta();
    await pagina.getByText('Colunas', { exact: true }).click();
    await pagina.getByRole('checkbox', { name: 'Criado em' }).check();
    // It has moved among those that are shown, and the focus with it: Escape still puts the sheet away.
    await pagina.waitForFunction(() => document.activeElement?.matches('[data-campo]:checked'));
    await pagina.keyboard.press('Escape');
    await pagina.getByLabel('Largura da coluna Nome').waitFor({ state: 'hidden' });
    await pagina.getByText('Colunas', { exact: true }).click();
    await pagina.getByLabel('Largura da coluna Nome').selectOption('420');
    // By keys alone: a column goes one place on, which is said.
    await pagina.getByRole('button', { name: 'Mover Criado em para a esquerda' }).focus();
    await pagina.keyboard.press('Enter');
    await pagina.getByText(/^Criado em: \d+ª coluna de \d+\.$/).waitFor({ state: 'attached' });
    await conferirTela(pagina, 'admin-visoes-colunas');
    await pagina.keyboard.press('Escape');
    const comoEsta = await cabecas();
    expect(comoEsta.indexOf('Criado em')).toBe(comoEsta.length - 2);

    await menu().click();
    await naFolha('Guardar como nova visão…').click();
    const dialogo = pagina.getByRole('dialog', { name: 'Guardar como nova visão' });
    // Who makes none for a role is not asked whose it is.
    expect(await dialogo.getByLabel('De quem é').count()).toBe(0);
    await dialogo.getByRole('button', { name: 'Guardar' }).click();
    await dialogo.getByRole('alert').waitFor();
    await conferirOAdmin(pagina, 'visao-nova');
    await dialogo.getByLabel('Nome').fill(nome);
    await dialogo.getByLabel('Altura das linhas').selectOption('Alta');
    await pagina.keyboard.press('Enter');
    await dialogo.waitFor({ state: 'detached' });
    await pagina.getByText(`Visão ${nome} guardada.`).waitFor();
    await expect.poll(() => menu().innerText()).toBe(`Visão: ${nome}`);
    expect([busca().get('ordenar'), busca().get('ordem')]).toEqual(['nome', 'asc']);
    expect(busca().get('visao')).toMatch(/^\d+$/);

    const endereco = pagina.url();
    await pagina.evaluate(() => localStorage.clear());
    await pagina.goto('about:blank');
    await pagina.goto(endereco);
    await pronta();
    expect(await cabecas()).toEqual(comoEsta);
    const medidas = await pagina
      .locator('.tabela th')
      .evaluateAll((todas) => todas.map((uma) => uma.getBoundingClientRect().width));
    expect(Math.round(medidas[comoEsta.indexOf('Nome')]!)).toBe(420);
    const linha = pagina.locator('.tabela tbody td').first();
    expect(Math.round((await linha.boundingBox())!.height)).toBeGreaterThanOrEqual(48);

    // The same address gives another the same list, with their own columns, and says that the view is not theirs.
    const outra = await pessoa(navegador());
    await outra.pagina.setViewportSize(TELA);
    await entrar(outra.pagina, 'adm@demo.martelo', new URL(endereco).pathname, SITE);
    await outra.pagina.goto(endereco);
    await pronta(outra.pagina);
    await outra.pagina
      .getByText('A visão deste endereço não existe mais ou não é sua.', { exact: false })
      .waitFor();
    expect(busca(outra.pagina).get('ordenar')).toBe('nome');
    expect(await cabecas(outra.pagina)).not.toEqual(comoEsta);
    expect(outra.erros).toEqual([]);
    await outra.contexto.close();
  });

  test('say that they are changed, keep the changes, or go back', async () => {
    await pagina.getByRole('columnheader', { name: 'Nome', exact: true }).getByRole('button').click();
    await expect.poll(() => menu().innerText()).toBe(`Visão mudada: ${nome}`);
    await menu().click();
    await conferirOAdmin(pagina, 'visoes-mudada');
    await naFolha('Voltar a ela como foi guardada').click();
    await expect.poll(() => menu().innerText()).toBe(`Visão: ${nome}`);
    expect(busca().get('ordem')).toBe('asc');
    await pagina.getByRole('columnheader', { name: 'Nome', exact: true }).getByRole('button').click();
    await menu().click();
    await naFolha('Guardar as mudanças nesta visão').click();
    await expect.poll(() => menu().innerText()).toBe(`Visão: ${nome}`);
    expect(busca().get('ordem')).toBe('desc');
  });

  test('one is what the list opens with: its address then says all of it; without it the list is whole', async () => {
    await menu().click();
    await naFolha('Abrir a lista com ela').click();
    await pagina.getByText(`A lista abre com a visão ${nome}.`).waitFor();
    const endereco = pagina.url();
    await pagina.getByRole('link', { name: 'Início' }).click();
    await (await noMenu(pagina, 'Grupos de clientes')).click();
    await pagina.waitForURL(endereco);
    await pronta();
    // Back is where one came from, not the same list again.
    await pagina.goBack();
    await pagina.getByRole('heading', { name: /^Olá/ }).waitFor();
    await pagina.goForward();
    await pronta();
    await menu().click();
    await pagina.getByRole('link', { name: 'Toda a lista, sem visão' }).click();
    await expect.poll(() => pagina.url()).toBe(`${LISTA}?visao=nenhuma`);
    await expect.poll(() => menu().innerText()).toBe('Visões');
    // A filter that comes and goes leaves the whole list, not the view that was put aside.
    await pagina.goto(
      `${LISTA}?filtro=${encodeURIComponent('[{"tipo":"existe","campo":"id","valor":true}]')}`,
    );
    await pronta();
    await pagina.getByRole('button', { name: /^Tirar o filtro/ }).click();
    await expect.poll(() => pagina.url()).toBe(`${LISTA}?visao=nenhuma`);
    await menu().click();
    await pagina.locator('.visoes').getByRole('link', { name: nome }).click();
    await menu().click();
    await naFolha('Não abrir mais a lista com ela').click();
    await pagina.getByText(`A lista não abre mais com a visão ${nome}.`).waitFor();
    await pagina.goto(LISTA);
    await pronta();
    expect(pagina.url()).toBe(LISTA);
  });

  test('of a role are made by ADM, read by who has it, and changed by nobody else', async () => {
    const doPapel = palavra('Do atendimento');
    const deles = await pessoa(navegador());
    await deles.pagina.setViewportSize(TELA);
    await entrar(deles.pagina, 'adm@demo.martelo', '/admin/grupos-cliente', SITE);
    await pronta(deles.pagina);
    await menu(deles.pagina).click();
    await deles.pagina.getByRole('button', { name: 'Guardar como nova visão…' }).click();
    const dialogo = deles.pagina.getByRole('dialog');
    await dialogo.getByLabel('Nome').fill(doPapel);
    await dialogo.getByLabel('De quem é').selectOption('De Atendimento');
    await dialogo.getByRole('button', { name: 'Guardar' }).click();
    await deles.pagina.getByText(`Visão ${doPapel} guardada.`).waitFor();
    await pagina.reload();
    await pronta();
    await menu().click();
    await pagina
      .locator('.visoes')
      .getByRole('group', { name: 'De Atendimento' })
      .getByRole('link', { name: doPapel })
      .click();
    await expect.poll(() => menu().innerText()).toBe(`Visão: ${doPapel}`);
    await menu().click();
    await naFolha('Guardar como nova visão…').waitFor();
    for (const ato of ['Remover esta visão…', 'Mudar o nome e a altura…', 'Abrir a lista com ela'])
      expect(await naFolha(ato).count(), ato).toBe(0);
    await pagina.keyboard.press('Escape');

    await menu(deles.pagina).click();
    await deles.pagina.getByRole('button', { name: 'Remover esta visão…' }).click();
    await deles.pagina.getByText('Some para todos de Atendimento.', { exact: false }).waitFor();
    await deles.pagina.getByRole('dialog').getByRole('button', { name: 'Remover' }).click();
    await deles.pagina.getByText(`Visão ${doPapel} removida.`).waitFor();
    await pagina.reload();
    await pagina.getByText('A visão deste endereço não existe mais', { exact: false }).waitFor();
    await deles.pagina.getByRole('button', { name: 'Desfazer' }).click();
    await deles.pagina.getByText(`Visão ${doPapel} de volta.`).waitFor();
    expect(deles.erros).toEqual([]);
    await deles.contexto.close();
  });

  test('whose filter there is no more say so in words, and open without it', async () => {
    const velha = palavra('De outro tempo');
    const sac = await new Api().entrar('sac@demo.martelo');
    const { id } = await sac.chamar<{ id: number }>('POST', '/v1/visoes', {
      ...{ nome: velha, lista: 'grupoCliente', endereco: 'ordenar=nome&ordem=asc' },
    });
    // As if the kind had once had a field that it has no more.
    const filtro = JSON.stringify([{ tipo: 'exata', campo: 'regiao', valor: 'Sul' }]);
    await pagina.goto(`${LISTA}?filtro=${encodeURIComponent(filtro)}&ordenar=nome&ordem=asc&visao=${id}`);
    await pagina
      .getByRole('heading', { name: `A visão ${velha} pede o que esta lista não tem mais` })
      .waitFor();
    await pagina.getByText('Filtro: regiao é Sul').waitFor();
    expect(await pagina.locator('.tabela').count()).toBe(0);
    await conferirOAdmin(pagina, 'visao-perdida');
    await pagina.getByRole('button', { name: 'Abrir sem isso' }).click();
    await pagina.locator('.tabela').waitFor();
    expect([busca().get('filtro'), busca().get('ordenar')]).toEqual([null, 'nome']);
  });

  test('stand in lists that are no records’ as well, and on a telephone', async () => {
    const celular = await pessoa(navegador());
    await celular.pagina.setViewportSize(CELULAR);
    await entrar(celular.pagina, 'adm@demo.martelo', '/admin/leiloes', SITE);
    await pronta(celular.pagina);
    await menu(celular.pagina).click();
    await conferirTela(celular.pagina, 'admin-visoes-celular');
    await celular.pagina.getByRole('button', { name: 'Guardar como nova visão…' }).click();
    const deLeiloes = palavra('Leilões');
    await celular.pagina.getByRole('dialog').getByLabel('Nome').fill(deLeiloes);
    await celular.pagina.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    await expect.poll(() => menu(celular.pagina).innerText()).toBe(`Visão: ${deLeiloes}`);
    // What was decided and what waits have lists of their own: the view stays in the one that it was made in.
    await celular.pagina.goto(`${SITE}/admin/aprovacoes/todas?ordenar=id&ordem=asc`);
    await pronta(celular.pagina);
    await menu(celular.pagina).click();
    await celular.pagina.getByRole('button', { name: 'Guardar como nova visão…' }).click();
    await celular.pagina.getByRole('dialog').getByLabel('Nome').fill(palavra('Todas'));
    await celular.pagina.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    await celular.pagina.waitForURL(/\/admin\/aprovacoes\/todas\?.*visao=\d+$/);
    expect(celular.erros).toEqual([]);
    await celular.contexto.close();
    expect(erros).toEqual([]);
  });
});
