import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { palavra } from './administracao.ts';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { Api, conferirTela, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* Undoing a change from a record's history (BO10). */

const { navegador } = usarPlataforma();
const GRUPOS = '/v1/cliente/grupos-cliente';
let api: Api;
let contexto: BrowserContext;
let pagina: Page;
let erros: string[];
beforeAll(async () => {
  api = await new Api().entrar('adm@demo.martelo');
  ({ contexto, pagina, erros } = await pessoa(navegador()));
  await pagina.setViewportSize(TELA);
  await entrar(pagina, 'sac@demo.martelo', '/admin', SITE);
});
afterAll(() => contexto?.close());

interface Grupo {
  uid: string;
  revisao: number;
  nome: string;
  tipo?: string;
  descricao?: string;
}
const ler = (uid: string) => api.chamar<Grupo>('GET', `${GRUPOS}/${uid}`);
const mudar = async (uid: string, mudanca: object) =>
  api.chamar<Grupo>('PUT', `${GRUPOS}/${uid}`, { ...mudanca, revisao: (await ler(uid)).revisao });
const abrirHistorico = async (uid: string) => {
  await pagina.goto(`${SITE}/admin/grupo-cliente/${uid}`);
  await pagina.getByRole('button', { name: 'Histórico' }).click();
  await gaveta().locator('li').first().waitFor();
};
const gaveta = () => pagina.getByRole('dialog', { name: 'Histórico' });
const desfazer = () => gaveta().getByRole('button', { name: /^Desfazer: Alteração de/ });

test('a change is undone from the history, confirmed in words, by keys alone; its making and a situation are not', async () => {
  const nome = palavra('Grupo');
  const { uid } = await api.chamar<Grupo>('POST', GRUPOS, { nome, tipo: 'Antigo' });
  await mudar(uid, { tipo: 'Novo' });
  await mudar(uid, { descricao: 'Depois.' });
  await mudar(uid, { situacao: 'Inativo' });
  await abrirHistorico(uid);
  expect(await gaveta().locator('li').count()).toBe(4);
  expect(await desfazer().count()).toBe(2);
  await conferirOAdmin(pagina, 'desfazer-historico');
  await desfazer().last().focus();
  await pagina.keyboard.press('Enter');
  const pergunta = pagina.getByRole('dialog', { name: 'Desfazer esta alteração?' });
  await pergunta.locator('del', { hasText: 'Novo' }).waitFor();
  await pergunta.locator('ins', { hasText: 'Antigo' }).waitFor();
  await conferirOAdmin(pagina, 'desfazer-pergunta');
  await pergunta.getByRole('button', { name: 'Sim, desfazer' }).click();
  await gaveta().getByText('Alteração desfeita').waitFor();
  expect(await ler(uid)).toMatchObject({ nome, tipo: 'Antigo', descricao: 'Depois.', revisao: 5 });
  await pagina.keyboard.press('Escape');
  expect(await pagina.locator('#campo-tipo').inputValue()).toBe('Antigo');
});

test('what somebody has changed since is chosen field by field, and nothing is put back before', async () => {
  const { uid } = await api.chamar<Grupo>('POST', GRUPOS, { nome: palavra('Grupo'), tipo: 'Um' });
  await mudar(uid, { tipo: 'Dois' });
  await mudar(uid, { tipo: 'Três' });
  await abrirHistorico(uid);
  await desfazer().last().click();
  await pagina.getByRole('button', { name: 'Sim, desfazer' }).click();
  const mescla = pagina.getByRole('dialog', { name: /^Alguém mudou os mesmos campos/ });
  await mescla.getByText('Três').waitFor();
  await conferirTela(pagina, 'admin-desfazer-mescla');
  expect((await ler(uid)).tipo).toBe('Três');
  await mescla.getByRole('radio', { name: /Como era antes dela/ }).check();
  await mescla.getByRole('button', { name: 'Salvar o que escolhi' }).click();
  await mescla.waitFor({ state: 'detached' });
  await expect.poll(async () => (await ler(uid)).tipo).toBe('Um');
  expect(erros).toEqual([]);
});
