import { DEFINICOES } from '@martelo/shared/pagina/elementos/definicoes.gerado';
import type { Dialog, Frame, Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { novaSessao } from '../../cms/src/builder/acoes/adicionar.ts';
import { CMS, conferirTela, pessoa, SENHA, SITE } from './plataforma.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();
const LEILO = 1;
const PACTO = 2;
const DIA = 86_400_000;

interface Aberto {
  pagina: Page;
  tela: Frame;
  erros: string[];
}

/** A page of its own in the builder, with these sections, opened by someone who edits both brands. */
async function abrir(sessoes: object[], hotsite = LEILO, em?: Page): Promise<Aberto> {
  const pessoaNova = em ? null : await pessoa(navegador());
  const pagina = em ?? pessoaNova!.pagina;
  if (!em) {
    await pagina.setViewportSize({ width: 1440, height: 900 });
    await pagina.goto(`${CMS}/admin`);
    await pagina.getByLabel('E-mail').fill('adm@demo.martelo');
    await pagina.getByLabel('Senha').fill(SENHA);
    await pagina.getByLabel('Senha').press('Enter');
    await pagina.locator('a[href*="/admin/construtor/"]').first().waitFor();
  }
  const id = await criar(pagina, sessoes, hotsite);
  await pagina.goto(`${CMS}/admin/construtor/${id}`);
  await pagina.locator('iframe').waitFor({ state: 'attached' });
  const tela = await quadroDe(pagina.locator('iframe').first());
  await tela.locator('main').waitFor();
  return { pagina, tela, erros: pessoaNova?.erros ?? [] };
}

async function criar(pagina: Page, sessoes: object[], hotsite: number): Promise<number> {
  const dados = {
    hotsite,
    titulo: `Teste ${Date.now()}`,
    uri: `teste-${Date.now()}`,
    modeloPagina: 'QuemSomos',
    sessoes,
    _status: 'draft',
  };
  return pagina.evaluate(async (corpo) => {
    const resposta = await fetch('/api/paginas', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(corpo),
    });
    if (!resposta.ok) throw new Error(await resposta.text());
    return ((await resposta.json()) as { doc: { id: number } }).doc.id;
  }, dados);
}

/** As one who confirms that the page may be left. */
async function recarregar(pagina: Page): Promise<void> {
  const aoPerguntar = (pergunta: Dialog) => void pergunta.accept();
  pagina.on('dialog', aoPerguntar);
  await pagina.reload({ waitUntil: 'commit' });
  pagina.off('dialog', aoPerguntar);
  await (await telaDe(pagina)).locator('main h2').first().waitFor();
}

async function telaDe(pagina: Page): Promise<Frame> {
  await pagina.locator('iframe').waitFor({ state: 'attached' });
  return quadroDe(pagina.locator('iframe').first());
}

async function quadroDe(quadro: Locator): Promise<Frame> {
  const tela = await (await quadro.elementHandle())?.contentFrame();
  if (!tela) throw new Error('no canvas');
  return tela;
}

const secao = (id: string, titulo: string, itens: object[] = []) => ({
  id,
  elemento: 'texto',
  versao: 1,
  nome: `Texto ${id}`,
  ativo: true,
  modelo: 'simples',
  titulo,
  subtitulo: '',
  margemCabecalho: 'media',
  margemRodape: 'media',
  tamanhoColuna: 'inteira',
  container: true,
  consulta: null,
  itens,
});
const item = (id: string, titulo: string, campos: object = {}) => ({
  id,
  titulo,
  subtitulo: '',
  texto: [{ tipo: 'paragrafo', filhos: [{ texto: 'Um parágrafo.' }] }],
  textoBotao: '',
  imagem: null,
  imagemMobile: null,
  icone: '',
  link: null,
  modelo: '',
  corTexto: null,
  corFundo: null,
  dataInicio: null,
  dataFim: null,
  ...campos,
});
const tres = () => [secao('a', 'Primeira'), secao('b', 'Segunda'), secao('c', 'Terceira')];

const linhas = (pagina: Page) => pagina.locator('[data-regiao=secoes] [data-sessao]');
const nomes = async (pagina: Page) =>
  (await linhas(pagina).allInnerTexts()).map((texto) => texto.split('\n')[0]!.trim());
const titulos = (tela: Frame) => tela.locator('main h2').allInnerTexts();
const nomeDa = (pagina: Page, id: string) => pagina.locator(`[data-sessao="${id}"] [data-nome]`);
const anuncio = (pagina: Page) => pagina.locator('p[aria-live=assertive]');

/** Where the middle of something drawn in the canvas is in the window: the frame is shown smaller than it is. */
async function noMeio(pagina: Page, alvo: Locator, qual = 0): Promise<{ x: number; y: number }> {
  const dentro = await alvo.evaluate((no) => {
    const { x, y, width, height } = no.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const fora = await pagina
    .locator('iframe')
    .nth(qual)
    .evaluate((quadro: HTMLIFrameElement) => {
      const { x, y, width } = quadro.getBoundingClientRect();
      return { x, y, escala: width / quadro.clientWidth };
    });
  return { x: fora.x + dentro.x * fora.escala, y: fora.y + dentro.y * fora.escala };
}

async function arrastar(pagina: Page, de: { x: number; y: number }, para: { x: number; y: number }) {
  await pagina.mouse.move(de.x, de.y);
  await pagina.mouse.down();
  await pagina.mouse.move(de.x + 12, de.y + 12, { steps: 4 });
  await pagina.mouse.move(para.x, para.y, { steps: 12 });
  await pagina.waitForTimeout(120);
  await pagina.mouse.up();
}

describe('the canvas, by pointer', () => {
  test('a double press writes in place: Enter keeps, Esc gives up, undo takes back', async () => {
    const { pagina, tela, erros } = await abrir(tres());
    const ponto = await noMeio(pagina, tela.getByRole('heading', { name: 'Segunda' }));
    await pagina.mouse.dblclick(ponto.x, ponto.y);
    await tela.locator('[data-escrevendo]').waitFor();
    await pagina.keyboard.type('Escrita no lugar');
    await pagina.keyboard.press('Enter');
    await expect.poll(() => titulos(tela)).toEqual(['Primeira', 'Escrita no lugar', 'Terceira']);
    await expect
      .poll(() => pagina.getByLabel('Título', { exact: true }).first().inputValue())
      .toBe('Escrita no lugar');

    await pagina.mouse.dblclick(ponto.x, ponto.y);
    await tela.locator('[data-escrevendo]').waitFor();
    await pagina.keyboard.type('nunca');
    await pagina.keyboard.press('Escape');
    await expect.poll(() => titulos(tela)).toEqual(['Primeira', 'Escrita no lugar', 'Terceira']);

    await nomeDa(pagina, 'b').focus();
    await pagina.keyboard.press('Control+z');
    await expect.poll(() => titulos(tela)).toEqual(['Primeira', 'Segunda', 'Terceira']);
    expect(erros).toEqual([]);
  });

  test('what is being written is saved while it is written, and a reload in the midst of it takes nothing', async () => {
    const { pagina, tela, erros } = await abrir(tres());
    const estado = pagina.locator('[data-estado]');
    const escrever = async () => {
      const ponto = await noMeio(pagina, (await telaDe(pagina)).locator('main h2').nth(1));
      await pagina.mouse.dblclick(ponto.x, ponto.y);
      await (await telaDe(pagina)).locator('[data-escrevendo]').waitFor();
    };
    await escrever();
    // No Enter, no other place pressed: the caret stays in the text.
    await pagina.keyboard.type('Ainda escrevendo');
    await expect.poll(() => estado.getAttribute('data-estado')).not.toBe('salvo');
    await expect.poll(() => estado.getAttribute('data-estado')).toBe('salvo');
    expect(await tela.locator('[data-escrevendo]').innerText()).toBe('Ainda escrevendo');
    await recarregar(pagina);
    await expect
      .poll(async () => titulos(await telaDe(pagina)))
      .toEqual(['Primeira', 'Ainda escrevendo', 'Terceira']);

    // Words that an input method is still composing, and a reload before the save.
    await escrever();
    const sistema = await pagina.context().newCDPSession(pagina);
    await sistema.send('Input.imeSetComposition', {
      text: 'Composição',
      selectionStart: 10,
      selectionEnd: 10,
    });
    await expect
      .poll(() => pagina.getByLabel('Título', { exact: true }).first().inputValue())
      .toBe('Composição');
    await expect.poll(() => estado.getAttribute('data-estado')).not.toBe('salvo');
    await pagina.waitForTimeout(100);
    await recarregar(pagina);
    await expect
      .poll(async () => titulos(await telaDe(pagina)))
      .toEqual(['Primeira', 'Composição', 'Terceira']);
    expect(erros).toEqual([]);
  });

  test('its clock moves: what is scheduled comes and goes, and a jump leads to when', async () => {
    const { pagina, tela } = await abrir([
      secao('a', 'Promoções', [
        item('1', 'Sempre'),
        item('2', 'Só depois', { dataInicio: new Date(Date.now() + 2 * DIA).toISOString() }),
        item('3', 'Só até amanhã', { dataFim: new Date(Date.now() + DIA).toISOString() }),
      ]),
    ]);
    const itens = () => tela.locator('main h3').allInnerTexts();
    await expect.poll(itens).toEqual(['Sempre', 'Só até amanhã']);
    await pagina.getByRole('button', { name: 'Ver a página em outra data e hora' }).click();
    await conferirTela(pagina, 'construtor-relogio');
    await pagina.getByRole('button', { name: /Começa “Só depois”/ }).click();
    await expect.poll(itens).toEqual(['Sempre', 'Só depois']);
    await pagina.getByRole('button', { name: /^Prévia em/ }).click();
    await pagina.getByRole('button', { name: 'Voltar para agora' }).click();
    await expect.poll(itens).toEqual(['Sempre', 'Só até amanhã']);
  });

  test('its data is switched, its width is free, and its lots will have ended', async () => {
    const { pagina, tela } = await abrir([novaSessao(DEFINICOES['grade-lotes']!, 'leilao')]);
    const escolher = async (opcao: string) => {
      await pagina.getByRole('button', { name: /^Dados da prévia/ }).click();
      await pagina.getByRole('radio', { name: opcao }).click();
    };
    await tela.locator('[data-lote]').first().waitFor();
    await escolher('Textos longos');
    await tela.getByText('Mercedes-Benz Sprinter 516').first().waitFor();
    await escolher('Nenhum item');
    await expect.poll(() => tela.locator('[data-lote]').count()).toBe(0);
    await escolher('Muitos itens');
    await expect.poll(() => tela.locator('[data-lote]').count()).toBeGreaterThan(4);

    expect(await tela.getByText('Vendido', { exact: true }).count()).toBe(0);
    await pagina.getByRole('button', { name: 'Ver a página em outra data e hora' }).click();
    await pagina.getByRole('button', { name: /Daqui a uma semana/ }).click();
    await tela.getByText('Vendido', { exact: true }).first().waitFor();

    const largura = pagina.getByLabel('Largura livre, em pixels');
    await largura.fill('517');
    await largura.press('Enter');
    await expect
      .poll(() => pagina.locator('iframe').evaluate((quadro: HTMLIFrameElement) => quadro.clientWidth))
      .toBe(517);
  });

  test('handles change the margins, and a section dropped at another’s side shares its line', async () => {
    const { pagina, tela } = await abrir(tres());
    await nomeDa(pagina, 'b').click();
    const alca = tela.locator('[title="Arraste para mudar o espaço acima"]');
    const ponto = await noMeio(pagina, alca);
    await pagina.mouse.move(ponto.x, ponto.y);
    await pagina.mouse.down();
    await pagina.mouse.move(ponto.x, ponto.y + 24, { steps: 6 });
    await expect.poll(() => alca.innerText()).toBe('Espaço acima: grande');
    await pagina.mouse.up();

    await pagina.locator('[data-elemento=texto]').scrollIntoViewIfNeeded();
    const origem = (await pagina.locator('[data-elemento=texto]').boundingBox())!;
    const alvo = await noMeio(pagina, tela.locator('[data-sessao="a"]'));
    const quadro = (await pagina.locator('iframe').boundingBox())!;
    await arrastar(pagina, { x: origem.x + 40, y: origem.y + 40 }, { x: quadro.x + 24, y: alvo.y });
    await expect.poll(() => nomes(pagina)).toHaveLength(4);
    const [nova, antiga] = await Promise.all(
      [0, 1].map((i) => tela.locator('[data-sessao]').nth(i).boundingBox()),
    );
    expect(nova!.y).toBeCloseTo(antiga!.y, 0);
    expect(nova!.x).toBeLessThan(antiga!.x);
    await conferirTela(pagina, 'construtor-metades');
  });

  test('between two pages open side by side a section is copied, and each page keeps its own undo', async () => {
    const { pagina, tela } = await abrir(tres());
    await pagina.getByRole('button', { name: 'Mais opções da página' }).click();
    await pagina.getByRole('button', { name: /Abrir outra página ao lado/ }).click();
    const escolha = pagina.getByRole('dialog', { name: 'Abrir outra página ao lado' });
    await escolha.getByLabel('Buscar página').fill('leilo');
    await escolha.getByRole('button', { name: /^Página inicial/ }).click();
    const ladoALado = pagina.getByRole('region', { name: /^Ao lado/ });
    const outra = await quadroDe(ladoALado.locator('iframe'));
    await outra.locator('[data-sessao]').first().waitFor();
    const antes = await outra.locator('[data-sessao]').count();
    const alca = (await pagina.locator('[data-alca=b]').boundingBox())!;
    const destino = (await ladoALado.locator('iframe').boundingBox())!;
    await arrastar(
      pagina,
      { x: alca.x + 8, y: alca.y + 8 },
      { x: destino.x + destino.width / 2, y: destino.y + 80 },
    );
    await expect.poll(() => outra.locator('[data-sessao]').count()).toBe(antes + 1);
    await outra.getByRole('heading', { name: 'Segunda' }).waitFor();
    await conferirTela(pagina, 'construtor-lado-a-lado');
    expect(await titulos(tela)).toEqual(['Primeira', 'Segunda', 'Terceira']);
    await ladoALado.getByRole('button', { name: /^Desfazer em/ }).click();
    await expect.poll(() => outra.locator('[data-sessao]').count()).toBe(antes);
  });
});

describe('the builder, by keyboard alone', () => {
  test('searches and adds, walks, chooses several, moves them, copies, deletes; each move is said in Portuguese', async () => {
    const { pagina, tela, erros } = await abrir(tres());
    await pagina.keyboard.press('/');
    await pagina.keyboard.type('chamada para');
    await pagina.keyboard.press('Enter');
    await expect.poll(() => nomes(pagina)).toHaveLength(4);
    await pagina.keyboard.press('Escape');
    await pagina.keyboard.press('Control+z');
    await expect.poll(() => nomes(pagina)).toEqual(['Texto a', 'Texto b', 'Texto c']);

    for (let vez = 0; vez < 6; vez++) {
      await pagina.keyboard.press('F6');
      if (await pagina.evaluate(() => document.activeElement?.closest('[data-regiao=secoes] li') !== null))
        break;
    }
    // Nothing is chosen after the undo: the first arrow takes the first.
    await pagina.keyboard.press('ArrowDown');
    await pagina.keyboard.press('ArrowDown');
    await expect.poll(() => anuncio(pagina).innerText()).toBe('Texto b, seção 2 de 3');
    await pagina.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => nomes(pagina)).toEqual(['Texto b', 'Texto a', 'Texto c']);
    expect(await anuncio(pagina).innerText()).toBe('Texto b, da posição 2 para a 1 de 3');

    await pagina.keyboard.press('Shift+ArrowDown');
    await pagina.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => titulos(tela)).toEqual(['Terceira', 'Segunda', 'Primeira']);
    await pagina.keyboard.press('Control+c');
    await pagina.keyboard.press('Control+v');
    await expect.poll(() => nomes(pagina)).toHaveLength(5);
    await pagina.keyboard.press('Delete');
    await expect.poll(() => nomes(pagina)).toEqual(['Texto c', 'Texto b', 'Texto a']);
    await pagina.getByText('2 itens apagados com sucesso').waitFor();

    await pagina.keyboard.press('?');
    await pagina.getByRole('dialog', { name: 'Atalhos do teclado' }).waitFor();
    await pagina.keyboard.press('Escape');
    expect(erros).toEqual([]);
  });

  test('what is copied from one brand is pasted into another: links checked, and a report of what did not fit', async () => {
    const { pagina } = await abrir([
      secao('x', 'Com link', [
        item('1', 'Some', { link: '/pagina-que-so-existe-na-leilo' }),
        item('2', 'Fica', { link: `${SITE}/quem-somos` }),
      ]),
    ]);
    await nomeDa(pagina, 'x').focus();
    await pagina.keyboard.press('Control+c');
    await pagina.getByText('Texto x copiada', { exact: true }).waitFor();
    await abrir([], PACTO, pagina);
    await nomeDaPrimeiraRegiao(pagina);
    await pagina.keyboard.press('Control+v');
    const relatorio = pagina.getByRole('dialog', { name: /colada em/ });
    await relatorio.getByText(/pagina-que-so-existe-na-leilo/).waitFor();
    await conferirTela(pagina, 'construtor-relatorio');
    await relatorio.getByRole('button', { name: 'Entendi' }).click();
    expect(await nomes(pagina)).toEqual(['Texto x']);
  });
});

/** Somewhere of the page that is no field. */
const nomeDaPrimeiraRegiao = (pagina: Page) => pagina.locator('[data-regiao=tela]').focus();

describe('messages', () => {
  test('forged ones change nothing: not in the builder, not in a canvas that somebody else frames', async () => {
    const { pagina, tela } = await abrir(tres());
    const acao = { canal: 'martelo-previa', tipo: 'acao', sessaoId: 'a', acao: 'apagar' };
    await pagina.evaluate((mensagem) => {
      window.postMessage(mensagem, '*');
      const quadro = document.body.appendChild(document.createElement('iframe'));
      quadro.srcdoc = `<script>parent.postMessage(${JSON.stringify(mensagem)}, '*')</script>`;
    }, acao);
    await tela.evaluate(() =>
      window.postMessage(
        { canal: 'martelo-previa', tipo: 'mudancas', revisao: 9, sessoes: [], ordem: [] },
        '*',
      ),
    );
    await pagina.waitForTimeout(500);
    expect(await titulos(tela)).toEqual(['Primeira', 'Segunda', 'Terceira']);
    expect(await nomes(pagina)).toHaveLength(3);
    // The canvas's own window may ask, and is heard.
    await tela.evaluate((mensagem) => window.parent.postMessage(mensagem, '*'), acao);
    await expect.poll(() => nomes(pagina)).toHaveLength(2);
  });
});
