import type { Acaso } from '@martelo/shared/acaso';
import type { Chamada, Esquema } from './chamadas.ts';
import type { Pedido } from './pedido.ts';

const fundo = (n: number): unknown => JSON.parse(`${'['.repeat(n)}${']'.repeat(n)}`);

/** What nobody meant to send, as JSON values. */
const VALORES: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => 0,
  () => -1,
  () => 1.5,
  () => 1e308,
  () => 2 ** 53,
  () => -(2 ** 63),
  () => '',
  () => ' ',
  () => '\0',
  () => 'a\0b',
  () => '\ud800',
  () => 'a\udfffb',
  () => '💣'.repeat(40),
  () => 'ç'.repeat(3_000),
  () => '%zz',
  () => '../../../etc/passwd',
  () => "'; DROP TABLE usuarios;--",
  () => '0000-00-00',
  () => '+999999-12-31T23:59:59.999Z',
  () => '9999-99-99T99:99:99Z',
  () => '99999999999999999999',
  () => '00000000-0000-0000-0000-000000000000',
  () => '__proto__',
  () => '$where',
  () => [],
  () => [null],
  () => ({}),
  () => ({ $gt: '' }),
  () => ({ __proto__x: 1, constructor: { prototype: 1 }, toString: 'x' }),
  () => fundo(900),
  () => Array.from({ length: 600 }, (_, i) => i),
];

/** What nobody meant to write in an address, already as it goes on the wire. */
const PARTES = [
  '%',
  '%zz',
  '%2',
  '%00',
  'a%00b',
  '%ff',
  '%c0%ae%c0%ae',
  '%ED%A0%80',
  '%F0%9F%92%A3',
  '..%2f..%2fetc%2fpasswd',
  '%2F',
  '%5c',
  '.',
  '%2e%2e',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  '1.5',
  'NaN',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '%7B%22%24gt%22%3A%22%22%7D',
  "'%20OR%201%3D1--",
  '00000000-0000-0000-0000-000000000000',
  '%0d%0ax-injetado:%201',
  '%E2%80%AE',
  '*',
  '()',
  'a'.repeat(300),
  'a'.repeat(6_000),
] as const;

/** Names that lists, Next and Payload read even where no schema names them. */
const NOMES = [
  'pagina',
  'porPagina',
  'ordenar',
  'ordem',
  'filtro',
  'q',
  'tipo',
  'leilao',
  'w',
  'f',
  '_rsc',
  'where',
  'where[id][equals]',
  'where[or][0][and][0][x][like]',
  'where[__proto__][x]',
  'sort',
  'limit',
  'page',
  'depth',
  'locale',
  'fallback-locale',
  'select[a][b]',
  'populate',
  'joins',
  'retorno',
  'data',
  '__proto__[x]',
  'a[b][c][d]',
  '%00',
  '%zz',
];

const CORPOS: readonly (() => [tipo: string | null, corpo: Buffer])[] = [
  () => ['application/json', Buffer.from('[')],
  () => ['application/json', Buffer.from('['.repeat(8_000))],
  () => ['application/json', Buffer.from(`${'['.repeat(7_000)}${']'.repeat(7_000)}`)],
  () => ['application/json', Buffer.from(`${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`)],
  () => ['application/json', Buffer.from('{"a":1,}')],
  () => ['application/json', Buffer.from('')],
  () => ['application/json', Buffer.from('null')],
  () => ['application/json', Buffer.from('"texto"')],
  () => ['application/json', Buffer.from('[1,2,3]')],
  () => ['application/json', Buffer.from('1e999')],
  () => ['application/json', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  () => ['application/json', Buffer.from('{"a":"\\ud800","\\u0000":1}')],
  () => ['application/json', Buffer.from('{"__proto__":{"admin":true},"constructor":1}')],
  () => ['application/json; charset=utf-16', Buffer.from('{}')],
  () => ['application/json; charset=inventado', Buffer.from('{}')],
  () => ['application/vnd.api+json', Buffer.from('{"a":1}')],
  () => ['text/plain', Buffer.from('{"a":1}')],
  () => ['text/xml', Buffer.from('<a/>')],
  () => ['inventado', Buffer.from('{}')],
  () => [null, Buffer.from('{"a":1}')],
  () => ['application/x-www-form-urlencoded', Buffer.from('a=%zz&b[c]=1&_payload={')],
  () => ['application/x-www-form-urlencoded', Buffer.from('_payload=[[[[')],
  () => ['multipart/form-data', Buffer.from('sem fronteira')],
  () => ['multipart/form-data; boundary=x', Buffer.from('--x\r\ncortado')],
  () => ['multipart/form-data; boundary=x', Buffer.from('')],
  () => ['multipart/form-data; boundary=x', Buffer.from('--x--\r\n')],
  () => ['multipart/form-data; boundary=x', cortado('arquivo')],
  () => ['multipart/form-data; boundary=x', cortado('outro')],
  () => ['multipart/form-data; boundary=x', multipart('_payload', '[[[[')],
  () => ['multipart/form-data; boundary=x', multipart('_payload', 'null')],
  () => ['multipart/form-data; boundary=x', multipart('arquivo', 'nada', 'a\0b.png')],
  () => ['multipart/form-data; boundary=x', multipart('file', 'nada', '../../x.svg')],
  () => ['multipart/form-data; boundary=x', multipart('file', '<svg onload="x">', '💣.svg', 'image/svg+xml')],
  () => ['multipart/form-data; boundary=x', multipart('file', 'PK\x03\x04', 'x.xlsx')],
  () => ['multipart/form-data; boundary=x', multipart('__proto__', 'x')],
];

function multipart(nome: string, corpo: string, arquivo?: string, tipo = 'application/octet-stream'): Buffer {
  const cabeca = arquivo === undefined ? '' : `; filename="${arquivo}"\r\nContent-Type: ${tipo}`;
  return Buffer.from(
    `--x\r\nContent-Disposition: form-data; name="${nome}"${cabeca}\r\n\r\n${corpo}\r\n--x--\r\n`,
  );
}

/** A file whose form says that it is whole, and ends in the middle of it. */
const cortado = (campo: string): Buffer =>
  Buffer.from(
    `--x\r\nContent-Disposition: form-data; name="${campo}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG`,
    'latin1',
  );

const CABECALHOS: readonly Record<string, string>[] = [
  { hotsite: '__proto__' },
  { hotsite: 'x'.repeat(5_000) },
  { hotsite: '' },
  { hotsite: 'nao-existe' },
  { host: 'leilo.inventado' },
  { host: '[::1' },
  { host: '..' },
  { host: `${'a'.repeat(70)}.localhost` },
  { authorization: 'Bearer x' },
  { authorization: 'Bearer a.b.c' },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
  { authorization: 'Basic Og==' },
  { authorization: 'JWT x' },
  { authorization: 'usuarios API-Key x' },
  { cookie: 'martelo-token=x; martelo_acesso=%; a=%00; payload-locale=x' },
  { cookie: `a=${'x'.repeat(7_000)}` },
  { cookie: 'martelo-token=eyJhbGciOiJub25lIn0.e30.; x="' },
  { 'x-forwarded-for': 'x, ,;, 999.999.999.999' },
  { 'x-forwarded-host': '//', 'x-forwarded-proto': 'javascript' },
  { 'x-http-method-override': 'GET' },
  { 'x-payload-http-method-override': 'GET', 'content-type': 'application/x-www-form-urlencoded' },
  { 'x-request-id': 'a\tb'.repeat(50) },
  { 'x-martelo-servico': 'errado' },
  { 'x-martelo-assinatura': '0'.repeat(64) },
  { 'accept-language': 'xx-YY;q=abc, *' },
  { accept: 'text/x-component', rsc: '1', 'next-router-state-tree': '%zz' },
  { 'next-action': 'x', 'content-type': 'text/plain' },
  { 'next-action': '0'.repeat(42), 'content-type': 'multipart/form-data; boundary=x' },
  { 'if-none-match': '"'.repeat(50), range: 'bytes=9-1,x' },
  { range: 'bytes=99999999999-' },
  { 'if-modified-since': 'ontem' },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br' },
  { 'content-encoding': 'inventado' },
  { origin: 'null' },
  { origin: 'http://[' },
  { referer: 'http://[' },
  { expect: 'inventado' },
  { x: 'x'.repeat(20_000) },
];

/** Ids and other values seen in answers, by the name of their field. */
export type Colheita = Map<string, string[]>;

/** The name of a way to ask, and how it asks. */
export const MANEIRAS = {
  /** As it should be, as far as a schema tells: what is behind the parser. */
  certo: (chamada, sorte, colheita) => comCorpo(base(chamada, sorte, colheita), chamada, sorte, colheita, 0),
  caminho(chamada, sorte, colheita) {
    const lugares = [...chamada.caminho.matchAll(/\{\*?\w+\}/g)];
    const alvo = lugares.length > 0 ? sorte.escolher(lugares)[0] : null;
    const parte = sorte.escolher(PARTES);
    const caminho = alvo
      ? chamada.caminho.replace(alvo, parte)
      : `${chamada.caminho.replace(/\/$/, '')}/${parte}`;
    return comCorpo(base({ ...chamada, caminho }, sorte, colheita), chamada, sorte, colheita, 0);
  },
  consulta(chamada, sorte, colheita) {
    const pedido = base(chamada, sorte, colheita);
    const nomes = Array.from({ length: sorte.entre(1, 3) }, () =>
      chamada.consulta.length > 0 && sorte.chance(0.7)
        ? sorte.escolher(chamada.consulta)
        : sorte.escolher(NOMES),
    );
    const valor = () =>
      sorte.chance(0.5) ? sorte.escolher(PARTES).slice(0, 2_000) : noEndereco(sorte.escolher(VALORES)());
    return { ...pedido, caminho: `${pedido.caminho}?${nomes.map((nome) => `${nome}=${valor()}`).join('&')}` };
  },
  corpoRuim(chamada, sorte, colheita) {
    const [tipo, corpo] = sorte.escolher(CORPOS)();
    const pedido = base(chamada, sorte, colheita);
    return { ...pedido, corpo, cabecalhos: tipo === null ? {} : { 'content-type': tipo } };
  },
  corpoTorto: (chamada, sorte, colheita) =>
    comCorpo(base(chamada, sorte, colheita), chamada, sorte, colheita, sorte.entre(1, 3)),
  cabecalho(chamada, sorte, colheita) {
    const pedido = comCorpo(base(chamada, sorte, colheita), chamada, sorte, colheita, 0);
    return { ...pedido, cabecalhos: { ...pedido.cabecalhos, ...sorte.escolher(CABECALHOS) } };
  },
  grande(chamada, sorte, colheita) {
    const pedido = base(chamada, sorte, colheita);
    return {
      ...pedido,
      corpo: Buffer.from(`{"a":"${'x'.repeat(sorte.escolher([20_000, 300_000, 2_500_000]))}"}`),
      cabecalhos: { 'content-type': 'application/json' },
    };
  },
} as const satisfies Record<string, (chamada: Chamada, sorte: Acaso, colheita: Colheita) => Pedido>;

export type Maneira = keyof typeof MANEIRAS;

/** Which ways make sense for a call. */
export const maneirasDe = ({ metodo }: Chamada): Maneira[] =>
  metodo === 'GET'
    ? ['certo', 'caminho', 'consulta', 'cabecalho']
    : ['certo', 'caminho', 'consulta', 'corpoRuim', 'corpoTorto', 'cabecalho', 'grande'];

function base({ metodo, caminho }: Chamada, sorte: Acaso, colheita: Colheita): Pedido {
  const completo = caminho.replace(/\{(\*?)(\w+)\}/g, (_, varios: string, nome: string) =>
    varios
      ? sorte.escolher(['', 'a', 'a/b', 'demo/x'])
      : encodeURIComponent(colhido(nome, caminho, sorte, colheita)),
  );
  return { metodo, caminho: completo, cabecalhos: {}, corpo: null };
}

/** A value that exists for a place: of its own name, of the collection's ids before it, or a plausible one. */
function colhido(nome: string, caminho: string, sorte: Acaso, colheita: Colheita): string {
  const colecao = /\/([\w-]+)\/\{/.exec(caminho)?.[1] ?? '';
  const vistos = colheita.get(`${colecao}/${nome}`) ?? colheita.get(nome) ?? colheita.get('uid') ?? [];
  return vistos.length > 0 && sorte.chance(0.9)
    ? sorte.escolher(vistos)
    : sorte.escolher(['1', '2', 'a', 'leilo']);
}

function comCorpo(
  pedido: Pedido,
  { metodo, corpo }: Chamada,
  sorte: Acaso,
  colheita: Colheita,
  tortos: number,
): Pedido {
  if (metodo === 'GET') return pedido;
  let valor = corpo === null ? avulso(sorte, colheita) : amostra(corpo, corpo, '', sorte, colheita);
  for (let i = 0; i < tortos; i += 1) valor = entortar(valor, sorte);
  return {
    ...pedido,
    corpo: Buffer.from(JSON.stringify(valor ?? null)),
    cabecalhos: { 'content-type': 'application/json' },
  };
}

/** A body where no schema is published: fields that collections and our endpoints have. */
const avulso = (sorte: Acaso, colheita: Colheita): Record<string, unknown> =>
  Object.fromEntries(
    Array.from({ length: sorte.entre(0, 5) }, () => {
      const nome = sorte.escolher([...NOMES_DE_CAMPOS, ...colheita.keys()].filter((um) => !um.includes('/')));
      return [nome, sorte.chance(0.5) ? sorte.escolher(VALORES)() : (colheita.get(nome)?.[0] ?? 'a')];
    }),
  );
const NOMES_DE_CAMPOS = [
  ...['id', 'ids', 'nome', 'titulo', 'uri', 'slug', 'hotsite', 'subdominio', 'sessoes', 'itens', 'remendos'],
  ...[
    'revisao',
    'email',
    'password',
    'senha',
    'token',
    'value',
    'filename',
    'url',
    'de',
    'para',
    'tipo',
    '_status',
  ],
  ...[
    'where',
    'doc',
    'collectionSlug',
    'operation',
    'data',
    'path',
    'chave',
    'consulta',
    'filtros',
    'retorno',
  ],
];

/** A value that a JSON schema would take, mostly. */
function amostra(esquema: Esquema, raiz: Esquema, nome: string, sorte: Acaso, colheita: Colheita): unknown {
  const {
    enum: dos,
    const: este,
    anyOf,
    oneOf,
    allOf,
    type,
    properties,
    items,
    default: padrao,
    $ref,
  } = esquema;
  const dentro = (outro: unknown, comNome = nome) =>
    amostra(outro as Esquema, raiz, comNome, sorte, colheita);
  if (typeof $ref === 'string') {
    const alvo = $ref
      .replace(/^#\/?/, '')
      .split('/')
      .filter(Boolean)
      .reduce<unknown>((onde, parte) => (onde as Esquema | undefined)?.[parte], raiz);
    return sorte.chance(0.5) && alvo ? dentro(alvo) : null;
  }
  if (este !== undefined) return este;
  if (Array.isArray(dos)) return sorte.escolher(dos);
  if (padrao !== undefined && sorte.chance(0.3)) return padrao;
  const opcoes = (anyOf ?? oneOf) as Esquema[] | undefined;
  if (opcoes) return dentro(sorte.escolher(opcoes));
  if (Array.isArray(allOf)) return Object.assign({}, ...allOf.map((um) => dentro(um)));
  switch (Array.isArray(type) ? sorte.escolher(type as string[]) : type) {
    case 'object': {
      const obrigatorios = new Set((esquema.required as string[] | undefined) ?? []);
      return Object.fromEntries(
        Object.entries((properties ?? {}) as Record<string, Esquema>)
          .filter(([chave]) => obrigatorios.has(chave) || sorte.chance(0.5))
          .map(([chave, valor]) => [chave, dentro(valor, chave)]),
      );
    }
    case 'array':
      return Array.from({ length: sorte.entre(Number(esquema.minItems ?? 0), 2) }, () => dentro(items ?? {}));
    case 'integer':
    case 'number':
      return Math.max(
        Number(esquema.minimum ?? 0),
        Math.min(Number(esquema.maximum ?? 1e6), sorte.entre(0, 100_000)),
      );
    case 'boolean':
      return sorte.chance(0.5);
    case 'null':
      return null;
    default: {
      const vistos = colheita.get(nome) ?? (/uid/i.test(nome) ? colheita.get('uid') : undefined);
      if (vistos && vistos.length > 0) return sorte.escolher(vistos);
      if (esquema.format === 'date-time') return new Date(1_900_000_000_000).toISOString();
      if (esquema.format === 'date') return '2030-01-15';
      if (esquema.format === 'email') return 'fuzz@exemplo.com.br';
      return 'texto qualquer'
        .slice(0, Number(esquema.maxLength ?? 14))
        .padEnd(Number(esquema.minLength ?? 0), 'x');
    }
  }
}

/** One place of a value, anywhere in it, made wrong; or a field more, or one less. */
function entortar(valor: unknown, sorte: Acaso): unknown {
  if (valor === null || typeof valor !== 'object') return sorte.escolher(VALORES)();
  if (Array.isArray(valor))
    return valor.length > 0 && sorte.chance(0.8)
      ? valor.map((um, i) => (i === 0 ? entortar(um, sorte) : um))
      : sorte.escolher(VALORES)();
  const chaves = Object.keys(valor);
  if (chaves.length === 0 || sorte.chance(0.1))
    return {
      ...valor,
      [sorte.escolher(['a', '\0', '\ud800', 'toString', 'constructor'])]: sorte.escolher(VALORES)(),
    };
  const chave = sorte.escolher(chaves);
  const { [chave]: antes, ...resto } = valor as Record<string, unknown>;
  return sorte.chance(0.15) ? resto : { ...resto, [chave]: entortar(antes, sorte) };
}

/** A message for a socket's event. */
export const mensagem = (sorte: Acaso, colheita: Colheita): unknown => {
  const uids = colheita.get('uid') ?? ['a'];
  const certa = {
    lelUid: sorte.escolher(uids),
    leiUid: sorte.escolher(uids),
    veiUid: sorte.escolher(uids),
    seq: 0,
    enviado: 1,
    tipo: 'MANUAL',
    valor: 1_000,
    acao: 'abrir-lote',
    comandoId: sorte.hex(),
  };
  return sorte.chance(0.3) ? sorte.escolher(VALORES)() : entortar(certa, sorte);
};

/** A JSON value as it can stand in an address: half a surrogate pair has no such form. */
function noEndereco(valor: unknown): string {
  const texto = typeof valor === 'string' ? valor : JSON.stringify(valor);
  return encodeURIComponent(texto.slice(0, 1_500).toWellFormed()).slice(0, 4_000);
}
