import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { enderecoDoCatalogo, nomeDaPagina, type PaginaDoCatalogo } from './paginas.ts';

/** Noon in São Paulo of the day all examples are made for (storefront/src/elements/dados/exemplos.ts). */
const INSTANTE = new Date('2026-12-01T15:00:00.000Z');
/** The page's clock starts this much before, and is stopped at the instant. */
const PARA_ABRIR_MS = 120_000;
/** Pictures are kept at a fifth: letters blur into their weight, blocks stay where they are. */
export const ESCALA = 5;
/** Pixels of a picture for one CSS px. */
const PROPORCAO = 0.5;
/** The tallest picture taken at once, CSS px: at half size within the 16,384 that Chromium draws, and fewer are sooner taken. */
const TIRA_PX = 30_000;
const CAIXAS = 40;

/** Where one element of a case stands, CSS px from the case's corner: tag, left, top, width, height. */
export type Caixa = [etiqueta: string, x: number, y: number, largura: number, altura: number];

/** One kind in one model on one page. */
export interface Foto {
  elemento: string;
  /** `<kind>-<model> <page>`. */
  chave: string;
  altura: number;
  caixas: Caixa[];
  /** RGB rows, `Math.ceil(largura / ESCALA)` wide. */
  pixels: Buffer;
  tamanho: { largura: number; altura: number };
}

/** Opens a page of the catalogue with everything still: clocks stand, pictures are there, nothing moves. */
export async function abrirParado(navegador: Browser, endereco: string, largura: number): Promise<Page> {
  const contexto = await navegador.newContext({
    viewport: { width: largura, height: 900 },
    // Half of it is thrown away anyway.
    deviceScaleFactor: PROPORCAO,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  const pagina = await contexto.newPage();
  // Nothing from the engine: neither its clock nor its prices.
  await pagina.routeWebSocket(/socket\.io/, () => {});
  await pagina.clock.install({ time: new Date(INSTANTE.getTime() - PARA_ABRIR_MS) });
  const resposta = await pagina.goto(endereco, { waitUntil: 'load' });
  if (!resposta?.ok()) throw new Error(`${endereco} answered ${resposta?.status()}`);
  await pagina.evaluate(async () => {
    for (const imagem of document.images) imagem.loading = 'eager';
    await Promise.all([...document.images].map((imagem) => imagem.decode().catch(() => {})));
    await document.fonts.ready;
  });
  await pagina.clock.pauseAt(INSTANTE);
  return pagina;
}

/** Every case of one page of the catalogue. */
export async function fotografar(
  navegador: Browser,
  site: string,
  qual: PaginaDoCatalogo,
  elementos: readonly string[] = [],
): Promise<Foto[]> {
  const endereco = enderecoDoCatalogo(site, qual, { elemento: elementos.join(',') });
  const pagina = await abrirParado(navegador, endereco, qual.largura);
  const medidas = await pagina.evaluate(medir, CAIXAS);
  const fotos: Foto[] = [];
  for (const grupo of emTiras(medidas)) {
    const [y, fim] = [grupo[0]!.topo, grupo.at(-1)!.topo + grupo.at(-1)!.altura];
    const clip = { x: 0, y, width: qual.largura, height: fim - y };
    // Decoded once: pieces of an encoded picture would each decode all of it.
    const tira = await sharp(await pagina.screenshot({ fullPage: true, clip, animations: 'disabled' }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const medida of grupo) {
      const { data, info } = await sharp(tira.data, { raw: tira.info })
        .extract({
          left: 0,
          top: (medida.topo - y) * PROPORCAO,
          width: Math.floor(qual.largura * PROPORCAO),
          height: Math.max(1, Math.floor(medida.altura * PROPORCAO)),
        })
        .resize(Math.ceil(qual.largura / ESCALA), Math.ceil(medida.altura / ESCALA), { fit: 'fill' })
        .raw()
        .toBuffer({ resolveWithObject: true });
      fotos.push({
        elemento: medida.elemento,
        chave: `${medida.id} ${nomeDaPagina(qual)}`,
        altura: medida.altura,
        caixas: medida.caixas,
        pixels: data,
        tamanho: { largura: info.width, altura: info.height },
      });
    }
  }
  await pagina.context().close();
  return fotos;
}

interface Medida {
  id: string;
  elemento: string;
  topo: number;
  altura: number;
  caixas: Caixa[];
}

/** Cases one below the other that fit one picture: taking one costs more than what is on it. */
function emTiras(medidas: readonly Medida[]): Medida[][] {
  const tiras: Medida[][] = [];
  for (const medida of medidas) {
    if (medida.altura < 1) throw new Error(`${medida.id} shows nothing`);
    const ultima = tiras.at(-1);
    if (ultima && medida.topo + medida.altura - ultima[0]!.topo <= TIRA_PX) ultima.push(medida);
    else tiras.push([medida]);
  }
  return tiras;
}

/**
 * Runs in the page. Each case is first moved down to the next even pixel, a whole one of a picture of half the size: what stands above
 * it may grow by a pixel and its picture stays the same.
 */
function medir(limite: number): Medida[] {
  return [...document.querySelectorAll<HTMLElement>('[data-caso]')].map((raiz) => {
    const calco = document.createElement('div');
    calco.style.display = 'flow-root';
    raiz.before(calco);
    const topo = raiz.getBoundingClientRect().top + window.scrollY;
    calco.style.height = `${Math.ceil(topo / 2) * 2 - topo}px`;
    const origem = raiz.getBoundingClientRect();
    const caixas: Caixa[] = [];
    for (const no of raiz.querySelectorAll('h2,h3,h4,p,a,button,img,input,select,li,table,svg,figure')) {
      if (caixas.length === limite) break;
      const { left, top, width, height } = no.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      caixas.push([
        no.tagName.toLowerCase(),
        Math.round(left - origem.left),
        Math.round(top - origem.top),
        Math.round(width),
        Math.round(height),
      ]);
    }
    return {
      id: raiz.getAttribute('data-caso') ?? '',
      elemento: raiz.getAttribute('data-elemento') ?? '',
      topo: Math.round(origem.top + window.scrollY),
      altura: Math.round(origem.height),
      caixas,
    };
  });
}
