import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conferirOAdmin, TELA } from './conferir-o-admin.ts';
import { Api, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/* The stock by its figures: pressed they narrow the list; what is ready is let fall on an auction, or taken there by keys (fleet, section 1). */

const { navegador } = usarPlataforma();
const PALAVRA = `Estante${randomUUID()
  .replace(/[^a-f]/g, '')
  .slice(0, 6)}`;
const LEILAO = `Recebe ${PALAVRA}`;
const PATIO = `Pátio ${PALAVRA}`;
let contexto: BrowserContext;
let pagina: Page;
let erros: string[];
let adm: Api;

type Feito = { uid: string; id: number; revisao: number; faltamNaEntrada?: string[] };
const feito = (metodo: string, caminho: string, corpo?: object) =>
  adm.chamar<Feito>(metodo, caminho, corpo && { comandoId: randomUUID(), ...corpo });
const comRevisao = async (caminho: string, acao: string, corpo: object = {}) =>
  feito('POST', `${caminho}/${acao}`, { revisao: (await feito('GET', caminho)).revisao, ...corpo });

/** Stands in the yard; ready where it has what is asked. */
async function noPatio(modelo: string, patio: Feito, tipo: Feito, renavam: string | null): Promise<void> {
  const veiculo = await feito('POST', '/v1/veiculos', {
    ...{
      marca: 'Fiat',
      modelo: `${PALAVRA} ${modelo}`,
      tipo: 'Carro',
      veiculoTipo: 'LEVE',
      valorMercado: 4_500_000,
    },
    ...{ informacoesFipe: { codigo: '001234-5', valor: 5_000_000, mes: '2026-11' } },
    ...(renavam && { renavam, chassi: `9BD158227${renavam.slice(-8)}`, anoModelo: 2008 }),
  });
  const estadia = await feito('POST', '/v1/estadias', { veiculoId: veiculo.id, patioId: patio.id });
  const { faltamNaEntrada = [] } = await feito('GET', `/v1/estadias/${estadia.uid}`);
  for (const vista of faltamNaEntrada) {
    const [vermelho, verde, azul] = [1, 2, 3].map(() => Math.floor(Math.random() * 256));
    const cor = { r: vermelho!, g: verde!, b: azul! };
    const bytes = await sharp({ create: { width: 320, height: 240, channels: 3, background: cor } })
      .jpeg()
      .toBuffer();
    const forma = new FormData();
    forma.set('comandoId', randomUUID());
    forma.set('momento', 'ENTRADA');
    forma.set('vista', vista);
    forma.set('arquivo', new Blob([new Uint8Array(bytes)]), 'foto.jpg');
    await adm.chamar('POST', `/v1/estadias/${estadia.uid}/fotos`, forma);
  }
  await comRevisao(`/v1/estadias/${estadia.uid}`, 'entrar', { vaga: modelo, km: null });
  const espera = async (preparo: string) => {
    for (let vez = 0; vez < 200; vez++) {
      const agora = await adm.chamar<{ preparo: string | null }>('GET', `/v1/veiculos/${veiculo.uid}`);
      if (agora.preparo === preparo) return;
      await new Promise((resolver) => setTimeout(resolver, 100));
    }
    throw new Error(`never ${preparo}`);
  };
  await espera('CLASSIFICAR');
  if (renavam === null) return;
  await comRevisao(`/v1/veiculos/${veiculo.uid}`, 'classificar', {
    ...{ tipoMonta: 'PEQUENA', estadoConservacao: 4, crivoLeilao: true },
  });
  await espera('VISTORIAR');
  const vistoria = await feito('POST', '/v1/vistorias', { veiculoId: veiculo.id, tipoId: tipo.id });
  await comRevisao(`/v1/vistorias/${vistoria.uid}`, 'realizar');
  await espera('PRONTO');
}

/** One with the right last digit. */
function renavamNovo(): string {
  const base = String(Math.floor(1e9 + Math.random() * 8e9));
  const resto = ([...base].reduce((soma, n, i) => soma + Number(n) * Number('3298765432'[i]), 0) * 10) % 11;
  return `${base}${resto === 10 ? 0 : resto}`;
}

beforeAll(async () => {
  adm = await new Api().entrar('adm@demo.martelo');
  const patio = await feito('POST', '/v1/patios', {
    ...{ nome: PATIO, cidade: 'Osasco', estadoUf: 'SP', endereco: 'Rua A, 1' },
  });
  const tipo = await feito('POST', '/v1/tipo-vistoria', {
    nome: `Entrada ${PALAVRA}`,
    categorias: [{ nome: 'Geral', itens: [{ nome: 'Observações', tipo: 'texto' }] }],
  });
  await feito('POST', `/v1/tipo-vistoria/${tipo.uid}/publicar`, { revisao: tipo.revisao });
  await feito('POST', '/v1/leiloes', {
    nome: LEILAO,
    data: new Date(Date.now() + 90 * 86_400_000).toISOString(),
  });
  for (const modelo of ['Azul', 'Verde', 'Rosa']) await noPatio(modelo, patio, tipo, renavamNovo());
  await noPatio('Cru', patio, tipo, null);
  ({ contexto, pagina, erros } = await pessoa(navegador()));
  await pagina.setViewportSize(TELA);
  await entrar(pagina, 'adm@demo.martelo', '/admin/estoque', SITE);
}, 300_000);
afterAll(() => contexto?.close());

const cartoes = () => pagina.getByRole('list', { name: 'Veículos do estoque' }).getByRole('listitem');
const alvo = () => pagina.locator('.estoque-leiloes li', { hasText: LEILAO });

describe('the stock', () => {
  test('is narrowed by its figures, which stand in the address', async () => {
    await pagina.getByRole('heading', { level: 1, name: 'Estoque' }).waitFor();
    await pagina.getByRole('link', { name: new RegExp(`^${PATIO}`) }).click();
    await expect.poll(() => cartoes().count()).toBe(4);
    await pagina.getByRole('link', { name: /Pronto para leilão/ }).click();
    await expect.poll(() => cartoes().count()).toBe(3);
    expect(new URL(pagina.url()).searchParams.get('preparo')).toBe('PRONTO');
    await cartoes().first().getByText('FIPE de 11/2026').waitFor();
    await cartoes().first().getByText('mercado 90% da FIPE').waitFor();
    await expect
      .poll(() =>
        cartoes()
          .first()
          .locator('img')
          .evaluate((um: HTMLImageElement) => um.naturalWidth),
      )
      .toBeGreaterThan(0);
    await conferirOAdmin(pagina, 'estoque-atual');
    await pagina.getByRole('link', { name: 'Deixar de filtrar por Pronto para leilão' }).click();
    await expect.poll(() => cartoes().count()).toBe(4);
    await pagina.getByRole('link', { name: /Mais de 90 dias/ }).click();
    await pagina.getByText('Nenhum veículo do estoque é assim.').waitFor();
    await pagina.getByRole('link', { name: 'Deixar de filtrar por Mais de 90 dias' }).click();
  });

  test('one that is ready is let fall on an auction, and is a lot of it', async () => {
    await expect.poll(() => cartoes().count()).toBe(4);
    // Both in sight at once, as who drags has them; moved over it twice, or nobody would be told that it is over it.
    await pagina.setViewportSize({ width: TELA.width, height: 1_800 });
    await cartoes().filter({ hasText: 'Azul' }).locator('dl').hover();
    await pagina.mouse.down();
    for (const x of [20, 40, 60]) await alvo().hover({ position: { x, y: 20 } });
    await pagina.mouse.up();
    const dialogo = pagina.getByRole('dialog', { name: `Incluir em ${LEILAO}` });
    await dialogo.getByText('1 veículo: vira um lote').waitFor();
    await conferirOAdmin(pagina, 'estoque-incluir');
    await dialogo.getByRole('button', { name: 'Incluir 1 veículo' }).click();
    await dialogo.getByText('1 veículo incluído, 0 recusados.').waitFor();
    await dialogo.getByRole('button', { name: 'Fechar' }).last().click();
    await expect.poll(() => cartoes().filter({ hasText: 'Azul' }).count()).toBe(0);
  });

  test('by keys the marked ones go together', async () => {
    for (const cor of ['Verde', 'Rosa']) {
      await pagina.getByRole('checkbox', { name: `Marcar Fiat ${PALAVRA} ${cor}` }).focus();
      await pagina.keyboard.press('Space');
    }
    await alvo()
      .getByRole('button', { name: `Incluir 2 veículos em ${LEILAO}` })
      .focus();
    await pagina.keyboard.press('Enter');
    const dialogo = pagina.getByRole('dialog', { name: `Incluir em ${LEILAO}` });
    await dialogo.getByLabel('Preço mínimo').selectOption('valor');
    await dialogo.getByLabel('Valor', { exact: true }).fill('12.000,00');
    await dialogo.getByRole('button', { name: 'Incluir 2 veículos' }).click();
    await dialogo.getByText('2 veículos incluídos, 0 recusados.').waitFor();
    await dialogo.getByRole('button', { name: 'Fechar' }).last().click();
    await expect.poll(() => cartoes().count()).toBe(1);
    expect(erros).toEqual([]);
  });

  test('what nobody has classified is worked through by keys alone', async () => {
    await pagina.goto(`${SITE}/admin/veiculos-classificacao`);
    // Before it stands what other files left at the yards; between two of them something else is shown for a moment.
    const este = pagina.getByRole('heading', { level: 2, name: new RegExp(`${PALAVRA} Cru`) });
    const lugar = pagina.getByRole('navigation', { name: /^\d+ de \d+$/ });
    await lugar.waitFor();
    for (let n = 1; (await este.count()) === 0 && n < 50; n++) {
      await pagina.keyboard.press('j');
      await expect.poll(() => lugar.getAttribute('aria-label')).toMatch(new RegExp(`^${n + 1} de`));
    }
    await este.waitFor();
    await pagina
      .getByRole('img', { name: /foto da entrada/ })
      .first()
      .waitFor();
    await pagina.keyboard.press('a');
    await pagina.getByText('Escolha a monta e a conservação.').waitFor();
    await conferirOAdmin(pagina, 'classificacao');
    for (const tecla of ['g', '1', 'c', 'a']) await pagina.keyboard.press(tecla);
    await este.waitFor({ state: 'detached' });
    const { itens } = await adm.chamar<{
      itens: { tipoMonta: string; estadoConservacao: number; crivoLeilao: boolean }[];
    }>(
      'GET',
      `/v1/veiculos?filtro=${encodeURIComponent(JSON.stringify({ tipo: 'geral', valor: `${PALAVRA} cru` }))}`,
    );
    expect(itens[0]).toMatchObject({ tipoMonta: 'GRANDE', estadoConservacao: 1, crivoLeilao: true });
  });

  test('values of the FIPE table come out of a sheet, looked at first', async () => {
    await pagina.goto(`${SITE}/admin/tabela-fipe`);
    const linhas = [
      'codigo fipe;ano modelo;valor;mes',
      '001234-5;2008;51.500,00;11/2026',
      '9;2008;1,00;11/2026',
    ];
    await pagina.getByLabel('Planilha CSV ou XLSX').setInputFiles({
      ...{ name: 'fipe.csv', mimeType: 'text/csv', buffer: Buffer.from(linhas.join('\n')) },
    });
    await pagina.getByRole('heading', { name: 'Conferência, nada foi gravado' }).waitFor();
    await pagina.getByText('Não é um código FIPE').waitFor();
    await conferirOAdmin(pagina, 'tabela-fipe');
    await pagina.getByRole('button', { name: 'Importar 1 linha' }).click();
    await pagina.getByRole('heading', { name: 'Importado' }).waitFor();
    expect(erros).toEqual([]);
  });
});
