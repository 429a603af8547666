import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { enderecoDoCatalogo, nomeDaPagina, type PaginaDoCatalogo } from './paginas.ts';

/** Noon in São Paulo of the day all examples are made for (storefront/src/elements/dados/exemplos.ts). */
const INSTANTE = new Date('2026-12-01T15:00:00.000Z');
/** The page's clock starts this much before, and is stopped at the instant. */
const PARA_ABRIR_MS = 120_000;
/** Pictures are kept at a fifth: letters blur into their weight, blocks stay where they are. */
export const ESCALA = 5;
const CAIXAS = 60;

/** Where one element of a case stands, CSS px from the case's corner: tag, left, top, width, height. */
export type Caixa = [etiqueta: string, x: number, y: number, largura: number, altura: number];

/** One kind in one model on one page. */
export interface Foto {
  elemento: string;
  /** `<kind>-<model> <page>`. */
  chave: string;
  largura: number;
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
    deviceScaleFactor: 0.5,
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
  const fotos: Foto[] = [];
  for (const caso of await pagina.locator('[data-caso]').all()) {
    const medida = await caso.evaluate((raiz, limite) => {
      const origem = raiz.getBoundingClientRect();
      const caixas: [string, number, number, number, number][] = [];
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
      const { id, elemento } = {
        id: raiz.getAttribute('data-caso') ?? '',
        elemento: raiz.getAttribute('data-elemento') ?? '',
      };
      const largura = Math.round(origem.width);
      const altura = Math.round(origem.height);
      const clip = { x: origem.left, y: origem.top + window.scrollY, width: largura, height: altura };
      return { id, elemento, largura, altura, caixas, clip };
    }, CAIXAS);
    if (medida.altura < 1) throw new Error(`${medida.id} shows nothing`);
    const { data, info } = await sharp(
      await pagina.screenshot({ fullPage: true, clip: medida.clip, animations: 'disabled' }),
    )
      .resize(Math.ceil(medida.largura / ESCALA), Math.ceil(medida.altura / ESCALA), { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    fotos.push({
      elemento: medida.elemento,
      chave: `${medida.id} ${nomeDaPagina(qual)}`,
      largura: medida.largura,
      altura: medida.altura,
      caixas: medida.caixas,
      pixels: data,
      tamanho: { largura: info.width, altura: info.height },
    });
  }
  await pagina.context().close();
  return fotos;
}
