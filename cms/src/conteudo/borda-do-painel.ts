import { stat } from 'node:fs/promises';
import path from 'node:path';
import { decodificar } from '@martelo/shared/decodificar';
import { ErroMartelo } from '@martelo/shared/erros';
import { interpretarJson } from '@martelo/shared/json-recebido';
import type { Endpoint, Payload, SanitizedCollectionConfig } from 'payload';
import { esgotar } from './esgotar.ts';
import { lerTexto } from './ler-texto.ts';

/*
 * The edge of Payload's REST: what its handlers take for granted is made sure here, before any of them runs. They answer an id that
 * is none, versions of what has none, or a `where` that is a word, with 500.
 */

/** Of any JSON that the panel sends, in characters; the largest is a page with all its sections. */
const LIMITE_JSON = 5_000_000;
const COMO_LEITURA = ['x-payload-http-method-override', 'x-http-method-override'];
const NUMEROS = { limit: 10_000, page: 1_000_000, depth: 10 } as const;
const CAMPO = String.raw`[\w.-]{1,200}`;
const OPERADORES =
  'equals|not_equals|contains|like|not_like|in|not_in|all|exists|greater_than|greater_than_equal|less_than|less_than_equal|near|within|intersects';
const WHERE = new RegExp(
  String.raw`^where(\[(and|or)\](\[\d{0,3}\])?)*(\[${CAMPO}\]\[(${OPERADORES})\](\[\d{0,3}\])?)?$`,
);
const ESCOLHA = new RegExp(String.raw`^(select|populate|joins)(\[${CAMPO}\]){1,9}$`);
const ORDEM = /^-?[\w.]{1,200}(,-?[\w.]{1,200})*$/;
const PERIGOSOS = /\[(__proto__|constructor|prototype)\]/;

interface Rotas {
  collections: Record<string, { config: SanitizedCollectionConfig } | undefined>;
  config: Pick<Payload['config'], 'endpoints'>;
  db: Pick<Payload['db'], 'defaultIDType'>;
}

/**
 * The request as Payload may have it: every place of its address, its query and its JSON are what they should be.
 * @throws ErroMartelo
 */
export async function pedidoLegivel(req: Request, payload: Rotas): Promise<Request> {
  const url = new URL(req.url);
  const leitura = req.method === 'POST' && COMO_LEITURA.some((nome) => req.headers.get(nome) === 'GET');
  const colecao = await conferirCaminho(url.pathname, leitura ? 'GET' : req.method, payload);
  if (colecao) conferirBusca(url.searchParams);
  const escreve = !leitura && ['POST', 'PATCH', 'PUT'].includes(req.method);
  // Payload's own handlers take for granted that something was sent.
  if (req.body === null) return colecao && escreve ? comTexto(req, '{}') : req;
  // What comes over the wire has a body to read even where nothing was sent: Payload's own forms send some writes so.
  if (colecao && escreve && req.headers.get('content-type') === null) {
    const texto = await lerTexto(req, LIMITE_JSON);
    if (texto === '') return comTexto(req, '{}');
    throw semTipo();
  }
  const tipo = (req.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (tipo === 'multipart/form-data') {
    if (!/boundary=\S/i.test(req.headers.get('content-type') ?? ''))
      throw new ErroMartelo('REQUISICAO_INVALIDA', {}, 'O formulário enviado não pôde ser lido.');
    return req;
  }
  if (tipo === 'application/json') {
    const texto = await lerTexto(req, LIMITE_JSON);
    if (texto === '' && colecao && escreve) return comTexto(req, '{}');
    return comTexto(req, texto !== '' || leitura ? conferirCorpo(texto) : texto);
  }
  if (leitura && tipo === 'application/x-www-form-urlencoded') {
    const texto = await lerTexto(req, LIMITE_JSON);
    if (colecao) conferirBusca(new URLSearchParams(texto));
    return comTexto(req, texto);
  }
  if (colecao && escreve) {
    await esgotar(req.body);
    throw semTipo();
  }
  return req;
}

const semTipo = () => new ErroMartelo('TIPO_NAO_SUPORTADO', {}, 'Envie o corpo como application/json.');

/** The collection that the address is about, once it has a call of this method there; null for calls that are of none. */
async function conferirCaminho(
  caminho: string,
  metodo: string,
  payload: Rotas,
): Promise<SanitizedCollectionConfig | null> {
  const [, , slug = '', ...resto] = caminho.replace(/\/+$/, '').split('/');
  const colecao = Object.hasOwn(payload.collections, slug) ? payload.collections[slug]?.config : undefined;
  const proprios = colecao ? colecao.endpoints : payload.config.endpoints;
  const partes = colecao ? resto : [slug, ...resto];
  if (metodo === 'OPTIONS') return colecao ?? null;
  const achadas = ((proprios || []) as Omit<Endpoint, 'root'>[]).flatMap((um) => {
    const lugares = casar(um.path, partes);
    return lugares ? [{ metodo: um.method.toUpperCase(), caminho: um.path, lugares }] : [];
  });
  const achada = achadas.find((uma) => uma.metodo === metodo);
  if (!achada) throw new ErroMartelo(achadas.length > 0 ? 'METODO_NAO_PERMITIDO' : 'NAO_ENCONTRADO');
  if (!colecao) return null;
  const { id, filename } = achada.lugares;
  const semVersoes = achada.caminho.startsWith('/versions') && !colecao.versions;
  if (semVersoes || semUso(achada, colecao) || (id !== undefined && !ehId(id, payload)))
    throw new ErroMartelo('NAO_ENCONTRADO');
  if (achada.caminho === '/file/:filename') await conferirArquivo(filename ?? '', colecao);
  return colecao;
}

/** Payload gives every collection calls that only some can answer. */
const semUso = (
  { metodo, caminho }: { metodo: string; caminho: string },
  { auth, slug }: SanitizedCollectionConfig,
): boolean =>
  (caminho.startsWith('/verify') && !auth?.verify) ||
  // Its query for this one names a column that is not there.
  (slug === 'payload-preferences' && metodo === 'DELETE');

function casar(modelo: string, partes: string[]): Record<string, string> | null {
  const lugares: Record<string, string> = {};
  const esperadas = modelo.split('/').filter(Boolean);
  const dadas = partes.filter(Boolean);
  for (const [i, parte] of esperadas.entries()) {
    const dada = dadas[i];
    if (dada === undefined) {
      if (!parte.endsWith('?')) return null;
    } else if (parte.startsWith(':')) {
      const lida = decodificar(dada);
      if (lida === null) return null;
      lugares[parte.replace(/[:?]/g, '')] = lida;
    } else if (parte !== dada) return null;
  }
  return dadas.length > esperadas.length ? null : lugares;
}

const ehId = (id: string, { db }: Rotas): boolean =>
  db.defaultIDType === 'number'
    ? /^\d{1,15}$/.test(id) && Number(id) > 0
    : /^[0-9a-f]{24}$/i.test(id) || /^[0-9a-f-]{36}$/i.test(id);

/** Payload answers a file that is not there with 500. */
async function conferirArquivo(nome: string, { upload }: SanitizedCollectionConfig): Promise<void> {
  const ha =
    upload?.staticDir !== undefined &&
    nome.length < 256 &&
    !/[/\\\0]/.test(nome) &&
    (await stat(path.join(upload.staticDir, nome)).then(
      (arquivo) => arquivo.isFile(),
      () => false,
    ));
  if (!ha) throw new ErroMartelo('NAO_ENCONTRADO');
}

function conferirBusca(busca: URLSearchParams): void {
  for (const [nome, valor] of busca) {
    const raiz = /^\w*/.exec(nome)?.[0] ?? '';
    const certo =
      raiz === 'where'
        ? WHERE.test(nome) && (nome !== 'where' || valor === '')
        : raiz === 'select' || raiz === 'populate' || raiz === 'joins'
          ? ESCOLHA.test(nome) || (nome === raiz && valor === '')
          : raiz === 'sort'
            ? /^sort(\[\d{0,3}\])?$/.test(nome) && (valor === '' || ORDEM.test(valor))
            : raiz in NUMEROS
              ? nome === raiz && ehNumero(valor, NUMEROS[raiz as keyof typeof NUMEROS])
              : true;
    if (!certo || PERIGOSOS.test(nome))
      throw new ErroMartelo('FILTRO_INVALIDO', {}, [`${nome.slice(0, 80)}: não é um parâmetro válido`]);
  }
}

const ehNumero = (texto: string, maximo: number): boolean =>
  texto === '' || (/^\d{1,9}$/.test(texto) && Number(texto) <= maximo);

/** The body as it goes on. */
function conferirCorpo(texto: string): string {
  const valor = interpretarJson(texto);
  if (valor === null || typeof valor !== 'object')
    throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['corpo: envie um objeto']);
  return JSON.stringify(valor);
}

/** The request again, its body read already. */
function comTexto(req: Request, texto: string): Request {
  const headers = new Headers(req.headers);
  if (texto === '{}') headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return new Request(req.url, {
    method: req.method,
    headers,
    body: texto === '' ? null : texto,
    signal: req.signal,
  });
}
