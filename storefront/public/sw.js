/*
 * The site's service worker: shows notifications, and a page of its own where there is no network. It keeps the build's own files, whose
 * names change with what is in them; for who hands over at a yard, that one page, which has no price in it; and nothing else: a price, any
 * other page or an answer of the API never comes from here.
 */

const GUARDADO = 'martelo-1';
const SEM_CONEXAO = '/sem-conexao';
/** The gate's page and its files, for as long as its person is signed in on this device. */
const DA_PORTARIA = 'martelo-portaria-1';
const PORTARIA = '/patio/portaria';
/** Where somebody signs out, or is asked to sign in. */
const SAIDAS = ['/sair', '/login'];
/** Files of the build: a name is one content for ever. */
const DA_CONSTRUCAO = /^\/_next\/static\//;
const MAXIMO = 200;

self.addEventListener('install', (evento) => {
  evento.waitUntil(guardarPagina().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (evento) => {
  evento.waitUntil(
    caches
      .keys()
      .then((nomes) =>
        Promise.all(
          nomes
            // Others' are their own (campo-sw.js).
            .filter(
              (nome) => /^martelo-(portaria-)?\d+$/.test(nome) && nome !== GUARDADO && nome !== DA_PORTARIA,
            )
            .map((nome) => caches.delete(nome)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (evento) => {
  const { request } = evento;
  if (request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (DA_CONSTRUCAO.test(pathname)) evento.respondWith(daConstrucao(request));
  else if (request.mode === 'navigate') evento.respondWith(daRede(request, pathname));
});

/** A page of the gate that its person has open asks to be there without network too. */
self.addEventListener('message', (evento) => {
  const { tipo, arquivos } = evento.data ?? {};
  if (tipo === 'guardar-portaria')
    evento.waitUntil(guardarPortaria(Array.isArray(arquivos) ? arquivos : []).catch(() => {}));
});

/** @param arquivos what the page has loaded besides, by address */
async function guardarPortaria(arquivos) {
  const resposta = await fetch(PORTARIA, { credentials: 'same-origin', cache: 'reload' });
  // Signed out meanwhile, or no more of the yard.
  if (!resposta.ok || resposta.redirected) return caches.delete(DA_PORTARIA);
  const html = await resposta.clone().text();
  const citados = [...html.matchAll(/\/_next\/static\/[^"'\\\s)]+/g)].map(([endereco]) => endereco);
  const daqui = arquivos
    .map((endereco) => new URL(endereco, location.origin))
    .filter(({ origin, pathname }) => origin === location.origin && DA_CONSTRUCAO.test(pathname))
    .map(({ pathname, search }) => pathname + search);
  const lugar = await caches.open(DA_PORTARIA);
  await Promise.all(
    [...new Set([...citados, ...daqui])].map(async (endereco) => {
      if (!(await lugar.match(endereco))) await lugar.add(endereco).catch(() => {});
    }),
  );
  await lugar.put(PORTARIA, resposta);
}

/** Pages come from the network, always; without one, what says so, or the gate where it was kept. */
async function daRede(request, pathname) {
  try {
    const resposta = await fetch(request);
    // Without network an idle gate is led to the login as well: it stays then.
    if (SAIDAS.includes(pathname)) await caches.delete(DA_PORTARIA);
    return resposta;
  } catch (erro) {
    const portaria = pathname === PORTARIA ? await (await caches.open(DA_PORTARIA)).match(PORTARIA) : null;
    const pagina = portaria ?? (await caches.match(SEM_CONEXAO));
    if (pagina) return pagina;
    throw erro;
  }
}

async function daConstrucao(request) {
  const achado = await caches.match(request);
  if (achado) return achado;
  const guardado = await caches.open(GUARDADO);
  const resposta = await fetch(request);
  if (resposta.ok) {
    await guardado.put(request, resposta.clone());
    const todos = (await guardado.keys()).filter(({ url }) => DA_CONSTRUCAO.test(new URL(url).pathname));
    await Promise.all(todos.slice(0, Math.max(0, todos.length - MAXIMO)).map((um) => guardado.delete(um)));
  }
  return resposta;
}

/**
 * As a visitor sees it: nobody's name is left on a device. Without its scripts: it stands under the address that was asked for, and is
 * gone with the next try.
 */
async function guardarPagina() {
  const guardado = await caches.open(GUARDADO);
  const resposta = await fetch(SEM_CONEXAO, { credentials: 'omit', cache: 'reload' });
  if (!resposta.ok) return;
  const html = (await resposta.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  const folhas = [...html.matchAll(/"(\/_next\/static\/[^"]+\.(?:css|woff2)[^"]*)"/g)].map(
    ([, endereco]) => endereco,
  );
  await guardado.addAll([...new Set(folhas)]).catch(() => {});
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const politica = resposta.headers.get('content-security-policy');
  if (politica) headers['content-security-policy'] = politica;
  await guardado.put(SEM_CONEXAO, new Response(html, { headers }));
}

self.addEventListener('push', (evento) => {
  const aviso = lerAviso(evento.data);
  evento.waitUntil(
    Promise.all([
      // A browser that is pushed to and shows nothing is asked for its permission back.
      self.registration.showNotification(aviso.titulo, {
        body: aviso.corpo,
        lang: 'pt-BR',
        icon: '/icones/icone-192.png',
        // One on the screen for each matter: a newer price takes the older one's place, in silence.
        ...(aviso.topico ? { tag: aviso.topico, renotify: false } : {}),
        data: { destino: aviso.destino, aviso: aviso.aviso },
      }),
      aviso.entrega && dizer('/api/v1/push/recebido', { entrega: aviso.entrega, selo: aviso.selo }),
    ]),
  );
});

function lerAviso(dados) {
  try {
    return dados.json();
  } catch {
    return { titulo: location.hostname, corpo: '', destino: '/' };
  }
}

self.addEventListener('notificationclick', (evento) => {
  evento.notification.close();
  const { destino, aviso } = evento.notification.data ?? {};
  evento.waitUntil(
    Promise.all([abrir(destino), aviso && dizer('/api/v1/cliente/avisos/lidos', { uids: [aviso] })]),
  );
});

/** In the page that is open already, if there is one. */
async function abrir(destino) {
  const alvo = new URL(destino ?? '/', location.origin);
  // Of this site alone, whatever the message says.
  if (alvo.origin !== location.origin) return;
  const janelas = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const aberta = janelas.find(({ url }) => new URL(url).pathname === alvo.pathname) ?? janelas[0];
  if (!aberta) return self.clients.openWindow(alvo.href);
  await aberta.focus().catch(() => {});
  if (new URL(aberta.url).pathname !== alvo.pathname)
    await aberta.navigate(alvo.href).catch(() => self.clients.openWindow(alvo.href));
}

/** Best effort: what is not told is told by the next visit. */
const dizer = (caminho, corpo) =>
  fetch(caminho, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(corpo),
    keepalive: true,
  }).catch(() => {});
