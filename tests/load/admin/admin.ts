// The back office's list and form in a browser, beside react-admin's own over the same calls, one after the other.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as dormir } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { ENGINE, Plataforma, SENHA, SITE } from '../../e2e/plataforma.ts';
import { portaLivre } from '../../porta-livre.ts';
import { guardarVeiculos } from '../casa/veiculos-da-casa.ts';
import { ateAPintura, type Tempos, tempos } from '../navegador/percentis.ts';
import { esperarQuantos, observarPintura } from '../navegador/pintura.ts';

export const VEICULOS = 20_000;
const ABERTURAS = 9;
const TECLAS = 60;
const PAUSA_MS = 113;
/** Nothing comes any more. */
const DESISTE_MS = 60_000;
const LETRAS = 'martelobateeotextoacompanhaletraporletra';
/** Rows that a desk shows at once: who draws only those is not waited on for more. */
const LINHAS_A_VISTA = 12;
const COMUM = fileURLToPath(new URL('react-admin/', import.meta.url));
const RAIZ = fileURLToPath(new URL('../../../', import.meta.url));

export interface MedidaDoAdmin {
  /** From the press in the menu to the rows painted, ms. */
  lista: Tempos;
  /** From the press on a row to its form painted, ms. */
  registro: Tempos;
  /** From a key in a form's field to the paint that shows it, ms. */
  tecla: Tempos;
}

export async function medirAdmin(): Promise<{ comum: MedidaDoAdmin; nosso: MedidaDoAdmin }> {
  instalar();
  const plataforma = new Plataforma();
  try {
    await guardarVeiculos(plataforma.dados, VEICULOS);
    await plataforma.iniciar();
    const servidor = await servirComum();
    const navegador = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Frames as soon as they are ready: what is measured is the work until the paint, not the wait for a screen's next refresh.
      args: ['--no-sandbox', '--disable-gpu', '--disable-gpu-vsync', '--disable-frame-rate-limit'],
    });
    try {
      const contexto = await navegador.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'pt-BR',
      });
      await contexto.addInitScript(observarPintura);
      const pagina = await contexto.newPage();
      const comum = await medirComum(pagina, servidor.url);
      const nosso = await medirNosso(pagina);
      return { comum, nosso };
    } finally {
      await navegador.close();
      await servidor.parar();
    }
  } finally {
    await plataforma.descartar();
  }
}

/** What it is compared with is no part of the platform: it is there only where somebody measures. @throws where it cannot be had */
function instalar(): void {
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: COMUM,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`o react-admin não foi instalado: ${stderr.trim()}`);
}

async function servirComum(): Promise<{ url: string; parar(): Promise<void> }> {
  const resposta = await fetch(`${ENGINE}/v1/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', hotsite: 'leilo' },
    body: JSON.stringify({ email: 'adm@demo.martelo', senha: SENHA, permanecerLogado: false }),
  });
  if (!resposta.ok) throw new Error(await resposta.text());
  const { access_token: token } = (await resposta.json()) as { access_token: string };
  const destino = mkdtempSync(join(tmpdir(), 'martelo-bench-admin-'));
  const porta = await portaLivre();
  const env = { ...process.env, BANCADA_DESTINO: destino, BANCADA_ENGINE: ENGINE, BANCADA_TOKEN: token };
  const vite = [join(RAIZ, 'node_modules/.bin/vite')];
  const comum = ['--config', join(COMUM, 'vite.config.mjs')];
  const feito = spawnSync(process.execPath, [...vite, 'build', ...comum], {
    cwd: COMUM,
    env,
    encoding: 'utf8',
  });
  if (feito.status !== 0) throw new Error(`o react-admin não foi construído: ${feito.stderr.trim()}`);
  const processo: ChildProcess = spawn(
    process.execPath,
    [...vite, 'preview', ...comum, '--host', '127.0.0.1', '--port', String(porta), '--strictPort'],
    { cwd: COMUM, env, stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${porta}`;
  for (let vez = 0; vez < 100; vez++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await dormir(100);
  }
  return {
    url,
    async parar() {
      processo.kill();
      rmSync(destino, { recursive: true, force: true });
    },
  };
}

interface Telas {
  /** To the list, from another screen of the same application. */
  irALista(): Promise<void>;
  irAOutra(): Promise<void>;
  linhas: string;
  abrirPrimeira(): Promise<void>;
  campo: string;
}

async function medir(pagina: Page, telas: Telas): Promise<MedidaDoAdmin> {
  const [listas, registros]: number[][] = [[], []];
  // The first one fetches what the others have.
  for (let vez = 0; vez <= ABERTURAS; vez++) {
    await telas.irAOutra();
    const lista = await aPartirDoClique(pagina, telas.irALista, {
      seletor: telas.linhas,
      quantos: LINHAS_A_VISTA,
    });
    const registro = await aPartirDoClique(pagina, telas.abrirPrimeira, { seletor: telas.campo, quantos: 1 });
    if (vez === 0) continue;
    listas!.push(lista);
    registros!.push(registro);
  }
  await pagina.locator(telas.campo).click();
  const teclas: number[] = [];
  for (let vez = 0; vez < TECLAS; vez++) {
    await limpar(pagina);
    await pagina.keyboard.press(LETRAS[vez % LETRAS.length]!);
    await pagina.waitForTimeout(PAUSA_MS);
    const marcas = await pagina.evaluate(() => window.martelo!.marcas);
    const pressao = marcas.find(({ tipo }) => tipo === 'tecla');
    const demora = pressao && ateAPintura(marcas, pressao.em);
    if (demora != null) teclas.push(demora);
  }
  if (teclas.length < TECLAS / 2) throw new Error(`only ${teclas.length} of ${TECLAS} keys were painted`);
  return { lista: tempos(listas!), registro: tempos(registros!), tecla: tempos(teclas) };
}

const limpar = (pagina: Page) =>
  pagina.evaluate(() => {
    window.martelo!.marcas = [];
  });

async function aPartirDoClique(
  pagina: Page,
  clicar: () => Promise<void>,
  pronta: { seletor: string; quantos: number },
): Promise<number> {
  await pagina.waitForTimeout(PAUSA_MS);
  await limpar(pagina);
  await clicar();
  const em = await Promise.race([
    pagina.evaluate(esperarQuantos, pronta),
    pagina.waitForTimeout(DESISTE_MS).then(() => {
      throw new Error(`${pronta.seletor} não apareceu em ${pagina.url()}`);
    }),
  ]);
  const clique = await pagina.evaluate(
    () => window.martelo!.marcas.find(({ tipo }) => tipo === 'clique')?.em,
  );
  if (clique === undefined) throw new Error('the press was not seen');
  return em - clique;
}

/** The heads of its columns stand in a row of the same class. */
const LINHAS_DO_COMUM = 'tbody .RaDatagrid-row';

async function medirComum(pagina: Page, url: string): Promise<MedidaDoAdmin> {
  await pagina.goto(`${url}/#/comitentes`);
  const noMenu = (qual: string) => pagina.locator(`a.RaMenuItemLink-root[href="#/${qual}"]`);
  await noMenu('veiculos').waitFor();
  return medir(pagina, {
    linhas: LINHAS_DO_COMUM,
    campo: 'input[name="modelo"]',
    irALista: () => noMenu('veiculos').click(),
    async irAOutra() {
      await noMenu('comitentes').click();
      await pagina.waitForFunction(
        (qual) => document.querySelector(`${qual}, input[name="modelo"]`) === null,
        LINHAS_DO_COMUM,
      );
    },
    abrirPrimeira: () => pagina.locator(LINHAS_DO_COMUM).first().click(),
  });
}

async function medirNosso(pagina: Page): Promise<MedidaDoAdmin> {
  await pagina.goto(`${SITE}/login?retorno=/admin/veiculos`);
  await pagina.getByLabel('E-mail').fill('adm@demo.martelo');
  await pagina.getByLabel('Senha', { exact: true }).fill(SENHA);
  await pagina.getByRole('button', { name: 'Entrar' }).click();
  const linhas = '.tabela tbody tr[data-linha]';
  const campo = '#campo-modelo';
  await pagina.locator(linhas).first().waitFor();
  const elo = pagina.locator('a[href="/admin/veiculos"]');
  const sala = pagina.locator('nav.lateral details').filter({ has: elo });
  return medir(pagina, {
    ...{ linhas, campo },
    irALista: () => sala.locator(elo).click(),
    async irAOutra() {
      await pagina.locator('nav.lateral a[href="/admin"]').click();
      await pagina.locator('.inicio h1').waitFor();
      if ((await sala.getAttribute('open')) === null) await sala.locator('summary').click();
    },
    abrirPrimeira: () => pagina.locator(`${linhas} a`).first().click(),
  });
}
