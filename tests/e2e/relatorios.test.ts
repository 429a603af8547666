import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { baixar } from './baixar.ts';
import { conferirOAdmin } from './conferir-o-admin.ts';
import { semBarreiras } from './sem-barreiras.ts';
import { type Mesa, usarAdministracao } from './usar-administracao.ts';

/* Reports, and an auction by its figures. */

const { mesa } = usarAdministracao();
let { api, pagina, abrir } = {} as Mesa;
beforeAll(() => {
  ({ api, pagina, abrir } = mesa());
});

test('a report is chosen, narrowed to an auction found by words, run, and stands among the last ones', async () => {
  await abrir('/relatorios');
  await pagina.getByRole('heading', { name: 'Catálogo' }).waitFor();
  await semBarreiras(pagina);
  await pagina.getByRole('button', { name: 'Tirar Lances por lote' }).click();
  const dialogo = pagina.getByRole('dialog', { name: 'Lances por lote' });
  await dialogo.getByRole('combobox', { name: 'Leilão' }).fill('a');
  const opcao = dialogo.getByRole('option').first();
  await opcao.waitFor();
  await semBarreiras(pagina);
  await pagina.keyboard.press('Enter');
  await dialogo.getByRole('button', { name: /^Tirar o leilão/ }).waitFor();
  await dialogo.getByLabel('Formato').selectOption('csv');
  await semBarreiras(pagina);
  const baixado = await baixar(pagina, () =>
    dialogo.getByRole('button', { name: 'Tirar', exact: true }).click(),
  );
  expect(await readFile(await baixado.path(), 'utf8')).toContain('Participantes;Visualizações');
  const linha = pagina.locator('.relacao tbody tr').first();
  await linha.getByText('Lances por lote').waitFor();
  await linha.getByText(/^Leilão: /).waitFor();
  await linha.getByText('Pronta').waitFor();
  await conferirOAdmin(pagina, 'relatorios');
  await abrir('/relatorios-comitente');
  await pagina.getByText('Resultado dos meus lotes').first().waitFor();
  await conferirOAdmin(pagina, 'relatorios-comitente');
});

test('an auction’s figures are reached from it, open the lists that they count, and change by themselves', async () => {
  const { itens } = await api.chamar<{ itens: { uid: string; nome: string; situacao: string }[] }>(
    'GET',
    '/v1/leiloes?porPagina=50',
  );
  const leilao = itens.find(({ situacao }) => situacao === 'PRONTO') ?? itens[0]!;
  await abrir(`/leilao/${leilao.uid}`);
  await pagina.getByRole('link', { name: 'Painel ao vivo' }).click();
  await pagina.getByRole('heading', { name: 'Painel ao vivo' }).waitFor();
  const lotes = pagina.getByRole('link', { name: /^[\d.]+ ?Lotes / });
  await lotes.waitFor();
  await semBarreiras(pagina);
  await conferirOAdmin(pagina, 'painel');
  const antes = Number((await lotes.locator('strong').innerText()).replace('.', ''));
  await api.chamar('POST', `/v1/leiloes/${leilao.uid}/lotes`, [
    { nome: 'Lote do painel', tipo: 'Equipamento', valor: { minimo: 10_000 } },
  ] as never);
  await lotes.filter({ hasText: String(antes + 1) }).waitFor({ timeout: 2_500 });
  await lotes.click();
  await pagina.getByRole('heading', { name: 'Lotes', exact: true }).waitFor();
  await pagina.getByText(new RegExp(`^${antes + 1} registros?`)).waitFor();
});
