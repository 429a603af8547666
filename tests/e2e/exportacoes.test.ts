import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { palavra } from './administracao.ts';
import { baixar } from './baixar.ts';
import { conferirTela, SITE } from './plataforma.ts';
import { semBarreiras } from './sem-barreiras.ts';
import { semNome } from './sem-nome.ts';
import { type Mesa, usarAdministracao } from './usar-administracao.ts';

/* Taking a list away: asked for where the list is, made meanwhile, fetched from wherever one is. */

const { mesa } = usarAdministracao();
let { api, pagina, abrir, ir } = {} as Mesa;
const lote = palavra('Exporta');
const filtrada = `/grupos-cliente?filtro=${encodeURIComponent(JSON.stringify([{ tipo: 'geral', valor: lote }]))}`;
beforeAll(async () => {
  ({ api, pagina, abrir, ir } = mesa());
  for (const letra of 'abc')
    await api.chamar('POST', '/v1/cliente/grupos-cliente', { nome: `${lote} ${letra}` });
});
afterAll(() => pagina?.unrouteAll({ behavior: 'ignoreErrors' }));

const bandeja = () => pagina.getByLabel(/^Meus arquivos/).first();
const folha = () => pagina.getByRole('region', { name: 'Meus arquivos' });

test('who asked for a list is given it, and finds it again on another screen with its question', async () => {
  await abrir(filtrada);
  await pagina.getByText('Exportar', { exact: true }).click();
  const baixado = await baixar(pagina, () =>
    pagina.getByRole('button', { name: 'Texto (CSV)', exact: true }).click(),
  );
  expect(baixado.suggestedFilename()).toMatch(/^grupoCliente-.*\.csv$/);
  expect((await readFile(await baixado.path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(4);
  await pagina.getByText('Grupos de clientes: arquivo pronto, 3 linhas.').waitFor();
  await abrir('/unidades-negocio');
  await bandeja().click();
  const linha = folha().getByRole('listitem').first();
  await linha.getByText(`Busca: ${lote}`).waitFor();
  await linha.getByText('3 linhas').waitFor();
  await semBarreiras(pagina);
  await conferirTela(pagina, 'exportacoes-bandeja');
  const deNovo = await baixar(pagina, () =>
    linha.getByRole('button', { name: 'Baixar Grupos de clientes' }).click(),
  );
  expect(deNovo.suggestedFilename()).toBe(baixado.suggestedFilename());
  await pagina.keyboard.press('Escape');
  await folha().waitFor({ state: 'hidden' });
});

test('one that is being made shows how far it is, and is given up from wherever one is', async () => {
  // Made too fast to be looked at: what its author is told of it is held at the middle until they give it up.
  let cancelada = '';
  await pagina.route('**/api/v1/minhas-exportacoes?*', async (rota) => {
    const resposta = await rota.fetch(semNome(rota.request()));
    const corpo = await resposta.json();
    const [primeira] = corpo.itens;
    if (cancelada === '')
      Object.assign(primeira, { situacao: 'FAZENDO', linhas: 120_000, total: 180_000, prontaEm: null });
    await rota.fulfill({ response: resposta, json: corpo });
  });
  await pagina.route('**/api/v1/minhas-exportacoes/*/cancelar', async (rota) => {
    cancelada = rota.request().url();
    await rota.continue();
  });
  await abrir('/unidades-negocio');
  await pagina.getByLabel('Meus arquivos, 1 sendo feito').click();
  await folha().getByText('120.000 de 180.000 linhas').waitFor();
  expect(await folha().getByRole('progressbar').getAttribute('max')).toBe('180000');
  await semBarreiras(pagina);
  await conferirTela(pagina, 'exportacoes-andando');
  await folha().getByRole('button', { name: 'Cancelar Grupos de clientes' }).click();
  await expect.poll(() => cancelada).toContain('/cancelar');
  // Ready already: nothing is taken from its author, who is told.
  await pagina.getByText('A situação mudou desde a sua última atualização', { exact: false }).waitFor();
  await pagina.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a refusal is said where one asked, and what could not be read is tried again', async () => {
  await pagina.route('**/api/v1/minhas-exportacoes', (rota) =>
    rota.fulfill({
      status: 422,
      json: {
        ...{ statusCode: 422, codigo: 'EXPORTACAO_GRANDE_DEMAIS' },
        message: 'São 300.000 linhas, e um arquivo leva até 200.000. Use filtros, e exporte em partes.',
      },
    }),
  );
  await abrir(filtrada);
  await pagina.getByText('Exportar', { exact: true }).click();
  await pagina.getByRole('button', { name: 'Planilha (XLSX)', exact: true }).click();
  await pagina.getByText('São 300.000 linhas', { exact: false }).waitFor();
  await pagina.unrouteAll({ behavior: 'ignoreErrors' });
  await pagina.setViewportSize({ width: 360, height: 740 });
  await pagina.goto(`${SITE}/admin/exportacoes`);
  await pagina.locator('#conteudo h1').waitFor();
  await pagina.locator('#conteudo').getByText('Grupos de clientes').first().waitFor();
  expect(await pagina.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await bandeja().click();
  await folha().getByRole('listitem').first().waitFor();
  await conferirTela(pagina, 'exportacoes-360');
  await ir('/unidades-negocio');
});
