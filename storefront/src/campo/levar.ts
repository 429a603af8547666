import { cacheDe } from './campo.ts';

/** Pages of one account that are kept at a time. */
const PAGINAS_MAX = 200;
const GUARDADOR = '/campo-sw.js';

/**
 * Has the pages of a part of the site open without network from now on, for this account alone: they, and what they are made of. Does nothing
 * where a browser has no such thing.
 * @param escopo the part, e.g. `/transportadora`
 * @param paginas addresses within it
 */
export async function levarPaginas(dono: string, escopo: string, paginas: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator) || typeof caches === 'undefined' || !navigator.onLine) return;
  await navigator.serviceWorker.register(GUARDADOR, { scope: escopo, updateViaCache: 'none' });
  const lugar = await caches.open(cacheDe(dono));
  const partes = new Set(daConstrucao(performance.getEntriesByType('resource').map(({ name }) => name)));
  const novas: [string, Response][] = [];
  for (const pagina of paginas.slice(0, PAGINAS_MAX)) {
    const resposta = await fetch(pagina, { credentials: 'same-origin', cache: 'no-store' });
    // Signed out meanwhile, or no more theirs.
    if (!resposta.ok || resposta.redirected) {
      await lugar.delete(pagina);
      continue;
    }
    const html = await resposta.clone().text();
    for (const uma of daConstrucao(citados(html))) partes.add(uma);
    novas.push([pagina, resposta]);
  }
  // What they are made of first: a page that opens without it does not open.
  const ha = new Set((await lugar.keys()).map(({ url }) => new URL(url).pathname));
  for (const parte of partes) if (!ha.has(parte)) await lugar.add(parte).catch(() => {});
  for (const [pagina, resposta] of novas) await lugar.put(pagina, resposta);
  await limpar(lugar, escopo, new Set(paginas), partes);
}

/** What is no more on the list, and what was another build's. */
async function limpar(
  lugar: Cache,
  escopo: string,
  paginas: ReadonlySet<string>,
  partes: ReadonlySet<string>,
): Promise<void> {
  for (const pedido of await lugar.keys()) {
    const { pathname } = new URL(pedido.url);
    const daPagina = pathname === escopo || pathname.startsWith(`${escopo}/`);
    const daObra = DA_CONSTRUCAO.test(pathname);
    if (daObra ? escopo !== '/admin' && !partes.has(pathname) : daPagina && !paginas.has(pathname))
      await lugar.delete(pedido);
  }
}

const DA_CONSTRUCAO = /^\/(_next\/static|admin\/arquivos)\//;
const citados = (html: string): string[] => [
  ...[...html.matchAll(/\/(?:_next\/static|admin\/arquivos)\/[^"'\\\s)]+/g)].map(([endereco]) => endereco),
];
const daConstrucao = (enderecos: readonly string[]): string[] =>
  enderecos
    .map((endereco) => new URL(endereco, location.origin))
    .filter(({ origin, pathname }) => origin === location.origin && DA_CONSTRUCAO.test(pathname))
    .map(({ pathname }) => pathname);
