import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COOKIE_ACESSO, COOKIE_PERMANECER, COOKIE_REDEFINICAO, COOKIE_RENOVACAO } from '../sessao/cookies.ts';
import { chaveDoPedido, pedidoAnonimo } from './pedido.ts';

const LOTE = '/leilao/betim-mg/carro/fiat/argo/ano.2023/7';
const pedido = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  pedidoAnonimo({ method, url, headers: { host: 'leilo.localhost:3000', ...headers } });
const endereco = (url: string) => pedido(url)?.endereco;
const chave = (url: string, headers: Record<string, string> = {}) => {
  const um = pedido(url, headers);
  return um && chaveDoPedido(um);
};

describe('requests that anybody’s page answers', () => {
  it('are for the public pages, and for no screen or file besides', () => {
    for (const url of [
      '/',
      '/quem-somos',
      '/regulamento',
      '/regulamento/leilao-12',
      '/leilao',
      LOTE,
      '/patios',
      '/patios/sp',
    ])
      expect(endereco(url), url).toBe(url);
    for (const url of [
      ...[
        '/login',
        '/cadastro',
        '/sair',
        '/minha-conta',
        '/minha-conta/seguranca',
        '/cliente/compras',
        '/privacidade',
      ],
      ...[
        '/comitente/condicionais',
        '/redefinir-senha',
        '/previa',
        '/catalogo-elementos',
        '/verificar',
        '/extrato/a',
      ],
      ...[
        '/api/v1/lotes',
        '/api/revalidar',
        '/healthz',
        '/readyz',
        '/metrics',
        '/icones.svg',
        '/_next/static/a.js',
      ],
      ...[
        '/robots.txt',
        '/sitemap.xml',
        '/midia/a.webp',
        '/regulamento/a/b',
        '/a/b',
        '/Quem-Somos',
        '/a.rsc',
      ],
    ])
      expect(endereco(url), url).toBeUndefined();
  });

  it('are read, not written', () => {
    expect(pedido('/', {}, 'HEAD')).toEqual(pedido('/'));
    for (const metodo of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect(pedido('/', {}, metodo)).toBeNull();
  });

  it('come from nobody who has a session, or a link for a new password', () => {
    for (const nome of [COOKIE_ACESSO, COOKIE_RENOVACAO, COOKIE_PERMANECER, COOKIE_REDEFINICAO])
      for (const cookie of [
        `${nome}=x`,
        `a=b; ${nome}=x`,
        `__Host-${nome}=x`,
        `a=b;${nome}=x`,
        `"${nome}"=x`,
      ])
        expect(pedido('/', { cookie }), cookie).toBeNull();
  });

  it('are no navigation of the application’s own', () => {
    for (const nome of [
      'rsc',
      'next-router-state-tree',
      'next-router-prefetch',
      'next-url',
      'next-action',
      'purpose',
    ])
      expect(pedido('/', { [nome]: '1' }), nome).toBeNull();
    for (const nome of ['x-middleware-subrequest', 'x-nextjs-data', 'x-invoke-path', 'x-matched-path'])
      expect(pedido('/', { [nome]: '/admin' }), nome).toBeNull();
    expect(pedido('/leilao?_rsc=abc')).toBeNull();
  });

  it('hold nothing that a visitor sent besides: two who differ in it get one page', () => {
    const comum = pedido('/');
    const comMais = pedido('/', {
      ...{ cookie: '_ga=GA1.2; martelo_dispositivo=abc', 'user-agent': '<script>', referer: 'http://x/' },
      ...{
        authorization: 'Bearer x',
        'accept-language': 'en',
        'x-forwarded-host': 'mau.example',
        'x-nonce': 'a',
      },
    });
    expect(comMais).toEqual(comum);
    expect(Object.keys(comum ?? {}).sort()).toEqual(['consentimento', 'endereco', 'host', 'https']);
  });
});

describe('one page', () => {
  it('has one key, whatever is added to its address', () => {
    for (const [base, ...outros] of [
      ['/', '/?', '/?utm_source=tv&utm_campaign=x', '/?gclid=1', '/?mes=x', '/?mes=1999-01'],
      ['/quem-somos', '/quem-somos?fbclid=9'],
      [LOTE, `${LOTE}?utm_source=tv`],
      [
        '/leilao',
        '/leilao?pagina=1',
        '/leilao?ordem=nada',
        '/leilao?utm_source=a',
        '/leilao?valorMin=abc',
        '/leilao?q=',
      ],
      [
        '/leilao?q=fiat&uf=SP',
        '/leilao?uf=sp&q=fiat',
        '/leilao?q=+fiat+&uf=SP&uf=SP&x=1',
        '/leilao?q=fiat&uf=SP&pagina=0',
      ],
    ])
      for (const outro of outros) expect(chave(outro), outro).toBe(chave(base!));
  });

  it('is another with what it reads of its address, over https, at another name, with another consent', () => {
    const todas = [
      ...[
        chave('/'),
        chave('/leilao'),
        chave('/leilao?q=fiat'),
        chave('/leilao?pagina=2'),
        chave('/anuncio'),
      ],
      ...[chave('/', { 'x-forwarded-proto': 'https' }), chave('/', { host: 'pacto.localhost' })],
      ...['sim', 'nao'].map((resposta) => chave('/', { cookie: `martelo-consentimento=${resposta}` })),
    ];
    expect(new Set(todas).size).toBe(todas.length);
    expect(todas).not.toContain(null);
  });

  it('is the same however its host is written, and none at a name that browsers take for another', () => {
    for (const host of ['LEILO.localhost', 'leilo.localhost', 'leilo.localhost:80'])
      expect(chave('/', { host })).toBe(chave('/'));
    for (const host of ['leilo.localhost.', '127.0.0.1:3000', 'localhost', '', 'a b', 'leilo.localhost/x'])
      expect(chave('/', { host }), host).toBeNull();
    expect(chave('/', { cookie: 'martelo-consentimento=talvez' })).toBe(chave('/'));
  });

  it('is written plainly: no other spelling is kept', () => {
    for (const url of [
      '//',
      '/quem-somos/',
      '//quem-somos',
      '/./quem-somos',
      '/leilao/../login',
      '/leilao/%2e%2e/login',
    ])
      expect(endereco(url), url).toBeUndefined();
    for (const url of [
      '/leilao/%2Fx',
      '/leilao/a%5cb',
      '/leilao/a\\b',
      `/leilao?q=${'a'.repeat(1_000)}`,
      '/a#b',
      'http://x/',
    ])
      expect(endereco(url), url).toBeUndefined();
    expect(endereco('/leilao/caminh%C3%A3o')).toBe('/leilao/caminh%C3%A3o');
  });

  it('says how somebody’s own form went to nobody else', () => {
    expect(pedido('/contato?envio=recebido&secao=s')).toBeNull();
    expect(pedido('/contato?secao=s')).toBeNull();
  });
});

it('pages of content read no more of their address than is told apart here', () => {
  const fontes = fileURLToPath(new URL('../', import.meta.url));
  const lidos = globSync('{elements,site,patios}/**/*.{ts,tsx}', { cwd: fontes })
    .filter((arquivo) => !arquivo.includes('.test.'))
    .flatMap((arquivo) => [
      ...readFileSync(`${fontes}${arquivo}`, 'utf8').matchAll(/\bbusca(?:\?\.|\.|\[')(\w+)/g),
    ])
    .map(([, nome]) => nome);
  // `itens`, `facetas`, `total` … are of an engine's answer of the same name.
  const daResposta = [
    'itens',
    'facetas',
    'total',
    'faixaValor',
    'estado',
    'corpo',
    'map',
    'length',
    'entries',
  ];
  expect([...new Set(lidos)].filter((nome) => !daResposta.includes(nome!)).sort()).toEqual([
    'envio',
    'mes',
    'secao',
  ]);
});
