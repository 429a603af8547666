// When the largest thing of a page is painted on a phone, beside an empty page of the same framework with the same picture.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { abrirNavegador } from '../../e2e/plataforma.ts';
import { portaLivre } from '../../porta-livre.ts';

const VAZIA = fileURLToPath(new URL('vazia/', import.meta.url));
const NEXT = fileURLToPath(new URL('../../../node_modules/next/dist/bin/next', import.meta.url));
const VEZES = 7;
/** A phone as Lighthouse has it, its slow 4G and a processor of a quarter. */
const CELULAR = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const REDE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const PROCESSADOR = 4;
/** After `load`, until nothing larger is expected. */
const SOSSEGO_MS = 1_500;

export interface Pintura {
  /** Medians, ms from the navigation's start. */
  nossa: number;
  vazia: number;
  /** The quotient of each pair's, its median. */
  razao: number;
}

/** @param url of the page whose largest paint is a picture. */
export async function medirPintura(url: string): Promise<Pintura> {
  const pasta = mkdtempSync(join(tmpdir(), 'pintura-'));
  const navegador = await abrirNavegador();
  let servidor: ChildProcess | undefined;
  try {
    const foto = await acharFoto(navegador, url);
    writeFileSync(join(pasta, 'foto'), foto.bytes);
    const porta = await portaLivre();
    servidor = await servirVazia(porta, {
      FOTO: join(pasta, 'foto'),
      FOTO_TIPO: foto.tipo,
      FOTO_LADOS: `${foto.largura}x${foto.altura}`,
    });
    const daVazia = `http://localhost:${porta}/`;
    const pares: { nossa: number; vazia: number }[] = [];
    for (let vez = 0; vez < VEZES; vez += 1)
      pares.push({ nossa: await pintar(navegador, url), vazia: await pintar(navegador, daVazia) });
    return {
      nossa: mediana(pares.map(({ nossa }) => nossa)),
      vazia: mediana(pares.map(({ vazia }) => vazia)),
      razao: mediana(pares.map(({ nossa, vazia }) => nossa / vazia)),
    };
  } finally {
    servidor?.kill();
    await navegador.close();
    rmSync(pasta, { recursive: true, force: true });
  }
}

interface Foto {
  bytes: Buffer;
  tipo: string;
  /** CSS pixels. */
  largura: number;
  altura: number;
}

/** The picture that is the page's largest paint, as this browser gets it. */
async function acharFoto(navegador: Browser, url: string): Promise<Foto> {
  const contexto = await navegador.newContext(CELULAR);
  const pagina = await contexto.newPage();
  await pagina.addInitScript(GUARDAR);
  await pagina.goto(url, { waitUntil: 'load' });
  await pagina.waitForTimeout(SOSSEGO_MS);
  const achada = await pagina.evaluate(() => {
    const ultima = (window as unknown as Guardadas).pinturas.at(-1);
    const { width, height } = ultima?.element?.getBoundingClientRect() ?? { width: 0, height: 0 };
    return { endereco: ultima?.url ?? '', largura: Math.round(width), altura: Math.round(height) };
  });
  if (achada.endereco === '') throw new Error(`a maior pintura de ${url} não é uma foto`);
  const { bytes, tipo } = await pagina.evaluate(async (endereco) => {
    const resposta = await fetch(endereco, { cache: 'force-cache' });
    return {
      bytes: [...new Uint8Array(await resposta.arrayBuffer())],
      tipo: resposta.headers.get('content-type') ?? 'image/webp',
    };
  }, achada.endereco);
  await contexto.close();
  return { bytes: Buffer.from(bytes), tipo, largura: achada.largura, altura: achada.altura };
}

interface Guardadas {
  pinturas: (PerformanceEntry & { url: string; element?: Element })[];
}

/** In the page: every candidate for the largest paint. */
const GUARDAR = `window.pinturas=[];new PerformanceObserver(l=>pinturas.push(...l.getEntries())).observe({type:'largest-contentful-paint',buffered:true})`;

/** One visit of a new browser: when the largest was painted, ms. */
async function pintar(navegador: Browser, url: string): Promise<number> {
  // Somebody was here a moment ago: servers are warm, browsers are not. `*.localhost` is this machine, whoever resolves it.
  const { host, port, pathname } = new URL(url);
  await new Promise((lida, falhou) => {
    get({ host: '127.0.0.1', port, path: pathname, headers: { host } }, (resposta) =>
      resposta.resume().once('end', lida),
    ).once('error', falhou);
  });
  const contexto = await navegador.newContext(CELULAR);
  const pagina = await contexto.newPage();
  const cdp = await contexto.newCDPSession(pagina);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', REDE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PROCESSADOR });
  await pagina.addInitScript(GUARDAR);
  await pagina.goto(url, { waitUntil: 'load' });
  await pagina.waitForTimeout(SOSSEGO_MS);
  const quando = await pagina.evaluate(
    () => (window as unknown as Guardadas).pinturas.at(-1)?.startTime ?? Number.NaN,
  );
  await contexto.close();
  return quando;
}

/** Builds and serves the empty page. */
async function servirVazia(porta: number, foto: Record<string, string>): Promise<ChildProcess> {
  const env = { ...process.env, ...foto, NODE_ENV: 'production' as const, PORT: String(porta) };
  const { status, stderr } = spawnSync(process.execPath, [NEXT, 'build'], {
    cwd: VAZIA,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`a página vazia não foi construída: ${stderr.trim()}`);
  const servidor = spawn(process.execPath, ['servir.mjs'], { cwd: VAZIA, env, stdio: 'ignore' });
  for (let vez = 0; vez < 100; vez += 1) {
    const pronta = await fetch(`http://127.0.0.1:${porta}/`).catch(() => null);
    if (pronta?.ok) return servidor;
    await new Promise((seguir) => setTimeout(seguir, 100));
  }
  servidor.kill();
  throw new Error('a página vazia não ficou pronta');
}

const mediana = (valores: number[]): number => valores.sort((a, b) => a - b)[Math.floor(valores.length / 2)]!;
