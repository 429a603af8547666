import { Agent, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { assinarEndereco, NENHUM_PROXY } from '@martelo/shared/endereco-do-cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import { segredosDeServico } from '@martelo/shared/segredo-servico';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Acesso } from '../records/records.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import { parametrosDeLista } from './consulta.ts';
import { lerBruto, lerJsonBruto } from './corpo-bruto.ts';
import { receberEnvio } from './envio.ts';
import { criarHttp } from './http.ts';
import { rota } from './rota.ts';

const [leilo] = HOTSITES_DEMO;
const linhas: Record<string, unknown>[] = [];
const logger = pino(
  { level: 'info' },
  new Writable({
    write(texto, _codificacao, pronto) {
      linhas.push(JSON.parse(String(texto)));
      pronto();
    },
  }),
);
let falta: string | null = null;
const acessos: Record<string, Acesso> = {
  cli: { tipo: 'cliente', hotsiteId: 1, cliUid: 'c1', papeis: ['Clientes leilo - Física'] },
  adm: { tipo: 'interno', hotsiteId: 1, hotsites: [1], usuUid: 'u1', papeis: ['Interno - ADM'] },
};

const eco = z.strictObject({
  valor: z.int().positive(),
  nome: z.string().min(3).optional(),
  letra: z.string().min(1).max(1).optional(),
});
const SEGREDOS = segredosDeServico({
  MARTELO_SEGREDO_SERVICO: 'segredo-de-servico',
  MARTELO_SEGREDO_SERVICO_ANTERIOR: 'segredo-de-antes',
});
const app = criarHttp({
  logger,
  segredos: SEGREDOS,
  proxies: NENHUM_PROXY,
  monitora: (autorizacao) => autorizacao === 'Bearer monitor',
  resolverHotsite: {
    porSubdominio: (nome) => HOTSITES_DEMO.find((marca) => marca.subdominio === nome) ?? null,
    porHost: (host) =>
      HOTSITES_DEMO.find(
        (marca) => host === `${marca.subdominio}.localhost` || host === 'leilao.exemplo.com.br',
      ) ?? null,
  },
  autenticar: async (token) => {
    const acesso = acessos[token];
    if (!acesso) throw new ErroMartelo('TOKEN_INVALIDO');
    return acesso;
  },
  prontidao: { registros: () => falta },
  rotas: [
    rota({
      metodo: 'get',
      caminho: '/v1/coisas/:uid',
      resumo: 'Uma coisa',
      guarda: 'publica',
      params: z.object({ uid: z.string() }),
      executar: ({ params }) => params,
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/coisas/lista',
      resumo: 'Lista',
      guarda: 'publica',
      query: parametrosDeLista(['nome'], { mes: z.string().optional() }),
      executar: ({ query }) => query,
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/coisas',
      resumo: 'Cria',
      guarda: 'publica',
      body: eco,
      resposta: z.object({ valor: z.int() }),
      status: 201,
      executar: ({ body }) => body,
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/marca',
      resumo: 'Marca',
      guarda: 'publica',
      executar: ({ chamador }) => ({ nome: chamador.hotsite.nome, acesso: chamador.acesso }),
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/sem-marca',
      resumo: 'Chaves',
      guarda: 'publica',
      executar: () => ({ ok: 1 }),
    }),
    ...(['cliente', 'autenticado', 'interno', 'servico'] as const).map((guarda) =>
      rota({
        metodo: 'get',
        caminho: `/v1/so/${guarda}`,
        resumo: guarda,
        guarda,
        executar: () => ({ ok: 1 }),
      }),
    ),
    rota({
      metodo: 'get',
      caminho: '/v1/so/papeis',
      resumo: 'Financeiro',
      guarda: ['Interno - Financeiro', 'Interno - MKT'],
      executar: () => ({ ok: 1 }),
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/bruto/:como',
      resumo: 'Lê o corpo por si',
      guarda: 'publica',
      fluxo: true,
      params: z.object({ como: z.string() }),
      async executar({ req, params: { como } }) {
        await setImmediate();
        if (como === 'nada') throw new ErroMartelo('NAO_ENCONTRADO');
        if (como === 'json') return { chaves: Object.keys((await lerJsonBruto(req, 1_000)) as object) };
        const diretos = { tipos: ['application/json'], frase: 'JSON' };
        const { arquivo } = await receberEnvio(req, { limite: 10_000_000, diretos });
        return { bytes: (await lerBruto(arquivo, 1_000)).length };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/falha/:como',
      resumo: 'Falha',
      guarda: 'publica',
      params: z.object({ como: z.string() }),
      executar: async ({ params }) => {
        if (params.como === 'loja') throw new StoreUnavailable('disk full at /secret/path');
        if (params.como === 'espera') throw new ErroMartelo('MUITAS_TENTATIVAS', { aguardarSegundos: 9 });
        throw new TypeError('senha do banco: 123');
      },
    }),
  ],
});

let servidor: Server;
beforeAll(() => new Promise<void>((pronto) => (servidor = app.listen(0, '127.0.0.1', () => pronto()))));
afterAll(() => new Promise((pronto) => servidor.close(pronto)));
beforeEach(() => {
  linhas.length = 0;
});

interface Resposta {
  status: number;
  headers: IncomingMessage['headers'];
  texto: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes, checked by the assertions
  corpo: any;
}
function pedir(
  metodo: string,
  path: string,
  {
    headers = {},
    corpo,
    agent,
  }: { headers?: Record<string, string>; corpo?: string | Buffer; agent?: Agent } = {},
): Promise<Resposta> {
  const { port } = servidor.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const tipo: Record<string, string> = corpo === undefined ? {} : { 'content-type': 'application/json' };
    const req = request(
      {
        ...{ host: '127.0.0.1', port, path, method: metodo, agent },
        headers: { hotsite: 'leilo', ...tipo, ...headers },
      },
      (res) => {
        const partes: Buffer[] = [];
        res.on('data', (parte) => partes.push(parte));
        res.on('end', () => {
          const texto = Buffer.concat(partes).toString();
          const json = String(res.headers['content-type']).includes('json');
          resolve({
            status: res.statusCode ?? 0,
            headers: res.headers,
            texto,
            corpo: json ? JSON.parse(texto) : null,
          });
        });
      },
    );
    req.on('error', reject);
    req.end(corpo);
  });
}

describe('request and answer', () => {
  it('gives the caller’s request id back, makes one when it is absent or malformed, and logs it', async () => {
    const dado = await pedir('GET', '/v1/sem-marca', { headers: { 'x-request-id': 'abc-1' } });
    expect(dado.headers['x-request-id']).toBe('abc-1');
    const feito = await pedir('GET', '/v1/sem-marca?segredo=1', { headers: { 'x-request-id': 'a b"' } });
    expect(feito.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(linhas.map((linha) => linha.requestId)).toEqual(['abc-1', feito.headers['x-request-id']]);
    expect(JSON.stringify(linhas)).not.toContain('segredo');
  });

  it('a literal path wins over a parameter, in whatever order they were given', async () => {
    expect((await pedir('GET', '/v1/coisas/lista')).corpo).toEqual({
      consulta: { filtros: [], pagina: 1, porPagina: 20 },
    });
    expect((await pedir('GET', '/v1/coisas/outra')).corpo).toEqual({ uid: 'outra' });
  });

  it('who is refused in the middle of a large body reads why, and goes on over the same connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      for (const como of ['nada', 'json', 'direto'])
        for (const tamanho of [2_000, 300_000, 2_000_000]) {
          const corpo = JSON.stringify('x'.repeat(tamanho));
          const recusa = await pedir('POST', `/v1/bruto/${como}`, { corpo, agent });
          expect(recusa.corpo.codigo).toBe(como === 'nada' ? 'NAO_ENCONTRADO' : 'CORPO_GRANDE_DEMAIS');
          expect((await pedir('GET', '/v1/sem-marca', { agent })).status).toBe(200);
        }
      const lido = await pedir('POST', '/v1/bruto/json', { corpo: '{"a":1}', agent });
      expect(lido.corpo).toEqual({ chaves: ['a'] });
    } finally {
      agent.destroy();
    }
  });

  it('answers with the route’s status, uncached, with protective headers', async () => {
    const { status, headers, corpo } = await pedir('POST', '/v1/coisas', { corpo: '{"valor":3}' });
    expect([status, corpo]).toEqual([201, { valor: 3 }]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

describe('bad input gets its catalogue error, in Portuguese', () => {
  const json = { 'content-type': 'application/json' };
  it.each<[string, number, string, () => Promise<Resposta>]>([
    ['malformed JSON', 400, 'JSON_INVALIDO', () => pedir('POST', '/v1/coisas', { corpo: '{"valor":' })],
    ['JSON that is no object', 400, 'JSON_INVALIDO', () => pedir('POST', '/v1/coisas', { corpo: '"texto"' })],
    ['no body', 400, 'REQUISICAO_INVALIDA', () => pedir('POST', '/v1/coisas')],
    [
      'a 1 MB body',
      413,
      'CORPO_GRANDE_DEMAIS',
      () => pedir('POST', '/v1/coisas', { corpo: `{"nome":"${'x'.repeat(1_000_000)}"}` }),
    ],
    [
      'an image',
      415,
      'TIPO_NAO_SUPORTADO',
      () =>
        pedir('POST', '/v1/coisas', {
          headers: { 'content-type': 'image/png' },
          corpo: Buffer.from([137, 80]),
        }),
    ],
    [
      'an unknown charset',
      415,
      'TIPO_NAO_SUPORTADO',
      () =>
        pedir('POST', '/v1/coisas', {
          headers: { 'content-type': 'application/json; charset=x' },
          corpo: '{}',
        }),
    ],
    [
      'an unknown encoding',
      415,
      'TIPO_NAO_SUPORTADO',
      () => pedir('POST', '/v1/coisas', { headers: { ...json, 'content-encoding': 'x' }, corpo: '{}' }),
    ],
    ['an unknown path', 404, 'NAO_ENCONTRADO', () => pedir('GET', '/v1/nada')],
    ['a broken escape', 400, 'REQUISICAO_INVALIDA', () => pedir('GET', '/v1/coisas/%E0%A4%A')],
    ['another method', 405, 'METODO_NAO_PERMITIDO', () => pedir('DELETE', '/v1/coisas')],
    ['a page of 0', 400, 'REQUISICAO_INVALIDA', () => pedir('GET', '/v1/coisas/lista?pagina=0')],
    ['a page twice', 400, 'REQUISICAO_INVALIDA', () => pedir('GET', '/v1/coisas/lista?pagina=1&pagina=2')],
    ['a filter that is no JSON', 400, 'FILTRO_INVALIDO', () => pedir('GET', '/v1/coisas/lista?filtro=%7B')],
    [
      'a parameter that the list does not know',
      400,
      'REQUISICAO_INVALIDA',
      () => pedir('GET', '/v1/coisas/lista?situacao=NOVO'),
    ],
    [
      'a filter of no known kind',
      400,
      'FILTRO_INVALIDO',
      () => pedir('GET', `/v1/coisas/lista?filtro=${encodeURIComponent('{"tipo":"sql","campo":"x"}')}`),
    ],
    [
      'an order that is no field',
      400,
      'FILTRO_INVALIDO',
      () => pedir('GET', '/v1/coisas/lista?ordenar=1%3B'),
    ],
    [
      'an unknown brand',
      404,
      'HOTSITE_NAO_ENCONTRADO',
      () => pedir('GET', '/v1/marca', { headers: { hotsite: 'x' } }),
    ],
    ['no brand', 400, 'HOTSITE_NAO_INFORMADO', () => pedir('GET', '/v1/marca', { headers: { hotsite: '' } })],
  ])('%s: %i %s', async (_, status, codigo, fazer) => {
    const resposta = await fazer();
    expect([resposta.status, resposta.corpo]).toMatchObject([status, { statusCode: status, codigo }]);
    expect(resposta.corpo.message).toBeTruthy();
  });

  it('names each field that is wrong', async () => {
    const { corpo } = await pedir('POST', '/v1/coisas', { corpo: '{"nome":"ab","outro":1}' });
    expect(corpo.message).toEqual([
      'valor: campo obrigatório',
      'nome: deve ter pelo menos 3 caracteres',
      'campo desconhecido: outro',
    ]);
  });

  it('counts one character as one', async () => {
    const { corpo } = await pedir('POST', '/v1/coisas', { corpo: '{"valor":1,"nome":"abc","letra":""}' });
    expect(corpo.message).toEqual(['letra: deve ter pelo menos 1 caractere']);
    const longa = await pedir('POST', '/v1/coisas', { corpo: '{"valor":1,"letra":"ab"}' });
    expect(longa.corpo.message).toEqual(['letra: deve ter no máximo 1 caractere']);
  });

  it('no body whatever is ever a 500', async () => {
    const corpo = fc.oneof(
      fc.json(),
      fc.string(),
      fc.uint8Array({ maxLength: 200 }).map((b) => Buffer.from(b)),
    );
    await fc.assert(
      fc.asyncProperty(corpo, async (enviado) => {
        const { status } = await pedir('POST', '/v1/coisas', { corpo: enviado });
        expect([201, 400, 415]).toContain(status);
      }),
      { numRuns: 200 },
    );
  });

  it('no list parameters whatever are ever a 500', async () => {
    const nome = fc.constantFrom('pagina', 'porPagina', 'ordenar', 'ordem', 'filtro', 'mes');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(nome, fc.oneof(fc.string(), fc.json())), { maxLength: 4 }),
        async (pares) => {
          const { status } = await pedir('GET', `/v1/coisas/lista?${new URLSearchParams(pares)}`);
          expect([200, 400]).toContain(status);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('guards', () => {
  const com = (path: string, token?: string) =>
    pedir('GET', path, token === undefined ? {} : { headers: { authorization: token } });

  it.each([
    ['/v1/so/cliente', undefined, 401, 'NAO_AUTENTICADO'],
    ['/v1/so/cliente', 'Bearer falso', 401, 'TOKEN_INVALIDO'],
    ['/v1/so/cliente', 'Basic YTpi', 401, 'TOKEN_INVALIDO'],
    ['/v1/so/cliente', 'Bearer adm', 403, 'SEM_PERMISSAO'],
    ['/v1/so/cliente', 'Bearer cli', 200, undefined],
    ['/v1/so/interno', 'Bearer cli', 403, 'SEM_PERMISSAO'],
    ['/v1/so/interno', 'bearer adm', 200, undefined],
    ['/v1/so/autenticado', 'Bearer cli', 200, undefined],
    ['/v1/so/autenticado', 'Bearer adm', 200, undefined],
    ['/v1/so/papeis', 'Bearer adm', 403, 'SEM_PERMISSAO'],
    ['/v1/so/servico', 'Bearer adm', 401, 'NAO_AUTENTICADO'],
    ['/v1/marca', 'Bearer falso', 401, 'TOKEN_INVALIDO'],
    ['/v1/sem-marca', 'Bearer falso', 200, undefined],
  ])('%s with %s: %s %s', async (path, token, status, codigo) => {
    const resposta = await com(path, token);
    expect([resposta.status, resposta.corpo.codigo]).toEqual([status, codigo]);
    if (status === 401) expect(resposta.headers['www-authenticate']).toBe('Bearer');
  });

  it('a refusal names the roles that would do', async () => {
    expect((await com('/v1/so/papeis', 'Bearer adm')).corpo.message).toBe(
      'Você não tem a permissão necessária para acessar esta página, papéis: Interno - Financeiro, Interno - MKT',
    );
  });

  it('a service call may bring the secret of before, while it is rotated', async () => {
    const { status } = await pedir('GET', '/v1/so/servico', {
      headers: { 'x-martelo-servico': 'segredo-de-antes' },
    });
    expect(status).toBe(200);
  });

  it('a service call needs the very secret', async () => {
    const chamar = (segredo: string) =>
      pedir('GET', '/v1/so/servico', { headers: { 'x-martelo-servico': segredo } });
    expect((await chamar('segredo-de-servico')).status).toBe(200);
    expect((await chamar('segredo-de-servicO')).corpo.codigo).toBe('TOKEN_INVALIDO');
    expect((await chamar('')).corpo.codigo).toBe('TOKEN_INVALIDO');
  });

  it('the brand comes from the header, else from Host', async () => {
    const host = await pedir('GET', '/v1/marca', { headers: { hotsite: '', host: 'pacto.localhost:3002' } });
    expect(host.corpo).toEqual({ nome: 'Pacto', acesso: { tipo: 'anonimo', hotsiteId: 2 } });
    const cabecalho = await pedir('GET', '/v1/marca', { headers: { host: 'pacto.localhost:3002' } });
    expect(cabecalho.corpo.nome).toBe(leilo?.nome);
  });
});

describe('our own failures', () => {
  it('a store that is down is 503 with Retry-After, and its reason stays in the log', async () => {
    const { status, headers, corpo, texto } = await pedir('GET', '/v1/falha/loja');
    expect([status, corpo.codigo, headers['retry-after']]).toEqual([503, 'INDISPONIVEL', '2']);
    expect(texto).not.toContain('secret');
    expect(JSON.stringify(linhas)).toContain('disk full');
  });

  it('the unforeseen is logged with the request id and answered without a word of it', async () => {
    const { status, corpo, texto, headers } = await pedir('GET', '/v1/falha/bug');
    expect([status, corpo.codigo]).toEqual([500, 'ERRO_INTERNO']);
    expect(texto).not.toMatch(/senha do banco|TypeError|at /);
    const linha = linhas.find((l) => l.err !== undefined);
    expect(linha).toMatchObject({ requestId: headers['x-request-id'], err: { type: 'TypeError' } });
  });

  it('a limit says how long to wait', async () => {
    expect((await pedir('GET', '/v1/falha/espera')).headers['retry-after']).toBe('9');
  });
});

describe('other sites', () => {
  it('a brand’s page may call, a foreign one may neither write nor read', async () => {
    for (const origin of [
      'http://leilo.localhost:3000',
      'http://localhost:3001',
      'https://leilao.exemplo.com.br',
    ]) {
      const { status, headers } = await pedir('OPTIONS', '/v1/coisas', { headers: { origin } });
      expect([status, headers['access-control-allow-origin']]).toEqual([204, origin]);
    }
    for (const origin of ['https://mau.exemplo', 'null', 'http://localhost.mau.exemplo', 'ftp://localhost']) {
      expect((await pedir('OPTIONS', '/v1/coisas', { headers: { origin } })).corpo.codigo).toBe(
        'ORIGEM_NAO_PERMITIDA',
      );
      const leitura = await pedir('GET', '/v1/sem-marca', { headers: { origin } });
      expect(leitura.headers['access-control-allow-origin']).toBeUndefined();
      const escrita = await pedir('POST', '/v1/coisas', { headers: { origin }, corpo: '{"valor":1}' });
      expect(escrita.status).toBe(403);
    }
  });

  it('a program that names the address it asked as its origin may call', async () => {
    const { port } = servidor.address() as AddressInfo;
    const origin = `http://127.0.0.1:${port}`;
    expect((await pedir('OPTIONS', '/v1/coisas', { headers: { origin } })).status).toBe(204);
    const outraPorta = await pedir('OPTIONS', '/v1/coisas', { headers: { origin: 'http://127.0.0.1:1' } });
    expect(outraPorta.corpo.codigo).toBe('ORIGEM_NAO_PERMITIDA');
  });
});

describe('the access log', () => {
  const ultima = () => linhas.filter(({ msg }) => msg === 'pedido').at(-1);

  it('names who acts by their account, and nobody else', async () => {
    await pedir('GET', '/v1/so/cliente', { headers: { authorization: 'Bearer cli' } });
    expect(ultima()).toMatchObject({ conta: 'cliente:c1', status: 200 });
    await pedir('GET', '/v1/so/interno', { headers: { authorization: 'Bearer adm' } });
    expect(ultima()).toMatchObject({ conta: 'interno:u1' });
    await pedir('GET', '/v1/sem-marca');
    expect(ultima()).not.toHaveProperty('conta');
  });

  it('keeps neither queries nor what opens a document to whoever reads it', async () => {
    const hash = 'Q2hhdmVEb0V4dHJhdG8xMg';
    await pedir('GET', `/v1/coisas/${hash}?token=segredo`);
    expect(ultima()).toMatchObject({ caminho: '/v1/coisas/***' });
    await pedir('GET', `/v1/documentos/${hash}/outra`);
    expect(ultima()).toMatchObject({ caminho: '/v1/documentos/***/outra', status: 404 });
    await pedir('GET', '/v1/coisas/01900000-0000-7000-8000-0000000000a2');
    expect(ultima()).toMatchObject({ caminho: '/v1/coisas/01900000-0000-7000-8000-0000000000a2' });
  });

  it('has the address that another of our services signed, and no forged one', async () => {
    await pedir('GET', '/v1/sem-marca', { headers: { 'x-forwarded-for': '203.0.113.5' } });
    expect(ultima()).toMatchObject({ ip: '127.0.0.1' });
    const assinado = assinarEndereco('203.0.113.5', SEGREDOS, Date.now());
    await pedir('GET', '/v1/sem-marca', { headers: { 'x-martelo-endereco': assinado } });
    expect(ultima()).toMatchObject({ ip: '203.0.113.5' });
    await pedir('GET', '/v1/sem-marca', { headers: { 'x-martelo-endereco': `${assinado}x` } });
    expect(ultima()).toMatchObject({ ip: '127.0.0.1' });
  });
});

describe('operating', () => {
  it('is alive always, ready only when nothing is missing, and says what is', async () => {
    falta = 'o arquivo não abre';
    expect((await pedir('GET', '/healthz')).status).toBe(200);
    const monitor = { headers: { authorization: 'Bearer monitor' } };
    const { status, corpo } = await pedir('GET', '/readyz', monitor);
    expect([status, corpo]).toEqual([503, { ok: false, faltando: { registros: 'o arquivo não abre' } }]);
    const deFora = await pedir('GET', '/readyz');
    expect([deFora.status, deFora.corpo]).toEqual([503, { ok: false }]);
    falta = null;
    expect((await pedir('GET', '/readyz', monitor)).corpo).toEqual({ ok: true, faltando: {} });
    expect((await pedir('GET', '/readyz')).corpo).toEqual({ ok: true });
  });

  it('measures by route pattern, never by address', async () => {
    await pedir('GET', '/v1/coisas/um-uid-qualquer');
    const deFora = await pedir('GET', '/metrics', { headers: { authorization: 'Bearer outro' } });
    expect([deFora.status, deFora.corpo.codigo]).toEqual([404, 'NAO_ENCONTRADO']);
    const { texto } = await pedir('GET', '/metrics', { headers: { authorization: 'Bearer monitor' } });
    expect(texto).toContain('rota="/v1/coisas/:uid"');
    expect(texto).not.toContain('um-uid-qualquer');
  });

  it('publishes OpenAPI 3.1 of every route, and a page of it without a foreign host or script', async () => {
    const { corpo } = await pedir('GET', '/v1/openapi.json');
    expect(corpo.openapi).toBe('3.1.0');
    expect(Object.keys(corpo.paths)).toContain('/v1/coisas/{uid}');
    expect(corpo.paths['/v1/coisas'].post.requestBody.content['application/json'].schema).toMatchObject({
      required: ['valor'],
      additionalProperties: false,
    });
    const lista = corpo.paths['/v1/coisas/lista'].get.parameters.map(
      (parametro: { name: string }) => parametro.name,
    );
    expect(lista).toEqual(['mes', 'pagina', 'porPagina', 'ordenar', 'ordem', 'filtro', 'apos', 'hotsite']);
    const pagina = await pedir('GET', '/v1/docs');
    expect(pagina.texto).toContain('<html lang="pt-BR">');
    expect(pagina.texto).not.toMatch(/<script|https?:\/\//);
    expect(pagina.headers['content-security-policy']).toContain("default-src 'none'");
  });
});
