import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sessaoDoPainel } from '../load/leitura.ts';
import { Api, CMS, conferirTela, PORTAS, pessoa, SITE } from './plataforma.ts';
import { criarLote, entrar } from './pregao.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { plataforma, navegador } = usarPlataforma();

interface Resposta {
  status: number;
  headers: IncomingHttpHeaders;
  texto: string;
  nonce: string;
}

/** One answer of the storefront, with exactly these headers. */
function ler(
  path: string,
  headers: Record<string, string> = {},
  { metodo = 'GET', host = 'leilo' } = {},
): Promise<Resposta> {
  return new Promise((responder, falhar) => {
    const pedido = request(
      {
        ...{ host: '127.0.0.1', port: PORTAS.storefront, path, method: metodo },
        headers: { host: `${host}.localhost:${PORTAS.storefront}`, ...headers },
      },
      (resposta) => {
        const partes: Buffer[] = [];
        resposta.on('data', (parte: Buffer) => partes.push(parte));
        resposta.once('end', () => {
          const bruto = Buffer.concat(partes);
          const texto = (
            resposta.headers['content-encoding'] === 'gzip' && bruto.length > 0 ? gunzipSync(bruto) : bruto
          ).toString();
          const csp = String(resposta.headers['content-security-policy']);
          responder({
            ...{ status: resposta.statusCode ?? 0, headers: resposta.headers, texto },
            nonce: /'nonce-([^']+)'/.exec(csp)?.[1] ?? '',
          });
        });
      },
    );
    pedido.once('error', falhar).end();
  });
}

/** What everybody gets alike. */
const semNonce = ({ texto, nonce }: Resposta): string => texto.replaceAll(nonce, '');

async function painel<T>(metodo: string, caminho: string, corpo?: unknown): Promise<T> {
  const resposta = await fetch(`${CMS}${caminho}`, {
    method: metodo,
    headers: { authorization: await sessaoDoPainel(), 'content-type': 'application/json' },
    ...(corpo === undefined ? {} : { body: JSON.stringify(corpo) }),
  });
  const lido = (await resposta.json()) as T;
  if (!resposta.ok) throw new Error(`${metodo} ${caminho}: ${resposta.status} ${JSON.stringify(lido)}`);
  return lido;
}

interface Pagina {
  id: number;
  revisao: number;
}
const publicar = (uri: string, titulo: string): Promise<{ doc: Pagina }> =>
  painel('POST', '/api/paginas', {
    ...{ hotsite: 1, titulo, uri, modeloPagina: 'QuemSomos', sessoes: [], _status: 'published' },
  });

/** What the cms says when something is published; answered when the storefront has taken it in. */
async function avisar(uri: string): Promise<void> {
  const segredos = JSON.parse(readFileSync(join(plataforma.dados, 'segredos.json'), 'utf8'));
  const corpo = JSON.stringify({ hotsite: 'leilo', uri, instante: new Date().toISOString() });
  const assinatura = createHmac('sha256', segredos.servico).update(corpo).digest('hex');
  const resposta = await fetch(`http://127.0.0.1:${PORTAS.storefront}/api/revalidar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-martelo-assinatura': assinatura },
    body: corpo,
  });
  expect(resposta.status).toBe(200);
}

describe('one drawing, many visitors', () => {
  test('every part stands in its place, also of a big page: a map and a form are there without scripts', async () => {
    for (const [caminho, parte] of [
      ['/patios', 'role="group" aria-label="'],
      ['/fale-conosco', '<form id="f-'],
    ] as const) {
      const { texto } = await ler(caminho);
      expect(texto).not.toMatch(/<div hidden id="S:|<template id="B:/);
      expect(texto.slice(texto.indexOf('<main'), texto.indexOf('</main>')), caminho).toContain(parte);
    }
  });

  test('each gets a nonce of their own that fits their page, plain and compressed, and nothing else differs', async () => {
    const lidas = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        ler(
          i % 3 === 0 ? '/quem-somos?utm_source=tv' : '/quem-somos',
          i % 2 ? { 'accept-encoding': 'gzip' } : {},
        ),
      ),
    );
    expect(new Set(lidas.map(semNonce)).size).toBe(1);
    expect(new Set(lidas.map(({ nonce }) => nonce)).size).toBe(24);
    for (const { texto, nonce, headers } of lidas) {
      expect(nonce).toMatch(/^[0-9a-f]{32}$/);
      const noHtml = [...texto.matchAll(/nonce="([^"]*)"/g)].map(([, um]) => um);
      expect(noHtml.length).toBeGreaterThan(5);
      expect(new Set(noHtml)).toEqual(new Set([nonce]));
      expect([headers['set-cookie'], headers['x-frame-options']]).toEqual([undefined, 'DENY']);
    }
    const cabeca = await ler('/quem-somos', {}, { metodo: 'HEAD' });
    expect([cabeca.status, cabeca.texto, Number(cabeca.headers['content-length'])]).toEqual([
      ...[200, '', Buffer.byteLength(lidas[0]!.texto)],
    ]);
  });

  test('a browser runs all of such a page, and sees where it came from', async () => {
    const lote = await criarLote({ segundos: 3_600 });
    const { pagina, erros, contexto } = await pessoa(navegador());
    const queixas: string[] = [];
    pagina.on('console', (dito) => dito.type() === 'error' && queixas.push(dito.text()));
    await pagina.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} ${blockedURI}`),
      );
    });
    for (const caminho of [
      '/',
      '/?utm_source=tv',
      '/leilao',
      '/leilao?q=honda',
      lote.url,
      '/quem-somos',
      '/patios',
    ]) {
      for (let vez = 0; vez < 2; vez += 1) await pagina.goto(`${SITE}${caminho}`);
      expect(pagina.url()).toBe(`${SITE}${caminho}`);
      // Only what React took over answers.
      await expect
        .poll(() => pagina.evaluate(() => Object.keys(document.querySelector('main') ?? {}).length))
        .toBeGreaterThan(0);
    }
    await conferirTela(pagina, 'paginas-prontas-1200');
    expect([erros, queixas]).toEqual([[], []]);
    await contexto.close();
  });
});

describe('somebody’s page', () => {
  test('is never anybody else’s: with a session it is drawn for them, without one there is nothing of them', async () => {
    const { pagina, contexto } = await pessoa(navegador());
    await entrar(pagina, 'cliente1@demo.martelo', '/');
    const nome = ((await pagina.locator('header summary').first().textContent()) ?? '').trim().slice(1);
    expect(nome.length).toBeGreaterThan(1);
    const cookie = (await contexto.cookies()).map((um) => `${um.name}=${um.value}`).join('; ');
    for (let rodada = 0; rodada < 4; rodada += 1) {
      const [dela, deles] = await Promise.all([
        Promise.all(Array.from({ length: 3 }, () => ler('/', { cookie }))),
        Promise.all(Array.from({ length: 12 }, () => ler('/'))),
      ]);
      for (const { texto } of dela) expect(texto).toContain('href="/cliente/meus-lances"');
      for (const { texto } of deles) {
        expect(texto).not.toContain('/cliente/meus-lances');
        expect(texto).not.toContain(`>${nome}<`);
        expect(texto).toContain('href="/login"');
      }
    }
    await contexto.close();
  });

  test('cannot be put in for others by what a request says', async () => {
    const veneno = {
      'x-forwarded-host': 'mau.example',
      forwarded: 'host=mau.example',
      'x-nonce': 'a'.repeat(32),
      'x-caminho': '/mau',
      'x-script-da-pagina': 'mau',
      'x-martelo-endereco': 'mau',
      'user-agent': 'mau.example',
      'accept-language': 'mau',
      cookie: 'mau=mau.example',
    };
    for (const caminho of ['/patios', '/leilao?q=mau-nao']) {
      await ler(caminho, veneno);
      const limpa = await ler(caminho);
      expect(limpa.status).toBe(200);
      expect(limpa.texto).not.toContain('mau.example');
      expect(limpa.nonce).not.toBe('a'.repeat(32));
      expect(limpa.texto).not.toContain('a'.repeat(32));
    }
    // Next's own headers lead to Next, and leave nothing behind.
    const rsc = await ler('/patios', { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D' });
    expect(String(rsc.headers['content-type'])).not.toMatch(/text\/html/);
    expect((await ler('/patios')).headers['content-type']).toMatch(/text\/html/);
    expect((await ler('/', {}, { host: 'ninguem' })).status).toBe(404);
    expect((await ler('/')).status).toBe(200);
  });
});

describe('what changes', () => {
  test('a page that is published is in the very next answer after the cms said so, where none or another was', async () => {
    expect((await ler('/sobre')).status).toBe(308);
    expect((await ler('/sobre')).headers.location).toMatch(/\/quem-somos$/);
    const { doc } = await publicar('sobre', 'Primeira versão');
    await avisar('sobre');
    expect((await ler('/sobre')).texto).toContain('Primeira versão');
    for (const versao of ['Segunda versão', 'Terceira versão']) {
      const { revisao } = await painel<Pagina>('GET', `/api/paginas/${doc.id}`);
      await painel('PATCH', `/api/paginas/${doc.id}`, { revisao, titulo: versao, _status: 'published' });
      await avisar('sobre');
      const lidas = await Promise.all(Array.from({ length: 8 }, () => ler('/sobre')));
      for (const { texto } of lidas) expect(texto).toContain(versao);
    }
    const { revisao } = await painel<Pagina>('GET', `/api/paginas/${doc.id}`);
    await painel('PATCH', `/api/paginas/${doc.id}`, { revisao, _status: 'draft' });
    await avisar('sobre');
    expect((await ler('/sobre')).status).toBe(308);
  });

  test('a price is never read that was outbid two seconds before, with bids all the while', async () => {
    const lote = await criarLote({ segundos: 3_600 });
    const clientes = await Promise.all(
      ['cliente1', 'cliente2'].map((um) => new Api('leilo').entrar(`${um}@demo.martelo`)),
    );
    const feitos: { valor: number; em: number }[] = [];
    const lidos: { valor: number; em: number; caminho: string }[] = [];
    const lista = `/leilao?leilao=${lote.leiUid}`;
    let dando = true;
    const leitor = async (caminho: string) => {
      while (dando) {
        const em = performance.now();
        const { texto } = await ler(caminho, { 'accept-encoding': 'gzip' });
        // As the page says it to its own script, exactly.
        const valores = [...texto.matchAll(/\\"valorAtual\\":(\d+|null)/g)].map(([, um]) => Number(um) || 0);
        expect(valores.length, caminho).toBeGreaterThan(0);
        lidos.push({ valor: Math.max(...valores), em, caminho });
      }
    };
    const lances = async () => {
      for (let i = 0; i < 40; i += 1) {
        const valor = 1_000_000 + i * 10_000;
        await clientes[i % 2]!.chamar('POST', `/v1/lotes/${lote.uid}/lances`, {
          ...{ comandoId: crypto.randomUUID(), tipo: 'MANUAL', valor },
        });
        feitos.push({ valor, em: performance.now() });
        await new Promise((seguir) => setTimeout(seguir, 120));
      }
      await new Promise((seguir) => setTimeout(seguir, 2_100));
      dando = false;
    };
    await Promise.all([lances(), ...[lote.url, lista].map(leitor)]);
    for (const { valor, em, caminho } of lidos) {
      const devido = feitos.filter((um) => um.em < em - 2_000).at(-1)?.valor ?? 0;
      expect(valor, caminho).toBeGreaterThanOrEqual(devido);
    }
    for (const caminho of [lote.url, lista])
      expect(lidos.filter((um) => um.caminho === caminho).at(-1)?.valor).toBe(feitos.at(-1)?.valor);
  });

  test('what is no page for everybody is drawn each time: other addresses, other brands, what is not there', async () => {
    for (const [caminho, status] of [
      ['/nao-existe', 404],
      ['/leilao/a/b/c/d/ano.1/9999999', 404],
      ['/anuncio', 308],
      ['/quem-somos/', 308],
      ['/leilao?pagina=9999', 307],
    ] as const)
      for (let vez = 0; vez < 3; vez += 1) expect((await ler(caminho)).status, caminho).toBe(status);
    expect((await ler('/', {}, { host: 'pacto' })).texto).not.toBe((await ler('/')).texto);
  });
});
