import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { Api, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* The stock into an auction: what is free is found, marked, priced and taken in, and what is not says where it is. */

const { navegador } = usarPlataforma();
const PALAVRA = `Estocado${randomUUID()
  .replace(/[^a-f]/g, '')
  .slice(0, 6)}`;

let contexto: BrowserContext;
let pagina: Page;
let erros: string[];
let api: Api;
let leilao = '';
let outro = '';
const uids: string[] = [];

beforeAll(async () => {
  api = await new Api().entrar('adm@demo.martelo');
  const novo = async (nome: string) =>
    (
      await api.chamar<{ uid: string }>('POST', '/v1/leiloes', {
        ...{ nome, data: new Date(Date.now() + 172_800_000).toISOString() },
      })
    ).uid;
  [leilao, outro] = [await novo(`Recebe ${PALAVRA}`), await novo(`Concorre ${PALAVRA}`)];
  for (const [cor, valorMercado] of [
    ['Azul', 4_000_000],
    ['Verde', 3_000_000],
    ['Rosa', undefined],
  ] as const)
    uids.push(
      (
        await api.chamar<{ uid: string }>('POST', '/v1/veiculos', {
          ...{ marca: 'Fiat', modelo: `${PALAVRA} ${cor}`, tipo: 'Carro', cor },
          ...(valorMercado === undefined ? {} : { valorMercado }),
        })
      ).uid,
    );
  ({ contexto, pagina, erros } = await pessoa(navegador()));
  await pagina.setViewportSize(TELA);
  await entrar(pagina, 'adm@demo.martelo', `/admin/leilao/${leilao}?aba=lotes`, SITE);
});
afterAll(() => contexto?.close());

const dialogo = () => pagina.getByRole('dialog');
const botao = (nome: string | RegExp) => dialogo().getByRole('button', { name: nome });

describe('the stock into an auction', () => {
  test('offers what is free, with what each lacks, found by words and taken by keys', async () => {
    await pagina.getByRole('button', { name: 'Do estoque' }).click();
    await dialogo().getByLabel('Buscar no estoque').fill(PALAVRA);
    await expect.poll(() => dialogo().locator('.estoque li').count()).toBe(3);
    await dialogo()
      .getByText(/Falta: valor de mercado/)
      .waitFor();
    await conferirOAdmin(pagina, 'estoque');
    const todos = dialogo().getByLabel('Marcar todos os mostrados');
    await todos.focus();
    await pagina.keyboard.press('Space');
    await botao('Incluir 3 veículos').waitFor();
  });

  test('prices them, and says of each what became of it: also of one that another auction took meanwhile', async () => {
    await dialogo().getByLabel('Porcentagem').fill('0');
    await botao('Incluir 3 veículos').click();
    await dialogo().getByText('Escreva uma porcentagem de 1 a 100, ou um valor em reais.').waitFor();
    await dialogo().getByLabel('Porcentagem').fill('50');
    await api.chamar('POST', `/v1/leiloes/${outro}/lotes-do-estoque`, {
      ...{ veiUids: [uids[1]], minimo: { valor: 1_000_00 } },
    });
    await botao('Incluir 3 veículos').click();
    await dialogo().getByText('1 veículo incluído, 2 recusados.').waitFor();
    await dialogo().getByText(`Este veículo já está em Concorre ${PALAVRA}, lote`).waitFor();
    await dialogo().getByText('Este veículo não tem valor de mercado no cadastro.').waitFor();
    await conferirOAdmin(pagina, 'estoque-relatorio');
    await botao('Incluir outros').click();
    await expect.poll(() => dialogo().locator('.estoque li').count()).toBe(1);
    await pagina.keyboard.press('Escape');
    await pagina.getByRole('link', { name: `Fiat ${PALAVRA} Azul` }).waitFor();
    expect(erros).toEqual([]);
  });
});
