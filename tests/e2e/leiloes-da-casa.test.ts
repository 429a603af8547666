import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Api, conferirTela, LOJA, pessoa, SITE } from './plataforma.ts';
import { entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

/*
 * The house makes an auction in the back office, from nothing to the public site, with no call by hand: what a person who has never seen
 * it does, in order.
 */

const { navegador } = usarPlataforma();
const MESA = { width: 1200, height: 860 };
const CELULAR = { width: 360, height: 760 };
const NOME = `Frota da prefeitura ${randomUUID().slice(0, 6)}`;

let contexto: BrowserContext;
let pagina: Page;
let erros: string[];
let endereco = '';
beforeAll(async () => {
  ({ contexto, pagina, erros } = await pessoa(navegador()));
  await pagina.setViewportSize(MESA);
  await entrar(pagina, 'adm@demo.martelo', '/admin/leiloes', SITE);
});
afterAll(() => contexto?.close());

const botao = (nome: string, onde: Page = pagina) => onde.getByRole('button', { name: nome, exact: true });
const aba = async (nome: string): Promise<void> => {
  await pagina
    .getByRole('navigation', { name: 'Partes do leilão' })
    .getByRole('link', { name: nome })
    .click();
};
const planilha = (linhas: readonly string[]) => ({
  name: 'lotes.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['numero;nome;tipo;minimo;descricao', ...linhas].join('\n')),
});
const nomes = () => pagina.locator('tr[data-lote] .de-nome a').allTextContents();

/** As people see it on a desk and on a telephone: nothing stands outside of the window. */
async function conferir(nome: string): Promise<void> {
  for (const [onde, largura] of [
    ['mesa', MESA],
    ['celular', CELULAR],
  ] as const) {
    await pagina.setViewportSize(largura);
    const sobra = await pagina.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sobra, `${nome} at ${largura.width}`).toBeLessThanOrEqual(0);
    await conferirTela(pagina, `admin-${nome}-${onde}`);
  }
  await pagina.setViewportSize(MESA);
}

describe('an auction, from nothing to the public site', () => {
  test('is found in a list by words and filters that stand in the address', async () => {
    await pagina.getByRole('heading', { level: 1, name: 'Leilões' }).waitFor();
    await pagina.locator('.tabela tbody tr[data-linha]').first().waitFor();
    for (const coluna of ['Nome', 'Data', 'Situação', 'Lotes', 'Vendidos', 'Condicionais'])
      await pagina.getByRole('columnheader', { name: coluna, exact: true }).waitFor();
    await conferir('leiloes');
    await pagina.getByRole('searchbox').fill('imóveis');
    await pagina.keyboard.press('Enter');
    await pagina.waitForURL(/filtro=/);
    await pagina
      .getByRole('link', { name: /Leilão de Imóveis/ })
      .first()
      .waitFor();
  });

  test('is made with its name, its date and who holds it', async () => {
    await pagina.goto(`${SITE}/admin/leiloes`);
    await pagina.getByRole('link', { name: 'Novo: leilão' }).click();
    await pagina.getByRole('heading', { level: 1, name: 'Novo leilão' }).waitFor();
    await conferir('leilao-novo');
    await botao('Cadastrar').click();
    await pagina.getByText('Confira os campos marcados.').waitFor();
    await pagina.locator('#campo-nome').fill(NOME);
    const semana = new Date(Date.now() + 7 * 86_400_000 - 3 * 3_600_000).toISOString().slice(0, 16);
    await pagina.locator('#campo-data').fill(semana);
    await pagina.locator('#campo-modalidade').fill('Online');
    await pagina.locator('#campo-leiloeiro').selectOption({ index: 1 });
    await botao('Cadastrar').click();
    await pagina.getByRole('heading', { level: 1, name: NOME }).waitFor();
    await pagina.getByText('Ainda não há lotes neste leilão.').waitFor();
    endereco = new URL(pagina.url()).pathname;
  });

  test('takes a sheet in after it was looked at, and the same sheet again adds nothing', async () => {
    await aba('Importar');
    await conferir('leilao-importar');
    const campo = pagina.getByLabel('Planilha CSV ou XLSX');
    const linhas = [
      '1;Caminhão azul;Caminhão;50.000,00;Com carroceria',
      '2;Carro branco;Carro;20.000,00;Único dono',
      '3;Moto preta;Moto;abc;',
      '4;Ônibus amarelo;Ônibus;80.000,00;',
    ];
    await campo.setInputFiles(planilha(linhas));
    await pagina.getByRole('heading', { name: 'Conferência, nada foi gravado' }).waitFor();
    await pagina.getByText('Não é um valor em reais').waitFor();
    await conferir('leilao-conferido');
    await botao('Importar 3 linhas').click();
    await pagina.getByRole('heading', { name: 'Importado', exact: true }).waitFor();
    await pagina.getByRole('link', { name: 'Ver os lotes' }).click();
    await expect.poll(nomes).toEqual(['Caminhão azul', 'Carro branco', 'Ônibus amarelo']);

    await aba('Importar');
    await campo.setInputFiles(planilha(linhas));
    await botao('Importar 3 linhas').click();
    await pagina.getByRole('heading', { name: 'Importado', exact: true }).waitFor();
    const conta = (rotulo: string) =>
      pagina.locator('.contas > div', { hasText: rotulo }).locator('dd').textContent();
    expect([await conta('Criados'), await conta('Atualizados')]).toEqual(['0', '3']);
    await pagina.getByRole('link', { name: 'Ver os lotes' }).click();
    await expect.poll(nomes).toHaveLength(3);
  });

  test('has its lots put in order by keys alone, and each step is said', async () => {
    await pagina.locator('tr[data-lote]').first().waitFor();
    await conferir('leilao-lotes');
    const alca = botao('Mudar o lugar de Caminhão azul');
    await alca.focus();
    await pagina.keyboard.press('Space');
    await pagina.getByText('Caminhão azul, no lugar 1 de 3.').waitFor();
    await pagina.keyboard.press('ArrowDown');
    await pagina.getByText('Lugar 2 de 3.').waitFor();
    await pagina.keyboard.press('End');
    await pagina.keyboard.press('Space');
    await pagina.getByText('Caminhão azul foi do lugar 1 para o 3.').waitFor();
    expect(await nomes()).toEqual(['Carro branco', 'Ônibus amarelo', 'Caminhão azul']);
    expect(await alca.evaluate((um) => um === document.activeElement)).toBe(true);
    // Escape puts it back.
    await pagina.keyboard.press('Space');
    await pagina.keyboard.press('Home');
    await pagina.keyboard.press('Escape');
    await pagina.getByText('Caminhão azul voltou ao lugar de antes.').waitFor();
    await pagina.reload();
    await expect.poll(nomes).toEqual(['Carro branco', 'Ônibus amarelo', 'Caminhão azul']);
  });

  test('and by pointer', async () => {
    const de = await botao('Mudar o lugar de Caminhão azul').boundingBox();
    const para = await botao('Mudar o lugar de Carro branco').boundingBox();
    await pagina.mouse.move(de!.x + 8, de!.y + 8);
    await pagina.mouse.down();
    await pagina.mouse.move(para!.x + 8, para!.y + 30, { steps: 6 });
    await pagina.mouse.move(para!.x + 8, para!.y + 4, { steps: 3 });
    await pagina.mouse.up();
    await expect.poll(nomes).toEqual(['Caminhão azul', 'Carro branco', 'Ônibus amarelo']);
    await pagina.reload();
    await expect.poll(nomes).toEqual(['Caminhão azul', 'Carro branco', 'Ônibus amarelo']);
  });

  test('has an opening price written in its row; what is none is not sent', async () => {
    const minimo = pagina.getByRole('textbox', { name: 'Mínimo de Carro branco' });
    await minimo.fill('abc');
    await minimo.press('Enter');
    await expect.poll(() => minimo.getAttribute('aria-invalid')).toBe('true');
    await minimo.fill('21.500,00');
    await minimo.press('Enter');
    await pagina.getByText('Mínimo de Carro branco: R$ 21.500,00.').waitFor();
    await pagina.reload();
    await expect.poll(() => minimo.inputValue()).toBe('21.500,00');
  });

  test('takes a lot by hand, and a copy of one', async () => {
    await botao('Incluir lote').click();
    await conferir('leilao-incluir-lote');
    await pagina.getByLabel('Nome', { exact: true }).fill('Trator verde');
    await pagina.getByLabel('Tipo', { exact: true }).selectOption('Pesado');
    await pagina.getByLabel('Preço mínimo').fill('33.000,00');
    await pagina.getByRole('dialog').getByRole('button', { name: 'Incluir lote' }).click();
    await expect.poll(nomes).toHaveLength(4);
    await pagina.locator('summary[aria-label="Ações de Trator verde"]').click();
    await botao('Duplicar').last().click();
    await expect.poll(nomes).toHaveLength(5);
    expect((await nomes()).filter((um) => um === 'Trator verde')).toHaveLength(2);
  });

  test('opens a lot: what it is, its photos with a cover, and who changed what', async () => {
    await pagina.getByRole('link', { name: 'Carro branco' }).click();
    await pagina.getByRole('heading', { level: 1, name: 'Carro branco' }).waitFor();
    await pagina.locator('#campo-valor-minimo').waitFor();
    await conferir('lote-dados');
    await pagina.locator('#campo-descricao').fill('Revisado na concessionária');
    await pagina.locator('#campo-valor-compreJa').fill('40.000,00');
    await pagina.keyboard.press('Control+s');
    await pagina.getByText('Salvo.').waitFor();
    await pagina.locator('#campo-valor-compreJa').fill('');
    await botao('Salvar').click();
    await expect.poll(() => pagina.getByText('Salvo.').count()).toBeGreaterThan(1);
    await pagina.reload();
    expect(await pagina.locator('#campo-valor-compreJa').inputValue()).toBe('');
    expect(await pagina.locator('#campo-descricao').inputValue()).toBe('Revisado na concessionária');

    const abrir = (nome: string) =>
      pagina.getByRole('navigation', { name: 'Partes do lote' }).getByRole('link', { name: nome }).click();
    await abrir('Fotos');
    await pagina.getByText('Acrescentar pelo endereço').click();
    for (const [i, foto] of ['frente', 'lado'].entries()) {
      await pagina.getByLabel('Endereço de uma foto').fill(`/demo/${foto}.webp`);
      await botao('Acrescentar').click();
      await expect.poll(() => pagina.locator('.fotos img').count()).toBe(i + 1);
    }
    await botao('Fazer da foto 2 a capa').click();
    await expect.poll(() => pagina.locator('.fotos img').first().getAttribute('src')).toBe('/demo/lado.webp');
    await conferir('lote-fotos');
    await pagina.reload();
    await expect
      .poll(() =>
        pagina.locator('.fotos img').evaluateAll((todas) => todas.map((um) => um.getAttribute('src'))),
      )
      .toEqual(['/demo/lado.webp', '/demo/frente.webp']);
    await abrir('Histórico');
    await pagina.getByText('Incluiu').waitFor();
    await abrir('Lances');
    await pagina.getByText('Ainda não há lances.').waitFor();
    await pagina.getByRole('link', { name: `Voltar a ${NOME}` }).click();
    await pagina.locator('tr[data-lote]').first().waitFor();
  });

  test('has several lots suspended at once, each with its own answer, and taken up again', async () => {
    for (const nome of ['Carro branco', 'Ônibus amarelo'])
      await pagina.getByRole('checkbox', { name: `Marcar ${nome}` }).check();
    await pagina.getByText('2 marcados').waitFor();
    await botao('Suspender').click();
    await pagina.getByLabel('Motivo, que o público lê').fill('Documento em conferência');
    await conferir('leilao-em-massa');
    await botao('Sim, fazer').click();
    await pagina.getByText('2 linhas feitas, 0 recusadas.').waitFor();
    await botao('Fechar').last().click();
    await expect.poll(() => pagina.locator('td.de-situacao', { hasText: 'Suspenso' }).count()).toBe(2);
    // One that is suspended goes on; one that is not says why it cannot.
    for (const nome of ['Carro branco', 'Caminhão azul'])
      await pagina.getByRole('checkbox', { name: `Marcar ${nome}` }).check();
    await botao('Retomar').click();
    await botao('Sim, fazer').click();
    await pagina.getByText('1 linha feita, 1 recusada.').waitFor();
    await botao('Fechar').last().click();
    await pagina.getByRole('checkbox', { name: 'Marcar Ônibus amarelo' }).check();
    await botao('Retomar').click();
    await botao('Sim, fazer').click();
    await pagina.getByText('1 linha feita, 0 recusadas.').waitFor();
    await botao('Fechar').last().click();
  });

  test('says what it lacks, and leads there', async () => {
    await aba('O que falta');
    await pagina.getByText('Não tem edital.').waitFor();
    await conferir('leilao-falta');
    await pagina
      .locator('li', { hasText: 'Não tem edital.' })
      .getByRole('link', { name: 'Resolver' })
      .click();
    await expect.poll(() => pagina.evaluate(() => document.activeElement?.id)).toBe('campo-editalUrl');
    await pagina.locator('#campo-editalUrl').fill('https://exemplo.com/edital.pdf');
    await pagina.keyboard.press('Control+s');
    await pagina.getByText('Salvo.').waitFor();
    await conferir('leilao-dados');
    // And it may be taken out again.
    await pagina.locator('#campo-editalUrl').fill('');
    await botao('Salvar').click();
    await expect
      .poll(() => pagina.locator('.abas a', { hasText: 'O que falta' }).textContent())
      .toMatch(/\d/);
    await aba('O que falta');
    await pagina.getByText('Não tem edital.').waitFor();
  });

  test('is published with what is still missing named, and stands on the public site in its order', async () => {
    await botao('Publicar').click();
    const pergunta = pagina.getByRole('dialog');
    await pergunta.getByText('Não tem edital.').waitFor();
    await conferir('leilao-publicar');
    await pergunta.getByRole('button', { name: 'Publicar' }).click();
    await pagina.getByText('Agora está como pronto.').waitFor();
    const leiUid = endereco.split('/').at(-1)!;
    const filtro = encodeURIComponent(JSON.stringify([{ tipo: 'exata', campo: 'leilaoUid', valor: leiUid }]));
    const publicos = await new Api().chamar<{ itens: { nome: string }[] }>(
      'GET',
      `/v1/lotes?filtro=${filtro}`,
    );
    expect(publicos.itens).toHaveLength(5);
    const visita = await pessoa(navegador());
    await visita.pagina.goto(`${SITE}/leilao`);
    await visita.pagina.getByRole('searchbox').last().fill('Ônibus amarelo');
    await visita.pagina.keyboard.press('Enter');
    await visita.pagina.getByText('Ônibus amarelo').first().waitFor();
    await visita.contexto.close();
    await aba('Histórico');
    await pagina.getByText('Mudou a situação').first().waitFor();
    await conferir('leilao-historico');
    await aba('Resultado');
    await pagina.getByText('Total vendido').waitFor();
    await aba('Habilitações');
    await pagina.getByText('não exige habilitação').waitFor();
  });

  test('gives its terms to a new one, with its lots', async () => {
    await botao('Duplicar').click();
    await pagina.getByLabel('Nome do novo').fill(`${NOME} II`);
    await pagina.getByRole('dialog').getByRole('button', { name: 'Duplicar' }).click();
    await pagina.getByRole('heading', { level: 1, name: `${NOME} II` }).waitFor();
    await aba('Lotes');
    await expect.poll(nomes).toHaveLength(5);
    expect(erros).toEqual([]);
  });
});

describe('ten thousand rows that cannot be taken in', () => {
  test('are a report that is found through, of which no more is drawn than is looked at', async () => {
    await pagina.goto(`${SITE}${endereco}?aba=importar`);
    const ruins = Array.from({ length: 10_000 }, (_, i) => `${i + 1};Lote ${i + 1};Carro;sem preço;`);
    await pagina.getByLabel('Planilha CSV ou XLSX').setInputFiles(planilha(ruins));
    await pagina.getByText('Nenhuma linha pode ser importada.').waitFor();
    await pagina.getByRole('radio', { name: 'Erros (10.000)' }).check();
    expect(await pagina.locator('.problemas li').count()).toBeLessThan(60);
    await pagina.getByLabel('Buscar no relatório').fill('9876');
    await expect.poll(() => pagina.locator('.problemas li').count()).toBe(1);
    await pagina.getByText('Linha 9876').waitFor();
  });
});

describe('two who write one auction', () => {
  test('lose nothing: what one side changed is taken, what both did is asked about', async () => {
    const outra = await pessoa(navegador());
    await outra.contexto.addCookies(await contexto.cookies());
    await pagina.goto(`${SITE}${endereco}`);
    await outra.pagina.goto(`${SITE}${endereco}`);
    for (const uma of [pagina, outra.pagina]) await uma.locator('#campo-cidade').waitFor();
    await outra.pagina.locator('#campo-cidade').fill('Campinas');
    await outra.pagina.locator('#campo-modalidade').fill('Híbrido');
    await botao('Salvar', outra.pagina).click();
    await outra.pagina.getByText('Salvo.').waitFor();
    await pagina.locator('#campo-local').fill('Auditório');
    await pagina.locator('#campo-modalidade').fill('Presencial');
    await botao('Salvar').click();
    await pagina
      .getByRole('heading', { name: 'Alguém salvou este registro enquanto você o editava' })
      .waitFor();
    await conferirTela(pagina, 'admin-leilao-mescla');
    await pagina.locator('.mescla', { hasText: 'Modalidade' }).getByText('Presencial').click();
    await botao('Salvar o que escolhi').click();
    await pagina.getByText('Salvo.').waitFor();
    await pagina.reload();
    for (const [campo, valor] of [
      ['cidade', 'Campinas'],
      ['local', 'Auditório'],
      ['modalidade', 'Presencial'],
    ])
      expect(await pagina.locator(`#campo-${campo}`).inputValue()).toBe(valor);
    await outra.contexto.close();
  });
});

describe('who else looks', () => {
  test('support reads and has no button; the yard is told whose it is; a shop reads it in its own words', async () => {
    const sac = await pessoa(navegador());
    await entrar(sac.pagina, 'sac@demo.martelo', endereco, SITE);
    await sac.pagina.getByRole('heading', { level: 1, name: NOME }).waitFor();
    await sac.pagina.getByText('Você vê estes dados').waitFor();
    expect(await botao('Publicar', sac.pagina).count()).toBe(0);
    expect(await botao('Salvar', sac.pagina).count()).toBe(0);
    await sac.pagina.goto(`${SITE}${endereco}?aba=lotes`);
    await sac.pagina.locator('tr[data-lote]').first().waitFor();
    expect(await sac.pagina.locator('.alca').count()).toBe(0);
    expect(await sac.pagina.locator('tr[data-lote] input').count()).toBe(0);
    await conferirTela(sac.pagina, 'admin-leilao-sac');
    await sac.contexto.close();

    const patio = await pessoa(navegador());
    await entrar(patio.pagina, 'patio@demo.martelo', '/admin', SITE);
    await patio.pagina.goto(`${SITE}${endereco}`);
    await patio.pagina.getByText('403').waitFor();
    await patio.contexto.close();

    const loja = await pessoa(navegador());
    await entrar(loja.pagina, 'adm@demo.martelo', '/admin/leilao/novo', LOJA);
    await loja.pagina.getByRole('heading', { level: 1, name: 'Novo evento' }).waitFor();
    await loja.contexto.close();
  });
});
