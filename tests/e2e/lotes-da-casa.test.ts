import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baixar } from './baixar.ts';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { Api, LOJA, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* The lots of all auctions in one list, and what is done to many of them at once. */

const { navegador } = usarPlataforma();
const MARCA = randomUUID().slice(0, 6);
const daqui = (horas: number) => new Date(Date.now() + horas * 3_600_000).toISOString();

let api: Api;
let contexto: BrowserContext;
let pagina: Page;
let erros: string[];
let lotes: string[] = [];

async function leilao(nome: string, nomes: readonly string[]): Promise<string[]> {
  const { uid } = await api.chamar<{ uid: string }>('POST', '/v1/leiloes', {
    ...{ nome: `${nome} ${MARCA}`, data: daqui(48), situacao: 'PRONTO' },
  });
  const { itens } = await api.chamar<{ itens: { uid: string }[] }>(
    'POST',
    `/v1/leiloes/${uid}/lotes`,
    nomes.map((um) => ({ nome: `${um} ${MARCA}`, tipo: 'Carro', valor: { minimo: 1_000_00 } })),
  );
  return itens.map((um) => um.uid);
}

beforeAll(async () => {
  api = await new Api().entrar('adm@demo.martelo');
  lotes = [
    ...(await leilao('Primeiro', ['Trator', 'Colheitadeira'])),
    ...(await leilao('Segundo', ['Semeadeira'])),
  ];
  ({ contexto, pagina, erros } = await pessoa(navegador()));
  await pagina.setViewportSize(TELA);
  await entrar(pagina, 'adm@demo.martelo', '/admin/lotes', SITE);
});
afterAll(() => contexto?.close());

const botao = (nome: string | RegExp) => pagina.getByRole('button', { name: nome, exact: true });
const linhas = () => pagina.locator('.tabela tbody tr[data-linha]');
const procurar = async (texto: string): Promise<void> => {
  await pagina.getByRole('searchbox').fill(texto);
  await pagina.waitForURL(/filtro=/);
};

describe('all lots', () => {
  test('are found across auctions, and the address is the list', async () => {
    await pagina.getByRole('heading', { level: 1, name: 'Lotes' }).waitFor();
    for (const coluna of [
      'Nome',
      'Foto',
      'Nome do leilão',
      'Situação',
      'Mínimo',
      'Maior lance',
      'Encerramento',
    ])
      await pagina.getByRole('columnheader', { name: coluna, exact: true }).waitFor();
    await linhas().first().waitFor();
    await conferirOAdmin(pagina, 'lotes');
    await procurar(MARCA);
    await expect.poll(() => linhas().count()).toBe(3);
    expect(
      await linhas()
        .allTextContents()
        .then((um) => um.join(' ')),
    ).toMatch(/Primeiro.*|Segundo/);
    await pagina.reload();
    await expect.poll(() => linhas().count()).toBe(3);
    // Only what has an order is offered one.
    await pagina.getByRole('button', { name: 'Mínimo' }).click();
    await pagina.waitForURL(/ordenar=valor\.minimo/);
    expect(
      await pagina.getByRole('columnheader', { name: 'Nome', exact: true }).getByRole('button').count(),
    ).toBe(0);
  });

  test('show a bid where they stand, without being asked again', async () => {
    await expect.poll(() => linhas().count()).toBe(3);
    const cliente = await new Api().entrar('cliente1@demo.martelo');
    await cliente.chamar('POST', `/v1/lotes/${lotes[0]}/lances`, {
      ...{ comandoId: randomUUID(), tipo: 'MANUAL', valor: 1_000_00 },
    });
    await expect
      .poll(async () => (await linhas().filter({ hasText: 'Trator' }).textContent())?.split('R$').length, {
        timeout: 5_000,
      })
      .toBe(3);
  });

  test('are changed at once by keys: marked, asked, answered line by line, the refused again', async () => {
    await linhas().first().locator('a').focus();
    await pagina.keyboard.press('x');
    await pagina.getByText('1 marcado', { exact: true }).waitFor();
    await botao('Marcar todos os 3 da lista').click();
    await pagina.getByText('3 marcados', { exact: true }).waitFor();
    await botao('Mínimo e incremento').click();
    await pagina.getByRole('heading', { name: 'Mínimo e incremento: 3 linhas?' }).waitFor();
    await conferirOAdmin(pagina, 'lotes-valores');
    await pagina.locator('#campo-minimo').fill('1.500,00');
    await botao('Sim, fazer').click();
    // Who bid on one of them relied on its opening price.
    await pagina.getByText('2 linhas feitas, 1 recusada.').waitFor();
    await pagina.locator('.relatorio li[data-tom="ruim"]').filter({ hasText: 'Trator' }).waitFor();
    await conferirOAdmin(pagina, 'lotes-relatorio');
    await botao('Repetir as recusadas').click();
    await pagina.getByText('2 linhas feitas, 1 recusada.').waitFor();
    await pagina.keyboard.press('Escape');
    await linhas().filter({ hasText: 'Semeadeira' }).filter({ hasText: 'R$ 1.500,00' }).waitFor();
  });

  test('are suspended with a reason, and taken up again; a situation is one that staff may give', async () => {
    await pagina.getByRole('checkbox', { name: 'Marcar todos os desta página' }).check();
    await botao('Suspender').click();
    await botao('Sim, fazer').click();
    await pagina.getByText('Escreva o motivo, com 3 letras ou mais.').waitFor();
    await pagina.getByLabel('Motivo, que o público lê').fill('Vistoria pendente');
    await botao('Sim, fazer').click();
    await pagina.getByText('3 linhas feitas, 0 recusadas.').waitFor();
    await pagina.keyboard.press('Escape');
    await linhas().filter({ hasText: 'Suspenso' }).nth(2).waitFor();
    await pagina.getByRole('checkbox', { name: 'Marcar todos os desta página' }).check();
    await botao('Mudar a situação').click();
    expect(await pagina.getByLabel('Nova situação').locator('option').allTextContents()).not.toContain(
      'Suspenso',
    );
    await pagina.getByLabel('Nova situação').selectOption('Pendente');
    await botao('Sim, fazer').click();
    // With a bid it may not go back to where none was taken.
    await pagina.getByText(/linhas? feitas?, \d recusada/).waitFor();
    await pagina.keyboard.press('Escape');
    await linhas().filter({ hasText: 'Pendente' }).first().waitFor();
  });

  test('open in the lot’s screen, which leads back to the list as it was', async () => {
    await linhas().filter({ hasText: 'Semeadeira' }).getByRole('link').click();
    await pagina.getByRole('heading', { level: 1, name: `Semeadeira ${MARCA}` }).waitFor();
    await pagina.getByRole('link', { name: 'Voltar aos lotes' }).click();
    await pagina.waitForURL(/\/admin\/lotes\?.*filtro=/);
    await expect.poll(() => linhas().count()).toBe(3);
    await pagina.keyboard.press('e');
    const baixado = await baixar(pagina, () => pagina.getByRole('button', { name: 'Texto (CSV)' }).click());
    expect(baixado.suggestedFilename()).toMatch(/^loteDaCasa-.*\.csv$/);
    expect(erros).toEqual([]);
  });

  test('are a store’s announcements there, and closed to who may not list them', async () => {
    const loja = await pessoa(navegador());
    await entrar(loja.pagina, 'adm@demo.martelo', '/admin/lotes', LOJA);
    await loja.pagina.getByRole('heading', { level: 1, name: 'Anúncios' }).waitFor();
    await loja.pagina.getByRole('columnheader', { name: 'Maior oferta' }).waitFor();
    await loja.contexto.close();
    const patio = await pessoa(navegador());
    await entrar(patio.pagina, 'patio@demo.martelo', '/admin/lotes', SITE);
    await patio.pagina.getByRole('heading', { level: 1 }).first().waitFor();
    expect(
      await patio.pagina.getByRole('navigation').getByRole('link', { name: 'Lotes', exact: true }).count(),
    ).toBe(0);
    expect(await patio.pagina.locator('.tabela').count()).toBe(0);
    await patio.contexto.close();
  });

  test('a consignor sees the list of their own alone, and no act', async () => {
    const dele = await pessoa(navegador());
    await entrar(dele.pagina, 'comitente@demo.martelo', '/admin/lotes', SITE);
    await dele.pagina.getByRole('heading', { level: 1, name: 'Lotes' }).waitFor();
    await dele.pagina.locator('.tabela tbody tr[data-linha]').first().waitFor();
    expect(await dele.pagina.getByText(MARCA).count()).toBe(0);
    await dele.pagina.locator('.tabela tbody tr[data-linha]').first().locator('a').focus();
    await dele.pagina.keyboard.press('x');
    await dele.pagina.getByText('1 marcado', { exact: true }).waitFor();
    expect(await dele.pagina.getByRole('button', { name: 'Suspender' }).count()).toBe(0);
    await dele.pagina.locator('.tabela tbody tr[data-linha] a').first().click();
    await dele.pagina.getByRole('link', { name: 'Voltar aos lotes' }).waitFor();
    await dele.contexto.close();
  });

  test('tell of one what the public does not know: its bids by kind, its visits; and what its consignor has to answer', async () => {
    const { uid } = await api.chamar<{ uid: string }>('POST', '/v1/leiloes', {
      ...{ nome: `Terceiro ${MARCA}`, data: daqui(48), situacao: 'PRONTO' },
    });
    const { itens } = await api.chamar<{ itens: { uid: string }[] }>('POST', `/v1/leiloes/${uid}/lotes`, [
      {
        ...{ nome: `Plantadeira ${MARCA}`, tipo: 'Carro', valor: { minimo: 1_000_00 } },
        ...{ valorComitente: 5_000_00, dataFim: new Date(Date.now() + 4_000).toISOString() },
        recebeIncrementoTempo: false,
      },
    ]);
    const lote = itens[0]!.uid;
    const cliente = await new Api().entrar('cliente1@demo.martelo');
    await cliente.chamar('POST', `/v1/lotes/${lote}/lances`, {
      ...{ comandoId: randomUUID(), tipo: 'MANUAL', valor: 1_000_00 },
    });
    await pagina.goto(`${SITE}/admin/lote/${lote}?aba=informacoes`);
    await pagina.locator('.contas > div', { hasText: 'Manuais' }).filter({ hasText: '1' }).waitFor();
    await conferirOAdmin(pagina, 'lote-informacoes');
    await expect
      .poll(async () => (await api.chamar<{ situacao: string }>('GET', `/v1/lotes/${lote}`)).situacao, {
        timeout: 15_000,
      })
      .toBe('CONDICIONAL');
    await pagina.goto(`${SITE}/admin/lote/${lote}?aba=condicional`);
    await pagina.getByRole('heading', { name: 'Espera a resposta do comitente', exact: true }).waitFor();
    await conferirOAdmin(pagina, 'lote-condicional');
    await botao('Novo valor').click();
    await pagina.getByRole('textbox', { name: 'Novo valor' }).fill('900,00');
    await pagina.getByRole('button', { name: 'Pedir R$ 900,00' }).click();
    await pagina.getByText('Informe um valor acima de R$ 1.000,00.').waitFor();
    await conferirOAdmin(pagina, 'lote-condicional-valor');
    await pagina.getByRole('button', { name: 'Cancelar', exact: true }).click();
    await botao('Liberar').click();
    await pagina.getByRole('button', { name: 'Liberar por R$ 1.000,00' }).click();
    await pagina.getByRole('heading', { name: 'Venda liberada', exact: true }).waitFor();
    expect(erros).toEqual([]);
  });
});
