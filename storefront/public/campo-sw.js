/*
 * Opens, where there is no network, the pages that somebody who works in the field has taken along: `/transportadora` and `/admin`, each a scope of
 * its own, apart from the site's own worker. The pages themselves put there what is kept (src/campo/levar.ts), for the account that is signed in;
 * whoever signs out takes it away. With network everything comes from there. Acts lie in IndexedDB, and this touches none of them.
 */

const PREFIXO = 'martelo-campo:';
const DA_CONSTRUCAO = /^\/(_next\/static|admin\/arquivos)\//;
/** A line that answers nothing for so long is none: a page that is kept opens instead. */
const PACIENCIA_MS = 6_000;

self.addEventListener('install', (evento) => evento.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (evento) => evento.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (evento) => {
  const { request } = evento;
  if (request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (DA_CONSTRUCAO.test(pathname)) evento.respondWith(daConstrucao(request, pathname));
  else if (request.mode === 'navigate') evento.respondWith(pagina(request, pathname));
});

/** There is one: another account's goes as somebody signs in. */
async function lugar() {
  const nome = (await caches.keys()).find((um) => um.startsWith(PREFIXO));
  return nome === undefined ? null : caches.open(nome);
}

async function pagina(request, pathname) {
  const guardadas = await lugar();
  const inicio = pathname.startsWith('/admin') ? '/admin' : '/transportadora';
  const guardada =
    guardadas &&
    ((await guardadas.match(pathname)) ?? (inicio === '/admin' ? await guardadas.match('/admin') : null));
  const rede = fetch(request);
  if (!guardada)
    return rede.catch(async (erro) => (await semRede(guardadas, inicio)) ?? Promise.reject(erro));
  const cansou = new Promise((_, falhar) => setTimeout(() => falhar(new Error('slow')), PACIENCIA_MS));
  rede.catch(() => {});
  return Promise.race([rede, cansou]).catch(() => guardada);
}

/** Of a page that was not taken along: the list that was, or what the site says without network. */
async function semRede(guardadas, inicio) {
  const lista = guardadas && (await guardadas.match(inicio));
  return lista ? Response.redirect(inicio, 302) : caches.match('/sem-conexao');
}

/** A name is one content for ever. */
async function daConstrucao(request, pathname) {
  const guardado = await caches.match(pathname);
  if (guardado) return guardado;
  const resposta = await fetch(request);
  // Of the back office, whose screens come one by one, also what was opened meanwhile.
  const guardadas = resposta.ok && pathname.startsWith('/admin/') ? await lugar() : null;
  if (guardadas) await guardadas.put(pathname, resposta.clone());
  return resposta;
}
