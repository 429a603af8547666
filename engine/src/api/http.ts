import { randomUUID } from 'node:crypto';
import { CABECALHO_APARELHO, conferirAparelho } from '@martelo/shared/aparelho';
import {
  chegouPorHttps,
  enderecoDoCliente,
  NENHUM_PROXY,
  type ProxiesConfiaveis,
} from '@martelo/shared/endereco-do-cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import { HSTS } from '@martelo/shared/hsts';
import { segredoConhecido } from '@martelo/shared/segredo-servico';
import express, { type Application, type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { z } from 'zod';
import type { Acesso } from '../records/records.ts';
import { caminhoNoLog } from './caminho-no-log.ts';
import { hotsiteDe, type OpcoesChamador, resolverChamador } from './chamador.ts';
import { rotasDeDocumentacao } from './documentacao.ts';
import { exigirJson, ler } from './entrada.ts';
import { abandonarEnvio } from './envio.ts';
import { responderErro } from './erros.ts';
import { permitirOrigens } from './origens.ts';
import { PORTA_ABERTA, type Porta } from './porta.ts';
import { comRastro } from './rastro.ts';
import { medirPedidos } from './request-metrics.ts';
import { type Chamador, Pendente, type Rota } from './rota.ts';
import { rotasDeSaude, type Verificacao } from './saude.ts';

export interface OpcoesHttp extends OpcoesChamador {
  rotas: readonly Rota[];
  logger: Logger;
  /** What `/readyz` asks, by name. */
  prontidao?: Record<string, Verificacao>;
  /** Where other parts register their own metrics; `/metrics` prints all of it. */
  metricas?: Registry;
  /** Which proxies in front are believed about who calls; default none. */
  proxies?: ProxiesConfiaveis;
  /** Who is kept out; default nobody. */
  porta?: Porta;
  /** Whether an Authorization header may see metrics and what is missing; default nobody's. */
  monitora?: (autorizacao: string | undefined) => boolean;
}

const CORPO_PADRAO_BYTES = 16 * 1024;

/** The engine's HTTP face, made of its routes. It listens nowhere: the composition root gives it to a server. */
export function criarHttp(opcoes: OpcoesHttp): Application {
  const { rotas, logger, prontidao = {}, metricas = new Registry(), monitora = () => false } = opcoes;
  const app = express();
  app.set('etag', false);
  app.use(identificarPedido(opcoes));
  app.use(medirPedidos(metricas));
  app.use(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
      },
      crossOriginResourcePolicy: { policy: 'cross-origin' },
      strictTransportSecurity: false,
    }),
  );
  app.use(exigirHttps(opcoes.proxies ?? NENHUM_PROXY));
  app.use(rotasDeSaude(prontidao, metricas, monitora));
  app.use(permitirOrigens(opcoes.resolverHotsite));
  app.use(rotasDeDocumentacao(rotas));
  registrar(app, rotas, opcoes);
  app.use(() => {
    throw new ErroMartelo('NAO_ENCONTRADO');
  });
  app.use(responderErro(logger));
  return app;
}

/** Who came by https is told to come so for a year. Over http it would mean nothing, and be believed by nobody. */
const exigirHttps =
  (proxies: ProxiesConfiaveis) =>
  (req: Request, res: Response, next: NextFunction): void => {
    if (chegouPorHttps(req, proxies)) res.setHeader('strict-transport-security', HSTS);
    next();
  };

/** Literal paths before parameters, whatever the order they were given in; after them, 405 for the methods a path lacks. */
function registrar(app: Application, rotas: readonly Rota[], opcoes: OpcoesHttp): void {
  const ordenadas = rotas
    .map((rota) => ({ rota, chave: chaveDeOrdem(rota.caminho) }))
    .sort((a, b) => (a.chave < b.chave ? -1 : 1))
    .map(({ rota }) => rota);
  const metodos = new Map<string, string[]>();
  for (const rota of ordenadas) {
    const aceitos = metodos.get(rota.caminho) ?? [];
    const metodo = rota.metodo.toUpperCase();
    if (aceitos.includes(metodo)) throw new Error(`Two routes for ${metodo} ${rota.caminho}`);
    metodos.set(rota.caminho, [...aceitos, metodo]);
    app[rota.metodo](rota.caminho, atender(rota, opcoes));
  }
  for (const [caminho, aceitos] of metodos) {
    app.all(caminho, (_req, res) => {
      res.setHeader('allow', aceitos.join(', '));
      throw new ErroMartelo('METODO_NAO_PERMITIDO');
    });
  }
}

/** Sorts a literal part before a parameter, and a parameter before a wildcard. */
const chaveDeOrdem = (caminho: string): string =>
  caminho
    .split('/')
    .map((parte) => (parte.startsWith(':') ? `2${parte}` : parte.startsWith('*') ? `3${parte}` : `1${parte}`))
    .join('/');

const CABECALHO_DA_CONTA = 'conta';

function atender(rota: Rota, opcoes: OpcoesHttp) {
  const lerCorpo = express.json({ limit: rota.limite ?? CORPO_PADRAO_BYTES, type: () => true });
  const { porta = PORTA_ABERTA } = opcoes;
  const consulta = consultaDe(rota);
  const tratar = async (req: Request, res: Response): Promise<void> => {
    const { requestId, log, endereco } = res.locals as { requestId: string; log: Logger; endereco: string };
    res.locals.rota = rota.caminho;
    const aparelho = conferirAparelho(req.get(CABECALHO_APARELHO), opcoes.segredos);
    const daCasa = segredoConhecido(String(req.headers['x-martelo-servico'] ?? ''), opcoes.segredos);
    const quem = { hotsiteId: marcaPedida(req, opcoes), endereco, aparelho, daCasa };
    porta.chegar(quem, rota);
    const chamador = await resolverChamador(req, rota, opcoes, { requestId, endereco, aparelho });
    res.locals.conta = chamador.conta;
    exigirConta(req.get(CABECALHO_DA_CONTA), chamador.conta);
    const aparelhos = await porta.entrar(quem, acessoConhecido(chamador), rota);
    const params = ler(rota.params, req.params);
    const query = ler(consulta, req.query);
    if (rota.body && !rota.fluxo) {
      exigirJson(req);
      await new Promise<void>((resolve, reject) =>
        lerCorpo(req, res, (erro?: unknown) => (erro ? reject(erro) : resolve())),
      );
    }
    const body = rota.fluxo ? undefined : ler(rota.body, req.body ?? {});
    const resposta = await comRastro({ id: requestId, endereco, aparelhos }, async () => {
      try {
        return await rota.executar({ params, query, body, chamador, req, res, log });
      } catch (erro) {
        if (erro instanceof Pendente) return erro;
        throw erro;
      }
    });
    if (res.headersSent) return;
    if (resposta instanceof Pendente) res.status(202).json(resposta.corpo);
    else if (rota.status === 204) res.status(204).end();
    else if (resposta !== undefined) res.status(rota.status ?? 200).json(resposta);
  };
  if (!rota.fluxo) return tratar;
  // What nobody read of a body is thrown away: who sends it gets to read the answer, and their connection goes on.
  return (req: Request, res: Response): Promise<void> => tratar(req, res).finally(() => abandonarEnvio(req));
}

/**
 * What waited on a telephone says whose it is: whoever is signed in by the time that it goes sends nothing in somebody else's place.
 * @throws ErroMartelo OUTRA_CONTA
 */
function exigirConta(dita: string | undefined, conta: string | undefined): void {
  if (dita !== undefined && conta?.split(':')[1] !== dita) throw new ErroMartelo('OUTRA_CONTA');
}

/**
 * What may stand behind the address. A signed-in reader's call that takes conditions takes no other: an answer that ignored one would pass
 * for one that heeded it. Public ones are opened with what letters and other sites hang on; a write's command may be there.
 */
const consultaDe = ({ metodo, guarda, query }: Rota): z.ZodType | undefined =>
  metodo === 'get' && guarda !== 'publica' && guarda !== 'servico' && query instanceof z.ZodObject
    ? query.strict()
    : query;

/** The brand that is asked, where one can be told. */
function marcaPedida(req: Request, { resolverHotsite }: OpcoesHttp): number | null {
  try {
    return hotsiteDe(req, resolverHotsite).id;
  } catch {
    return null;
  }
}

/** Who calls, where that can be told: on a public route nobody has asked yet. */
function acessoConhecido(chamador: Chamador): Acesso | null {
  try {
    return chamador.acesso;
  } catch {
    return null;
  }
}

/** Gives the request its id (the caller's, when well formed), its logger and its line in the access log. */
function identificarPedido({ logger, segredos, proxies = NENHUM_PROXY }: OpcoesHttp) {
  return (req: Request, res: Response, next: NextFunction): void => {
    const enviado = req.headers['x-request-id'];
    const requestId = typeof enviado === 'string' && /^[\w.:-]{1,64}$/.test(enviado) ? enviado : randomUUID();
    const inicio = performance.now();
    const log = logger.child({ requestId });
    const endereco = enderecoDoCliente(req, { segredos, proxies, agora: Date.now() });
    res.locals.requestId = requestId;
    res.locals.endereco = endereco;
    res.locals.log = log;
    res.setHeader('x-request-id', requestId);
    // Answers carry prices and personal data: nothing is kept by anyone unless the handler says so.
    res.setHeader('cache-control', 'no-store');
    res.on('finish', () => {
      const rotineiro = req.path === '/healthz' || req.path === '/readyz' || req.path === '/metrics';
      log[rotineiro ? 'debug' : 'info'](
        {
          metodo: req.method,
          caminho: caminhoNoLog(req.originalUrl, res.locals.rota),
          status: res.statusCode,
          codigo: res.locals.codigo,
          ms: Math.round(performance.now() - inicio),
          ip: endereco,
          conta: res.locals.conta,
        },
        'pedido',
      );
    });
    next();
  };
}
