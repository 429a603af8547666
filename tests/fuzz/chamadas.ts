import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RAIZ = fileURLToPath(new URL('../..', import.meta.url));

export type Servico = 'engine' | 'cms' | 'storefront' | 'print' | 'transmissao';
export type Esquema = Record<string, unknown>;

/** One call that a service answers, however it was found. */
export interface Chamada {
  servico: Servico;
  metodo: string;
  /** Places in braces; `{*nome}` takes any number of parts. */
  caminho: string;
  consulta: string[];
  /** JSON schema of the body, where one is published. */
  corpo: Esquema | null;
  /** An answer for people: HTML or a file. Its refusals need not be JSON. */
  pagina: boolean;
}

export type Bases = Record<Servico, string>;

/** Every call of every service, asked of the services and of the sources themselves: what is new is in here by itself. */
export async function todasAsChamadas(bases: Bases): Promise<Chamada[]> {
  const [engine, cms, doPainel, print] = await Promise.all([
    doOpenApi('engine', bases.engine),
    doOpenApi('cms', bases.cms),
    doPayload(),
    doPrint(),
  ]);
  const saude = (['engine', 'cms', 'storefront', 'print', 'transmissao'] as const).flatMap((servico) =>
    ['/healthz', '/readyz', '/metrics', '/v1/openapi.json', '/v1/docs', '/nada/disso'].map((caminho) =>
      simples(servico, 'GET', caminho, true),
    ),
  );
  const vistas = new Set<string>();
  return [
    ...engine,
    ...cms,
    ...doPainel,
    ...daArvore('cms'),
    ...daArvore('storefront'),
    ...pelaPorta(engine, cms),
    ...print,
    ...saude,
  ].filter(({ servico, metodo, caminho }) => {
    const chave = `${servico} ${metodo} ${caminho}`;
    return !vistas.has(chave) && vistas.add(chave);
  });
}

/** What engine and cms say of themselves: the very schemas that parse their requests. */
async function doOpenApi(servico: 'engine' | 'cms', base: string): Promise<Chamada[]> {
  const { paths } = (await (await fetch(`${base}/v1/openapi.json`)).json()) as {
    paths: Record<
      string,
      Record<
        string,
        {
          parameters?: { name: string; in: string }[];
          requestBody?: { content: Record<string, { schema: Esquema }> };
        }
      >
    >;
  };
  return Object.entries(paths).flatMap(([caminho, metodos]) =>
    Object.entries(metodos).map(([metodo, { parameters = [], requestBody }]) => ({
      servico,
      metodo: metodo.toUpperCase(),
      caminho,
      consulta: parameters.filter((um) => um.in === 'query').map(({ name }) => name),
      corpo: requestBody?.content['application/json']?.schema ?? null,
      pagina: false,
    })),
  );
}

/** The same calls by the one door that browsers use: the storefront forwards them, which is another way to break. */
const pelaPorta = (...listas: Chamada[][]): Chamada[] =>
  listas
    .flat()
    .filter(({ caminho }) => caminho.startsWith('/v1/'))
    .map((uma) => ({ ...uma, servico: 'storefront', caminho: `/api${uma.caminho}` }));

interface Endpoint {
  method: string;
  path: string;
}

/** Payload's own REST, as its configuration adds it to every collection, beside the endpoints that we add. */
async function doPayload(): Promise<Chamada[]> {
  Object.assign(process.env, { PAYLOAD_SECRET: 'fuzz', MARTELO_SEGREDO_SERVICO: 'fuzz' });
  const modulo = join(RAIZ, 'cms/src/payload.config.ts');
  const { default: promessa } = (await import(modulo)) as {
    default: Promise<{
      endpoints: Endpoint[];
      collections: { slug: string; endpoints: Endpoint[] | false }[];
      globals: { slug: string; endpoints: Endpoint[] | false }[];
    }>;
  };
  const { endpoints, collections, globals } = await promessa;
  const de = (prefixo: string, lista: Endpoint[] | false) =>
    (lista || []).map(({ method, path }) => ({
      ...simples('cms', method.toUpperCase(), comLugares(`/api${prefixo}${path === '/' ? '' : path}`), false),
      consulta: ['where', 'sort', 'limit', 'page', 'depth', 'locale', 'select', 'populate', 'draft', 'trash'],
    }));
  return [
    ...de('', endpoints),
    ...collections.flatMap(({ slug, endpoints: lista }) => de(`/${slug}`, lista)),
    ...globals.flatMap(({ slug, endpoints: lista }) => de(`/globals/${slug}`, lista)),
  ];
}

const comLugares = (caminho: string) => caminho.replace(/:(\w+)\??/g, '{$1}').replace(/\*$/, '{*resto}');

/** A Next service's pages and route handlers, as its file tree has them. */
function daArvore(servico: 'cms' | 'storefront'): Chamada[] {
  return globSync(`${servico}/src/app/**/{page,route}.{ts,tsx}`, { cwd: RAIZ }).flatMap((arquivo) => {
    const caminho = `/${arquivo
      .replace(/^\w+\/src\/app\/?/, '')
      .replace(/\/?(page|route)\.tsx?$/, '')
      .split('/')
      .filter((parte) => parte && !/^\(.*\)$/.test(parte))
      .map((parte) => parte.replace(/^\[?\[\.\.\.(\w+)\]\]?$/, '{*$1}').replace(/^\[(\w+)\]$/, '{$1}'))
      .join('/')}`;
    if (/page\.tsx?$/.test(arquivo)) return [simples(servico, 'GET', caminho, true)];
    const texto = readFileSync(join(RAIZ, arquivo), 'utf8');
    return ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
      .filter((metodo) => new RegExp(`\\b(as|const|function) ${metodo}\\b`).test(texto))
      .map((metodo) => simples(servico, metodo, caminho, !/^\/(api|v1)\//.test(caminho)));
  });
}

/** The print service's own table of routes. */
async function doPrint(): Promise<Chamada[]> {
  const { criarServidor } = (await import(join(RAIZ, 'print/src/servidor.ts'))) as {
    criarServidor(deps: object): {
      router: { stack: { route?: { path: string; methods: Record<string, boolean> } }[] };
    };
  };
  return criarServidor({ engine: {}, marcas: {}, log: {} }).router.stack.flatMap(({ route }) =>
    route === undefined
      ? []
      : Object.keys(route.methods).map((metodo) =>
          simples('print', metodo.toUpperCase(), comLugares(route.path), false),
        ),
  );
}

/** Every event of the sockets. */
export async function eventosDosSoquetes(): Promise<string[]> {
  const { criarPedidos } = (await import(join(RAIZ, 'engine/src/realtime/requests.ts'))) as {
    criarPedidos(deps: object): ReadonlyMap<string, unknown>;
  };
  // Those of the console are made where its sockets are.
  const { EVENTOS_DO_CONSOLE } = (await import(join(RAIZ, 'engine/src/realtime/console.ts'))) as {
    EVENTOS_DO_CONSOLE: readonly string[];
  };
  return [
    ...criarPedidos({ pedidosDoConsole: [], conversas: {}, transmissoes: {} }).keys(),
    ...EVENTOS_DO_CONSOLE,
  ];
}

const simples = (servico: Servico, metodo: string, caminho: string, pagina: boolean): Chamada => ({
  servico,
  metodo,
  caminho,
  consulta: [],
  corpo: null,
  pagina,
});
