import { ErroMartelo } from '@martelo/shared/erros';
import { FORMATO_DO_ENDERECO } from '@martelo/shared/impressos/comum';
import { type SegredosDeServico, segredoConhecido } from '@martelo/shared/segredo-servico';
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { type Andar, type Especie, gerar } from './documents/especie.ts';
import { type Acesso, ESPECIES } from './documents/especies.ts';
import type { EmNomeDe, Engine } from './services/engine.ts';
import type { Marcas } from './services/marcas.ts';

/** The brand under whose name a document is asked for: the header `hotsite`. */
const HOTSITE = /^[a-z0-9-]{1,63}$/;
const TENTE_DE_NOVO_S = '5';
/** What a request that takes long is called by who made it, to ask how far it is: nobody guesses it. */
const PEDIDO = /^[0-9a-f-]{32,36}$/;
/** What a service may say of one paper: a report of as many rows as are printed. */
const MAIOR_PAPEL = '16mb';
/** Papers that anybody may ask for which are drawn at once. */
const DE_TODOS = 4;
/** Followed at once; of more nothing is told but their end. */
const ANDAMENTOS = 1_000;

/**
 * The print service: `GET /documentos/<tipo>/<hash>.pdf`, and `/documentos/<tipo>.pdf?…` for papers that are asked for otherwise, with the
 * brand in `hotsite`; and what operators look at.
 */
export function criarServidor(deps: {
  engine: Engine;
  marcas: Marcas;
  log: Logger;
  /** Whether an Authorization header may see metrics and what is missing; default nobody's. */
  monitora?: (autorizacao: string | undefined) => boolean;
  /** What services know each other by; default nobody is one. */
  segredos?: SegredosDeServico;
}): Express {
  const { engine, marcas, log, monitora = () => false } = deps;
  const { segredos = { atual: '', aceitos: [] } } = deps;
  const metricas = new Registry();
  collectDefaultMetrics({ register: metricas });
  const duracao = new Histogram({
    name: 'print_documento_segundos',
    help: 'Time to answer a document request, by kind and status',
    labelNames: ['tipo', 'status'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [metricas],
  });

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use((_req, res, next) => {
    res.set({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
    });
    next();
  });

  /** Times and logs a document request, whatever becomes of it. */
  const observar = (tipo: string, res: Response) => {
    const parar = duracao.startTimer({ tipo });
    const inicio = performance.now();
    res.once('close', () => {
      parar({ status: String(res.statusCode) });
      // The address opens the document to anyone who has it, so only its result is logged.
      const ms = Math.round(performance.now() - inicio);
      log.info({ tipo, status: res.statusCode, ms, bytes: res.get('content-length') }, 'document');
    });
  };

  // biome-ignore lint/suspicious/noExplicitAny: what is inside is typed where the kind is declared.
  const responder = async (res: Response, especie: Especie<any>, dados: object, andar?: Andar) => {
    // Drawn whole before the first byte leaves: a failure is still an error answer, never half a document.
    const pdf = await gerar(especie, dados, await marcas.de(especie.hotsite(dados)), andar);
    const nome = `${especie.arquivo(dados).replace(/[^A-Za-z0-9_-]/g, '')}.pdf`;
    res.set({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `inline; filename="${nome}"`,
    });
    res.end(pdf);
  };

  /** How far those are that take long, by what who asked calls it; nothing of what is in them. */
  const andamentos = new Map<string, { feitos: number; total: number }>();
  const seguir = async (pedido: unknown, fazer: (andar?: Andar) => Promise<void>) => {
    if (typeof pedido !== 'string' || !PEDIDO.test(pedido) || andamentos.size >= ANDAMENTOS) return fazer();
    andamentos.set(pedido, { feitos: 0, total: 0 });
    try {
      await fazer((feitos, total) => andamentos.set(pedido, { feitos, total }));
    } finally {
      andamentos.delete(pedido);
    }
  };
  app.get('/documentos/andamento/:pedido', (req, res) => {
    const andamento = andamentos.get(req.params.pedido);
    if (andamento === undefined) throw new ErroMartelo('NAO_ENCONTRADO');
    res.json(andamento);
  });

  /** What anybody may ask for, without an address that was given to them, leaves room for what somebody waits for. */
  let deTodos = 0;
  const umDosDeTodos = async (fazer: () => Promise<void>) => {
    if (deTodos >= DE_TODOS) throw new ErroMartelo('INDISPONIVEL');
    deTodos += 1;
    try {
      await fazer();
    } finally {
      deTodos -= 1;
    }
  };

  const soServico: RequestHandler = (req, _res, next) => {
    if (!segredoConhecido(req.get('x-martelo-servico') ?? '', segredos))
      throw new ErroMartelo('NAO_ENCONTRADO');
    next();
  };
  for (const { especie, acessos, esperaMs } of ESPECIES) {
    const { tipo, dados } = especie;
    if (acessos.some(({ como }) => como === 'endereco'))
      app.get(`/documentos/${tipo}/:hash.pdf`, async (req, res) => {
        observar(tipo, res);
        const { hash } = req.params;
        if (!FORMATO_DO_ENDERECO.test(hash)) throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
        const lidos = await engine.documento(`${tipo}/${hash}`, dados, marcaDe(req), { servico: true });
        await responder(res, especie, lidos);
      });
    if (acessos.some(({ como }) => como === 'servico'))
      app.post(
        `/documentos/${tipo}.pdf`,
        soServico,
        express.json({ limit: MAIOR_PAPEL }),
        async (req, res) => {
          observar(tipo, res);
          const lidos = dados.safeParse(req.body);
          if (!lidos.success) throw new ErroMartelo('REQUISICAO_INVALIDA');
          await responder(res, especie, lidos.data);
        },
      );
    const outros = acessos.filter((acesso) => acesso.como === 'leitor' || acesso.como === 'enderecos');
    if (outros.length === 0) continue;
    app.get(`/documentos/${tipo}.pdf`, async (req, res) => {
      observar(tipo, res);
      const hotsite = marcaDe(req);
      const { caminho, emNomeDe } = pedidoDe(req, outros, tipo);
      const fazer = () =>
        seguir(req.query.pedido, async (andar) =>
          responder(res, especie, await engine.documento(caminho, dados, hotsite, emNomeDe, esperaMs), andar),
        );
      await ('ninguem' in emNomeDe ? umDosDeTodos(fazer) : fazer());
    });
  }

  app.get('/healthz', (_req, res) => {
    res.json({ ok: true });
  });
  app.get('/readyz', async (req, res) => {
    const ok = await engine.responde();
    if (!ok) res.set('retry-after', '1');
    const faltando = ok ? {} : { engine: 'o engine não respondeu' };
    res.status(ok ? 200 : 503).json(monitora(req.headers.authorization) ? { ok, faltando } : { ok });
  });
  app.get('/metrics', async (req, res) => {
    if (!monitora(req.headers.authorization)) throw new ErroMartelo('NAO_ENCONTRADO');
    res.set('content-type', metricas.contentType).send(await metricas.metrics());
  });

  app.use(() => {
    throw new ErroMartelo('NAO_ENCONTRADO');
  });
  const responderErro: ErrorRequestHandler = (erro, _req, res, next) => {
    if (res.headersSent) return next(erro);
    const recusa = daRequisicao(erro) ?? new ErroMartelo('ERRO_INTERNO');
    if (recusa.codigo === 'ERRO_INTERNO') log.error({ err: erro }, 'document failed');
    if (recusa.statusCode === 503) res.set('retry-after', TENTE_DE_NOVO_S);
    res.status(recusa.statusCode).json(recusa.corpo());
  };
  app.use(responderErro);
  return app;
}

/** What the caller may be told; null when it is our own fault. A broken percent-encoding is an address that does not exist. */
function daRequisicao(erro: unknown): ErroMartelo | null {
  if (erro instanceof ErroMartelo) return erro;
  if (erro instanceof URIError) return new ErroMartelo('NAO_ENCONTRADO');
  // What express refuses of a body: no JSON, too long, broken off.
  const { status } = erro as { status?: unknown };
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new ErroMartelo('REQUISICAO_INVALIDA');
  return null;
}

/** @throws ErroMartelo DOCUMENTO_NAO_ENCONTRADO for who names no brand */
function marcaDe(req: Request): string {
  const hotsite = req.get('hotsite') ?? '';
  if (!HOTSITE.test(hotsite)) throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
  return hotsite;
}

type DeQuemLe = Extract<Acesso, { como: 'leitor' | 'enderecos' }>;

/** Of the ways to ask for a paper the one that the query takes. @throws ErroMartelo REQUISICAO_INVALIDA when it is none, or two */
function pedidoDe(
  req: Request,
  acessos: readonly DeQuemLe[],
  tipo: string,
): { caminho: string; emNomeDe: EmNomeDe } {
  const busca = new URL(req.url, 'http://print').searchParams;
  const pedidos = acessos.filter((acesso) => busca.has(parametroDe(acesso)));
  const [acesso] = pedidos;
  if (acesso === undefined || pedidos.length > 1) throw new ErroMartelo('REQUISICAO_INVALIDA');
  const valores = busca.getAll(parametroDe(acesso));
  if (acesso.como === 'enderecos') {
    if (valores.some((hash) => !FORMATO_DO_ENDERECO.test(hash)))
      throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
    const consulta = new URLSearchParams(valores.map((hash): [string, string] => ['hash', hash]));
    return { caminho: `${tipo}?${consulta}`, emNomeDe: { servico: true } };
  }
  if (!acesso.varios && valores.length > 1) throw new ErroMartelo('REQUISICAO_INVALIDA');
  if (acesso.deTodos) return { caminho: acesso.caminho(valores, busca), emNomeDe: { ninguem: true } };
  const autorizacao = req.get('authorization');
  if (autorizacao === undefined) throw new ErroMartelo('NAO_AUTENTICADO');
  return { caminho: acesso.caminho(valores, busca), emNomeDe: { autorizacao } };
}

const parametroDe = (acesso: DeQuemLe): string => (acesso.como === 'leitor' ? acesso.parametro : 'hash');
