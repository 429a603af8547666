// The builder beside Payload's own blocks field: the same page, the same browser, one after the other, on a platform of its own.
import { chromium, type Frame, type Page } from 'playwright';
import { CMS, Plataforma, SENHA, SITE } from '../../e2e/plataforma.ts';
import { ler, sessaoDoPainel } from '../leitura.ts';
import { ateAPintura, type Tempos, tempos } from '../navegador/percentis.ts';
import { esperarQuantos, observarPintura } from '../navegador/pintura.ts';
import { criarPaginaCheia, SECOES } from './pagina-cheia.ts';

const TECLAS = 60;
const MOVIMENTOS = 24;
const ABERTURAS = 5;
const PUBLICACOES = 3;
/** Apart, so that none is measured in the other's wake; odd, so that they fall anywhere between two frames. */
const PAUSA_MS = 113;
const LETRAS = 'martelobateeotextoacompanhaletraporletra';
const URI = 'pagina-cheia-da-bancada';

export interface MedidaConstrutor {
  abrir: Tempos;
  /** To the field itself, and to the canvas: that the page one looks at shows it. */
  tecla: Tempos;
  teclaNaTela: Tempos | null;
  mover: Tempos;
  moverNaTela: Tempos | null;
  desfazer: Tempos | null;
  desfazerNaTela: Tempos | null;
  publicar: Tempos | null;
}

export async function medirConstrutor(): Promise<{ payload: MedidaConstrutor; nosso: MedidaConstrutor }> {
  process.env.MARTELO_BANCADA = '1';
  const plataforma = new Plataforma();
  try {
    await plataforma.iniciar();
    const id = await criarPaginaCheia(await sessaoDoPainel(), URI);
    // Frames as soon as they are ready: what is measured is the work until the paint, not the wait for a screen's next refresh.
    const navegador = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-gpu-vsync',
        '--disable-frame-rate-limit',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    });
    try {
      const contexto = await navegador.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
      });
      await contexto.addInitScript(observarPintura);
      const pagina = await contexto.newPage();
      await entrar(pagina);
      const payload = await medirPayload(pagina, id);
      const nosso = await medirNosso(pagina, id);
      return { payload, nosso };
    } finally {
      await navegador.close();
    }
  } finally {
    delete process.env.MARTELO_BANCADA;
    await plataforma.descartar();
  }
}

async function entrar(pagina: Page): Promise<void> {
  await pagina.goto(`${CMS}/admin`);
  await pagina.getByLabel('E-mail').fill('adm@demo.martelo');
  await pagina.getByLabel('Senha').fill(SENHA);
  await pagina.getByLabel('Senha').press('Enter');
  await pagina.waitForURL((url) => !url.pathname.includes('login'));
}

async function medirNosso(pagina: Page, id: number): Promise<MedidaConstrutor> {
  const endereco = `${CMS}/admin/construtor/${id}`;
  const telaPronta = { seletor: 'main [data-sessao]', quantos: SECOES };
  const aberturas: number[] = [];
  let tela: Frame | undefined;
  // The first one warms the server up, for both.
  for (let vez = 0; vez <= ABERTURAS; vez++) {
    await pagina.goto(endereco, { waitUntil: 'commit' });
    await pagina.locator('iframe').waitFor({ state: 'attached' });
    tela = await quadro(pagina);
    const pronta = await tela.evaluate(esperarQuantos, telaPronta);
    if (vez > 0) aberturas.push(pronta - (await origem(pagina)));
  }
  if (!tela) throw new Error('the canvas never came');
  await pagina.waitForLoadState('networkidle').catch(() => undefined);

  await pagina
    .locator('[data-sessao]')
    .nth(Math.floor(SECOES / 2))
    .locator('[data-nome]')
    .click();
  const titulo = pagina
    .getByRole('complementary', { name: 'Propriedades da seção' })
    .getByLabel('Título')
    .first();
  await titulo.click();
  const teclas = await pressionar(pagina, tela, TECLAS, (vez) => LETRAS[vez % LETRAS.length] ?? 'a', 'tecla');
  const linha = pagina.locator('[data-sessao] [data-nome][aria-current=true]').first();
  await linha.focus();
  const seta = (vez: number) => (vez % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp');
  const movimentos = await pressionar(pagina, tela, MOVIMENTOS, seta, 'tecla');
  const desfeitos = await pressionar(pagina, tela, MOVIMENTOS, () => 'Control+z', 'tecla');
  const publicacoes: number[] = [];
  for (let vez = 0; vez < PUBLICACOES; vez++) publicacoes.push(await publicarEVer(pagina, vez));
  return {
    abrir: tempos(aberturas),
    tecla: tempos(teclas.aqui),
    teclaNaTela: tempos(teclas.naTela),
    mover: tempos(movimentos.aqui),
    moverNaTela: tempos(movimentos.naTela),
    desfazer: tempos(desfeitos.aqui),
    desfazerNaTela: tempos(desfeitos.naTela),
    publicar: tempos(publicacoes),
  };
}

async function medirPayload(pagina: Page, id: number): Promise<MedidaConstrutor> {
  const endereco = `${CMS}/admin/collections/paginas/${id}`;
  const pronta = { seletor: '#field-blocos .blocks-field__rows > *', quantos: SECOES };
  const aberturas: number[] = [];
  for (let vez = 0; vez <= ABERTURAS; vez++) {
    await pagina.goto(endereco, { waitUntil: 'commit' });
    await pagina.locator('#field-blocos').waitFor();
    const em = await pagina.mainFrame().evaluate(esperarQuantos, pronta);
    if (vez > 0) aberturas.push(em - (await origem(pagina)));
  }
  await pagina.waitForLoadState('networkidle').catch(() => undefined);
  // One near the top: what is out of sight has no fields yet.
  const bloco = 3;
  await pagina.locator(`#blocos-row-${bloco}`).scrollIntoViewIfNeeded();
  const campo = pagina.locator(`#field-blocos__${bloco}__titulo`);
  await campo.scrollIntoViewIfNeeded();
  await campo.click();
  const teclas = await pressionar(pagina, null, TECLAS, (vez) => LETRAS[vez % LETRAS.length] ?? 'a', 'tecla');
  const movimentos: number[] = [];
  for (let vez = 0; vez < MOVIMENTOS / 4; vez++) {
    const fileira = pagina.locator(`#blocos-row-${bloco}`);
    await fileira.locator('.array-actions .popup-button').first().click();
    // Every row's menu stands in the document; the open one has this class.
    const acao = pagina.locator('.popup__content .array-actions__move-up');
    await acao.waitFor();
    await pagina.waitForTimeout(PAUSA_MS);
    movimentos.push(...(await pressionar(pagina, null, 1, () => acao.click(), 'clique')).aqui);
  }
  return {
    abrir: tempos(aberturas),
    tecla: tempos(teclas.aqui),
    teclaNaTela: null,
    mover: tempos(movimentos),
    moverNaTela: null,
    desfazer: null,
    desfazerNaTela: null,
    publicar: null,
  };
}

/** Presses, each on its own, and for each the time to the paint here and, where there is one, in the canvas. */
async function pressionar(
  pagina: Page,
  tela: Frame | null,
  vezes: number,
  gesto: (vez: number) => string | Promise<void>,
  tipo: 'tecla' | 'clique',
): Promise<{ aqui: number[]; naTela: number[] }> {
  const aqui: number[] = [];
  const naTela: number[] = [];
  const limpar = () => {
    if (window.martelo) window.martelo.marcas = [];
  };
  const marcas = () => window.martelo?.marcas ?? [];
  for (let vez = 0; vez < vezes; vez++) {
    await pagina.mainFrame().evaluate(limpar);
    await tela?.evaluate(limpar);
    const feito = gesto(vez);
    if (typeof feito === 'string') await pagina.keyboard.press(feito);
    else await feito;
    await pagina.waitForTimeout(PAUSA_MS);
    const daqui = await pagina.mainFrame().evaluate(marcas);
    // Of a combination, the key that does it is the last.
    const pressao = daqui.findLast((marca) => marca.tipo === tipo)?.em;
    if (pressao === undefined) throw new Error('the press was not seen');
    const doQuadro = ateAPintura(daqui, pressao);
    if (doQuadro !== null) aqui.push(doQuadro);
    const daTela = tela && ateAPintura(await tela.evaluate(marcas), pressao);
    if (daTela !== null) naTela.push(daTela);
  }
  if (aqui.length < vezes / 2 || (tela && naTela.length < vezes / 2))
    throw new Error(`only ${aqui.length} and ${naTela.length} of ${vezes} presses were painted`);
  return { aqui, naTela };
}

/** From the press on "Publicar" to a visitor's fresh request showing the new title. */
async function publicarEVer(pagina: Page, vez: number): Promise<number> {
  const texto = `Publicada na bancada ${vez} ${Date.now()}`;
  const titulo = pagina
    .getByRole('complementary', { name: 'Propriedades da seção' })
    .getByLabel('Título')
    .first();
  await titulo.fill(texto);
  await pagina.locator('[data-estado=salvo]').waitFor();
  const inicio = performance.now();
  await pagina.getByRole('button', { name: 'Publicar', exact: true }).click();
  const mesmoAssim = pagina.getByRole('button', { name: /assim mesmo/i });
  const visto = (async () => {
    for (;;) {
      if ((await ler(`${SITE}/${URI}`, {}, undefined)).includes(texto)) return;
      if (performance.now() - inicio > 20_000) throw new Error('the visitor never saw it');
    }
  })();
  await Promise.race([
    visto,
    mesmoAssim.click({ timeout: 5_000 }).then(
      () => visto,
      () => visto,
    ),
  ]);
  return performance.now() - inicio;
}

async function quadro(pagina: Page): Promise<Frame> {
  for (let vez = 0; vez < 500; vez++) {
    const tela = pagina.frames().find((frame) => frame.url().includes('/previa'));
    if (tela) return tela;
    await pagina.waitForTimeout(10);
  }
  throw new Error('the canvas never came');
}

const origem = (pagina: Page): Promise<number> => pagina.evaluate(() => performance.timeOrigin);
