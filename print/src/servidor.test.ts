import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lerAmbiente } from './ambiente.ts';
import { extratoExemplo, HASH_EXEMPLO, LEGAL_EXEMPLO } from './documents/exemplo.ts';
import { comprovanteExemplo, laudoExemplo, notasExemplo, relatorioExemplo } from './documents/exemplos.ts';
import { criarEngine } from './services/engine.ts';
import { criarMarcas } from './services/marcas.ts';
import { criarServidor } from './servidor.ts';

const log = pino({ level: 'silent' });
const SEGREDO = 'segredo-do-teste';
const abertos: Server[] = [];

async function ouvir(tratar: RequestListener): Promise<string> {
  const servidor = createServer(tratar);
  abertos.push(servidor);
  await new Promise<void>((resolver) => servidor.listen(0, '127.0.0.1', resolver));
  return `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`;
}
afterAll(() => {
  for (const servidor of abertos) {
    servidor.close();
    servidor.closeAllConnections();
  }
});

/** What the engine of the test answers next. */
let responder: RequestListener = (_req, res) => res.writeHead(500).end();
let engineUrl = '';
let print = '';
let pedidosCms = 0;

const json =
  (status: number, corpo: unknown): RequestListener =>
  (_req, res) => {
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(corpo));
  };

beforeAll(async () => {
  engineUrl = await ouvir((req, res) => responder(req, res));
  const cms = await ouvir((_req, res) => {
    pedidosCms++;
    res.writeHead(503).end();
  });
  const app = criarServidor({
    engine: criarEngine({ url: engineUrl, segredo: SEGREDO, log }),
    marcas: criarMarcas({ url: cms, log }),
    log,
    segredos: { atual: SEGREDO, aceitos: [SEGREDO] },
    monitora: (autorizacao) => autorizacao === 'Bearer monitor',
  });
  print = await ouvir(app);
});

const pedir = (hash: string, hotsite = 'leilo') =>
  fetch(`${print}/documentos/extrato/${hash}.pdf`, { headers: { hotsite } });

async function recusa(resposta: Response) {
  const corpo = (await resposta.json()) as { statusCode: number; codigo: string; message: string };
  expect(corpo.statusCode).toBe(resposta.status);
  expect(corpo.message.length).toBeGreaterThan(5);
  return [resposta.status, corpo.codigo];
}

describe('GET /documentos/laudo-vistoria.pdf', () => {
  it('asks as whoever reads it, and of a lot as anybody, whatever token is brought; a few at once', async () => {
    const vistos: unknown[] = [];
    const esperando: (() => void)[] = [];
    let segura = false;
    responder = (req, res) => {
      const { authorization, 'x-martelo-servico': servico } = req.headers;
      vistos.push([req.url, authorization, servico]);
      const dizer = () => json(200, laudoExemplo())(req, res);
      if (segura) esperando.push(dizer);
      else dizer();
    };
    const ler = (busca: string, token?: string) =>
      fetch(`${print}/documentos/laudo-vistoria.pdf?${busca}`, {
        headers: { hotsite: 'leilo', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      });
    expect(await recusa(await ler('vistoria=v1'))).toEqual([401, 'NAO_AUTENTICADO']);
    expect(await recusa(await ler('vistoria=v1&lote=l1', 't'))).toEqual([400, 'REQUISICAO_INVALIDA']);
    const daCasa = await ler('vistoria=v1', 't');
    expect([daCasa.status, daCasa.headers.get('content-disposition')]).toEqual([
      ...[200, 'inline; filename="laudo-vistoria-318.pdf"'],
    ]);
    expect((await ler('lote=l1', 't')).status).toBe(200);
    expect(vistos).toEqual([
      ['/v1/documentos/laudo-vistoria/v1', 'Bearer t', undefined],
      ['/v1/documentos/laudo-vistoria/do-lote/l1', undefined, undefined],
    ]);
    segura = true;
    const quatro = [1, 2, 3, 4].map((i) => ler(`lote=l${i}`));
    await expect.poll(() => esperando.length).toBe(4);
    expect(await recusa(await ler('lote=l5'))).toEqual([503, 'INDISPONIVEL']);
    // Who waits for one of theirs is not kept waiting: it is asked for at once.
    responder = json(404, { codigo: 'DOCUMENTO_NAO_ENCONTRADO' });
    expect(await recusa(await ler('vistoria=v2', 't'))).toEqual([404, 'DOCUMENTO_NAO_ENCONTRADO']);
    for (const dizer of esperando) dizer();
    expect((await Promise.all(quatro)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await recusa(await ler('lote=l6'))).toEqual([404, 'DOCUMENTO_NAO_ENCONTRADO']);
  });
});

describe('GET /documentos/extrato/<hash>.pdf', () => {
  it('asks the engine with the service key and answers the PDF, never kept by caches', async () => {
    const vistos: unknown[] = [];
    responder = (req, res) => {
      vistos.push([req.url, req.headers['x-martelo-servico'], req.headers.hotsite]);
      json(200, extratoExemplo())(req, res);
    };
    const resposta = await pedir(HASH_EXEMPLO);
    expect(resposta.status).toBe(200);
    expect(resposta.headers.get('content-type')).toBe('application/pdf');
    expect(resposta.headers.get('content-disposition')).toBe('inline; filename="extrato-MTIzNA.pdf"');
    expect(resposta.headers.get('cache-control')).toBe('private, no-store');
    const bytes = Buffer.from(await resposta.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(resposta.headers.get('content-length')).toBe(String(bytes.length));
    expect(vistos).toEqual([[`/v1/documentos/extrato/${HASH_EXEMPLO}`, SEGREDO, 'leilo']]);
    expect(pedidosCms).toBeGreaterThan(0);
  });

  it.each(['', 'leilo pacto', '../x'])('answers 404 to who names no brand: %s', async (hotsite) => {
    expect(await recusa(await pedir(HASH_EXEMPLO, hotsite))).toEqual([404, 'DOCUMENTO_NAO_ENCONTRADO']);
  });

  it('answers 404 in the catalogue for an unknown or revoked address', async () => {
    responder = json(404, { codigo: 'DOCUMENTO_NAO_ENCONTRADO' });
    expect(await recusa(await pedir(HASH_EXEMPLO))).toEqual([404, 'DOCUMENTO_NAO_ENCONTRADO']);
  });

  it.each([
    'curto',
    `${HASH_EXEMPLO}x`,
    '..%2F..%2Fv1%2Flotes%2Fabcdef',
    `${HASH_EXEMPLO.slice(1)}%0A`,
    '%E0%A4%A',
  ])('answers 404 without asking the engine for what is no address: %s', async (hash) => {
    let perguntas = 0;
    responder = (_req, res) => {
      perguntas++;
      res.end();
    };
    const [status] = await recusa(await pedir(hash));
    expect(status).toBe(404);
    expect(perguntas).toBe(0);
  });

  it.each<[string, RequestListener]>([
    ['refuses the key', json(401, { codigo: 'TOKEN_INVALIDO' })],
    ['fails', json(500, {})],
    ['is full', json(503, {})],
    ['sends no JSON', (_req, res) => res.end('<html>')],
    ['sends other data', json(200, { ...extratoExemplo(), total: -1 })],
    ['sends too much', json(200, { ...extratoExemplo(), segredo: 1 })],
    ['hangs up', (req) => req.socket.destroy()],
    ['redirects', (_req, res) => res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ])('answers 503 with Retry-After when the engine %s', async (_nome, resposta) => {
    responder = resposta;
    const recebida = await pedir(HASH_EXEMPLO);
    expect(recebida.headers.get('retry-after')).toBe('5');
    expect(await recusa(recebida)).toEqual([503, 'INDISPONIVEL']);
  });

  it('answers 404 for any other address', async () => {
    expect(await recusa(await fetch(`${print}/documentos/nada/${HASH_EXEMPLO}.pdf`))).toEqual([
      404,
      'NAO_ENCONTRADO',
    ]);
  });
});

describe('papers that are asked for by who reads them', () => {
  const LEL = '01900000-0000-7000-8000-0000000000b1';
  const pedirPapel = (papel: string, autorizacao?: string) =>
    fetch(`${print}/documentos/${papel}`, {
      headers: { hotsite: 'leilo', ...(autorizacao ? { authorization: autorizacao } : {}) },
    });

  it('are asked of the engine with the reader’s own token, and with no key of ours', async () => {
    const vistos: unknown[] = [];
    responder = (req, res) => {
      vistos.push([req.url, req.headers.authorization, req.headers['x-martelo-servico']]);
      json(200, comprovanteExemplo())(req, res);
    };
    const resposta = await pedirPapel(`comprovante-arrematacao.pdf?lelUid=${LEL}`, 'Bearer da-ana');
    expect(resposta.headers.get('content-disposition')).toBe('inline; filename="comprovante-1042.pdf"');
    expect(vistos).toEqual([[`/v1/documentos/comprovante-arrematacao/${LEL}`, 'Bearer da-ana', undefined]]);
    expect(await recusa(await pedirPapel(`comprovante-arrematacao.pdf?lelUid=${LEL}`))).toEqual([
      ...[401, 'NAO_AUTENTICADO'],
    ]);
  });

  it('are refused in the engine’s words', async () => {
    responder = json(403, { codigo: 'SEM_PERMISSAO', message: 'Você não tem a permissão necessária.' });
    const resposta = await pedirPapel(`comprovante-arrematacao.pdf?lelUid=${LEL}`, 'Bearer x');
    expect(await recusa(resposta)).toEqual([403, 'SEM_PERMISSAO']);
  });

  it('take notas by address or by uid: neither or both is malformed (D10)', async () => {
    const urls: unknown[] = [];
    responder = (req, res) => {
      urls.push(req.url);
      json(200, notasExemplo(2))(req, res);
    };
    expect((await pedirPapel(`nota-leilao.pdf?hash=${HASH_EXEMPLO}&hash=${HASH_EXEMPLO}`)).status).toBe(200);
    expect((await pedirPapel(`nota-leilao.pdf?uid=${LEL}`, 'Bearer x')).status).toBe(200);
    expect(urls).toEqual([
      `/v1/documentos/nota-leilao?hash=${HASH_EXEMPLO}&hash=${HASH_EXEMPLO}`,
      `/v1/documentos/nota-leilao/por-uid?uid=${LEL}`,
    ]);
    for (const busca of ['', '?', `?hash=${HASH_EXEMPLO}&uid=${LEL}`])
      expect(await recusa(await pedirPapel(`nota-leilao.pdf${busca}`, 'Bearer x'))).toEqual([
        ...[400, 'REQUISICAO_INVALIDA'],
      ]);
    expect(await recusa(await pedirPapel('nota-leilao.pdf?hash=curto'))).toEqual([
      ...[404, 'DOCUMENTO_NAO_ENCONTRADO'],
    ]);
  });
});

describe('what operators look at', () => {
  const MONITOR = { headers: { authorization: 'Bearer monitor' } };
  it('is alive on its own, and ready only while the engine answers', async () => {
    responder = json(500, {});
    expect((await fetch(`${print}/healthz`)).status).toBe(200);
    const semEngine = await fetch(`${print}/readyz`, MONITOR);
    expect([semEngine.status, await semEngine.json()]).toEqual([
      503,
      { ok: false, faltando: { engine: 'o engine não respondeu' } },
    ]);
    expect(await (await fetch(`${print}/readyz`)).json()).toEqual({ ok: false });
    responder = json(200, { ok: true });
    expect((await fetch(`${print}/readyz`)).status).toBe(200);
  });

  it('counts documents by result and never by address, for who monitors', async () => {
    expect((await fetch(`${print}/metrics`)).status).toBe(404);
    const texto = await (await fetch(`${print}/metrics`, MONITOR)).text();
    expect(texto).toMatch(/print_documento_segundos_count\{tipo="extrato",status="200"\} 1/);
    expect(texto).not.toContain(HASH_EXEMPLO);
  });
});

const PUBLICO = {
  id: 1,
  uid: '01900000-0000-7000-8000-000000000001',
  nome: 'Leilo Leilões',
  tipo: 'leilao',
  subdominio: 'leilo',
  corPrimaria: '#0b3d91',
  corSecundaria: '#ffffff',
  telefoneContato: '(11) 4000-0000',
  coordenadas: { latitude: 0, longitude: 0 },
};

describe('brand', () => {
  it('comes from the cms, is asked once in half a minute, and outlives a cms that stops', async () => {
    let pedidos = 0;
    let fora = false;
    let agora = 0;
    const url = await ouvir((req, res) => {
      pedidos++;
      expect(req.headers.hotsite).toBe('leilo');
      json(fora ? 503 : 200, PUBLICO)(req, res);
    });
    const marcas = criarMarcas({ url, log, agora: () => agora });
    const { hotsite } = extratoExemplo();
    expect(await marcas.de(hotsite)).toEqual({
      nome: 'Leilo Leilões',
      corPrimaria: '#0b3d91',
      legal: LEGAL_EXEMPLO,
      telefone: '(11) 4000-0000',
      endereco: null,
      logo: null,
    });
    await marcas.de(hotsite);
    expect(pedidos).toBe(1);
    fora = true;
    agora = 31_000;
    expect((await marcas.de(hotsite)).nome).toBe('Leilo Leilões');
    expect(pedidos).toBe(2);
  });

  it('fetches a logo from the cms alone, and makes of its WebP what a PDF can hold', async () => {
    let deFora = 0;
    const outro = await ouvir((_req, res) => {
      deFora++;
      res.end();
    });
    const webp = await sharp({ create: { width: 40, height: 10, channels: 4, background: '#0b3d9180' } })
      .webp()
      .toBuffer();
    const doCms = await ouvir((req, res) =>
      req.url === '/api/midia/file/logo%20novo.png'
        ? res.end(webp)
        : json(200, { ...PUBLICO, logoUrl: '/midia/logo%20novo.png' })(req, res),
    );
    const alheio = await ouvir(json(200, { ...PUBLICO, logoUrl: `${outro}/logo.png` }));
    const { hotsite } = extratoExemplo();
    const { logo } = await criarMarcas({ url: doCms, log }).de(hotsite);
    expect(await sharp(logo ?? undefined).metadata()).toMatchObject({
      format: 'png',
      width: 40,
      hasAlpha: false,
    });
    expect((await criarMarcas({ url: alheio, log }).de(hotsite)).logo).toBeNull();
    expect(deFora).toBe(0);
  });
});

describe('brand with a broken logo', () => {
  it('keeps its colour and is named by its wordmark', async () => {
    const url = await ouvir((req, res) =>
      req.url?.startsWith('/api/midia')
        ? res.end('not a picture')
        : json(200, { ...PUBLICO, logoUrl: '/midia/a.webp' })(req, res),
    );
    const marca = await criarMarcas({ url, log }).de(extratoExemplo().hotsite);
    expect([marca.logo, marca.corPrimaria]).toEqual([null, '#0b3d91']);
  });
});

describe('lerAmbiente', () => {
  it('says in one sentence what is missing', () => {
    expect(() => lerAmbiente({})).toThrow(/MARTELO_SEGREDO_SERVICO/);
    expect(() => lerAmbiente({ MARTELO_SEGREDO_SERVICO: 'x', PORT_PRINT: 'abc' })).toThrow(/PORT_PRINT/);
  });

  it('finds its neighbours on this machine unless told otherwise', () => {
    expect(
      lerAmbiente({ MARTELO_SEGREDO_SERVICO: 'x', PORT_ENGINE: '4002', CMS_URL: 'http://cms:3001/' }),
    ).toEqual({
      porta: 3003,
      engineUrl: 'http://127.0.0.1:4002',
      cmsUrl: 'http://cms:3001',
      segredoServico: 'x',
    });
  });
});

describe('POST /documentos/relatorio.pdf', () => {
  const mandar = (corpo: unknown, segredo = SEGREDO) =>
    fetch(`${print}/documentos/relatorio.pdf`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-martelo-servico': segredo },
      body: typeof corpo === 'string' ? corpo : JSON.stringify(corpo),
    });

  it('draws what a service says of it, and asks the engine for nothing', async () => {
    let pedidos = 0;
    responder = (_req, res) => {
      pedidos += 1;
      res.writeHead(500).end();
    };
    const resposta = await mandar(relatorioExemplo(30));
    expect([resposta.status, resposta.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await resposta.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(pedidos).toBe(0);
  });

  it('is not there for anybody else, and takes nothing that is no report', async () => {
    expect(await recusa(await mandar(relatorioExemplo(1), 'outro'))).toEqual([404, 'NAO_ENCONTRADO']);
    expect(await recusa(await mandar(relatorioExemplo(1), ''))).toEqual([404, 'NAO_ENCONTRADO']);
    expect(await recusa(await fetch(`${print}/documentos/relatorio.pdf`))).toEqual([404, 'NAO_ENCONTRADO']);
    const semCelula = { ...relatorioExemplo(1), linhas: [['1']] };
    const demais = relatorioExemplo(2_001, 2);
    for (const errado of [semCelula, demais, {}, '[]', '{', 'x'.repeat(17 << 20)])
      expect(await recusa(await mandar(errado))).toEqual([400, 'REQUISICAO_INVALIDA']);
  });
});
