import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';

const FONTE = readFileSync(new URL('../../public/sw.js', import.meta.url), 'utf8');
const SITE = 'https://leilo.test';

type Ouvinte = (evento: Record<string, unknown>) => void;

/** The service worker in a world of its own: what it shows, opens, keeps and asks for. */
function mundo(rede: (url: string) => Promise<Response>, janelas: Record<string, unknown>[] = []) {
  const ouvintes = new Map<string, Ouvinte>();
  const mostradas: [string, Record<string, unknown>][] = [];
  const abertas: string[] = [];
  const pedidos: string[] = [];
  const guardado = new Map<string, Response>();
  const portaria = new Map<string, Response>();
  const chave = (pedido: unknown) =>
    new URL(typeof pedido === 'string' ? pedido : (pedido as { url: string }).url, SITE).pathname;
  const gaveta = (guardado: Map<string, Response>) => ({
    match: async (pedido: unknown) => guardado.get(chave(pedido))?.clone(),
    put: async (pedido: unknown, resposta: Response) => void guardado.set(chave(pedido), resposta),
    keys: async () => [...guardado.keys()].map((caminho) => ({ url: SITE + caminho })),
    addAll: async (todos: string[]) => {
      for (const um of todos) guardado.set(um, new Response(''));
    },
    add: async (pedido: unknown) => void guardado.set(chave(pedido), await rede(chave(pedido))),
    delete: async (pedido: unknown) => guardado.delete(chave(pedido)),
  });
  const cache = gaveta(guardado);
  const daPortaria = gaveta(portaria);
  const self = {
    addEventListener: (nome: string, ouvinte: Ouvinte) => ouvintes.set(nome, ouvinte),
    skipWaiting: async () => {},
    registration: {
      showNotification: async (titulo: string, opcoes: Record<string, unknown>) =>
        void mostradas.push([titulo, opcoes]),
    },
    clients: {
      claim: async () => {},
      matchAll: async () => janelas,
      openWindow: async (url: string) => void abertas.push(url),
    },
  };
  runInNewContext(FONTE, {
    self,
    caches: {
      open: async (nome: string) => (nome.startsWith('martelo-portaria') ? daPortaria : cache),
      match: async (pedido: unknown) => (await cache.match(pedido)) ?? (await daPortaria.match(pedido)),
      keys: async () => ['velho'],
      delete: async (nome: string) => {
        if (nome.startsWith('martelo-portaria')) portaria.clear();
        return true;
      },
    },
    location: new URL(SITE),
    fetch: async (pedido: unknown) => {
      pedidos.push(chave(pedido));
      return rede(chave(pedido));
    },
    ...{ URL, Response, Promise, Set, Math, JSON, Array },
  });
  /** Resolves when what the event began is done; with what it answered. */
  const acontece = async (nome: string, evento: Record<string, unknown>): Promise<Response | undefined> => {
    const esperas: unknown[] = [];
    let resposta: Promise<Response> | undefined;
    ouvintes.get(nome)!({
      ...evento,
      waitUntil: (um: unknown) => esperas.push(um),
      respondWith: (um: Promise<Response>) => {
        resposta = um;
      },
    });
    await Promise.all(esperas);
    return resposta;
  };
  const pedir = (caminho: string, mode: string, method = 'GET') =>
    acontece('fetch', {
      request: { url: caminho.startsWith('http') ? caminho : SITE + caminho, mode, method },
    });
  return { acontece, pedir, mostradas, abertas, pedidos, guardado, portaria };
}

const ok = async () => new Response('<script>1</script><p>Sem conexão</p>');
const semRede = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};

describe('what is pushed', () => {
  const aviso = {
    titulo: 'Superado',
    corpo: 'Fiat',
    destino: '/leilao/1',
    topico: 't',
    aviso: 'a',
    entrega: 'e',
  };
  let m: ReturnType<typeof mundo>;
  beforeEach(() => {
    m = mundo(ok);
  });

  it('is shown, one on the screen for each matter, and the server is told', async () => {
    await m.acontece('push', { data: { json: () => aviso } });
    expect(m.mostradas).toHaveLength(1);
    expect(m.mostradas[0]).toMatchObject(['Superado', { body: 'Fiat', tag: 't', renotify: false }]);
    expect(m.pedidos).toEqual(['/api/v1/push/recebido']);
  });

  it('is shown all the same when it cannot be read, or nobody hears that it was', async () => {
    await m.acontece('push', { data: null });
    expect(m.mostradas).toHaveLength(1);
    const fora = mundo(semRede);
    await fora.acontece('push', { data: { json: () => aviso } });
    expect(fora.mostradas).toHaveLength(1);
  });

  it('leads to its page, in the window that is open, and to no other site', async () => {
    const clicar = (mundo: typeof m, destino: string) =>
      mundo.acontece('notificationclick', {
        notification: { close: () => {}, data: { destino, aviso: 'a' } },
      });
    await clicar(m, '/leilao/1');
    expect(m.abertas).toEqual([`${SITE}/leilao/1`]);
    expect(m.pedidos).toEqual(['/api/v1/cliente/avisos/lidos']);
    const idas: string[] = [];
    const janela = {
      url: `${SITE}/`,
      focus: async () => {},
      navigate: async (url: string) => idas.push(url),
    };
    const comJanela = mundo(ok, [janela]);
    await clicar(comJanela, '/leilao/1');
    expect([idas, comJanela.abertas]).toEqual([[`${SITE}/leilao/1`], []]);
    const alheia = mundo(ok);
    await clicar(alheia, 'https://mal.test/');
    expect(alheia.abertas).toEqual([]);
  });
});

describe('what is asked for', () => {
  it('comes from the network: pages, prices and answers of the API are never kept', async () => {
    const m = mundo(async () => new Response('R$ 1.000'));
    await m.pedir('/leilao/1', 'navigate');
    expect(await m.pedir('/api/v1/lotes/1', 'cors')).toBeUndefined();
    expect(await m.pedir('https://outro.test/x', 'navigate')).toBeUndefined();
    expect(await m.pedir('/leilao/1', 'navigate', 'POST')).toBeUndefined();
    expect([...m.guardado.keys()]).toEqual([]);
  });

  it('is the build’s own file from memory, asked for once', async () => {
    const m = mundo(async () => new Response('x'));
    await m.pedir('/_next/static/chunks/a.js', 'no-cors');
    await m.pedir('/_next/static/chunks/a.js', 'no-cors');
    expect(m.pedidos).toEqual(['/_next/static/chunks/a.js']);
    await m.pedir('/_next/static/chunks/a.js', 'no-cors');
    expect(m.pedidos).toHaveLength(1);
  });

  it('without a network is a page that says so, kept without its scripts', async () => {
    let ligada = true;
    const m = mundo((url) => (ligada ? ok() : semRede()).then((um) => (url ? um : um)));
    await m.acontece('install', {});
    ligada = false;
    const resposta = await m.pedir('/leilao/1', 'navigate');
    const html = await resposta!.text();
    expect(html).toContain('Sem conexão');
    expect(html).not.toContain('<script');
  });
});

describe('the gate without network', () => {
  const PAGINA = '<link href="/_next/static/a.css"><script src="/_next/static/b.js"></script><p>Portaria</p>';
  let comRede: boolean;
  let daPortaria: () => Response;
  const rede = async (caminho: string) => {
    if (!comRede) return semRede();
    return caminho === '/patio/portaria' ? daPortaria() : new Response(caminho);
  };
  const guardar = (m: ReturnType<typeof mundo>, arquivos: unknown = []) =>
    m.acontece('message', { data: { tipo: 'guardar-portaria', arquivos } });
  const abrir = async (m: ReturnType<typeof mundo>, caminho = '/patio/portaria') =>
    (await m.pedir(caminho, 'navigate'))?.text();
  beforeEach(() => {
    comRede = true;
    daPortaria = () => new Response(PAGINA);
  });

  it('is kept with its files once its person has it open, and is the network’s while there is one', async () => {
    const m = mundo(rede);
    await m.acontece('install', {});
    await guardar(m, [
      `${SITE}/_next/static/qr.js`,
      `${SITE}/api/v1/patio/portarias`,
      'https://outro.test/_next/static/x.js',
    ]);
    expect([...m.portaria.keys()].toSorted()).toEqual([
      ...['/_next/static/a.css', '/_next/static/b.js', '/_next/static/qr.js', '/patio/portaria'],
    ]);
    daPortaria = () => new Response('nova');
    expect(await abrir(m)).toBe('nova');
    comRede = false;
    expect(await abrir(m)).toBe(PAGINA);
    expect(await (await m.pedir('/_next/static/qr.js', 'no-cors'))!.text()).toBe('/_next/static/qr.js');
    // Of no other page.
    expect(await abrir(m, '/cliente/compras')).not.toBe(PAGINA);
  });

  it('is not kept of who may not have it, and gone when they sign out; without network nobody does', async () => {
    const m = mundo(rede);
    await m.acontece('install', {});
    daPortaria = () => new Response('não', { status: 403 });
    await guardar(m);
    expect(m.portaria.size).toBe(0);
    daPortaria = () => new Response(PAGINA);
    await guardar(m);
    comRede = false;
    await abrir(m, '/login');
    expect(await abrir(m)).toBe(PAGINA);
    comRede = true;
    await abrir(m, '/sair');
    expect(m.portaria.size).toBe(0);
    await guardar(m, 'nada');
    daPortaria = () => new Response('não', { status: 403 });
    await guardar(m);
    expect(m.portaria.size).toBe(0);
  });
});
