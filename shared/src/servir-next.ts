import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  acaoDeFora,
  enderecoLegivel,
  guardarServidor,
  hostLegivel,
  metodoConhecido,
  recusar,
} from './borda-http.ts';
import { ErroMartelo } from './erros.ts';

/** Answers under way at SIGTERM get this long; streams that never end are cut then. */
const DRENAGEM_MS = 1_500;

interface Next {
  prepare(): Promise<void>;
  close(): Promise<void>;
  getRequestHandler(): Atender;
}

/** Answers a request. */
export type Atender = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

type FazerNext = (opcoes: { dev: false; dir: string; port?: number }) => Next;

/** A built Next application, ready to answer; `next` is the package's default export. */
export async function abrirNext(
  next: FazerNext,
  { pasta, porta }: { pasta: string; porta?: number },
): Promise<{ atender: Atender; fechar(): Promise<void> }> {
  const app = next({ dev: false, dir: pasta, ...(porta === undefined ? {} : { port: porta }) });
  await app.prepare();
  return { atender: app.getRequestHandler(), fechar: () => app.close() };
}

/**
 * Serves a built Next application behind our own edge, in place of `next start`: Next's router answers an address that it cannot
 * decode with 500, and Node's refusals are in English.
 * @param paginaIlegivel where a person is led who asks for an unreadable address with a browser: a page that is not there, so that
 * the application's own "not found" is shown. Programs get the catalogue's refusal.
 * @param diante what stands between the edge and Next, given what Next answers
 */
export async function servirNext(
  next: FazerNext,
  {
    pasta,
    porta,
    paginaIlegivel,
    diante = (atender) => atender,
  }: { pasta: string; porta: number; paginaIlegivel?: string; diante?: (atender: Atender) => Atender },
): Promise<void> {
  const { atender: deNext, fechar } = await abrirNext(next, { pasta, porta });
  const atender = diante(deNext);
  const servidor = createServer((req, res) => {
    if (!hostLegivel(req.headers.host)) return recusar(res, new ErroMartelo('REQUISICAO_INVALIDA'));
    if (!metodoConhecido(req.method)) return recusar(res, new ErroMartelo('METODO_NAO_PERMITIDO'));
    if (acaoDeFora(req)) return recusar(res, new ErroMartelo('ORIGEM_NAO_PERMITIDA'));
    if (!enderecoLegivel(req.url ?? '/')) {
      if (paginaIlegivel === undefined || !querPagina(req))
        return recusar(res, new ErroMartelo('REQUISICAO_INVALIDA'));
      req.url = paginaIlegivel;
    }
    atender(req, res).catch((erro: unknown) => {
      process.stderr.write(`${erro instanceof Error ? erro.stack : String(erro)}\n`);
      if (res.headersSent) res.destroy();
      else recusar(res, new ErroMartelo('ERRO_INTERNO'));
    });
  });
  guardarServidor(servidor);
  let parando = false;
  const parar = async () => {
    if (parando) return;
    parando = true;
    setTimeout(() => servidor.closeAllConnections(), DRENAGEM_MS).unref();
    await new Promise<void>((fim) => {
      servidor.close(() => fim());
      servidor.closeIdleConnections();
    });
    await fechar();
    process.exit(0);
  };
  process.on('SIGTERM', parar);
  process.on('SIGINT', parar);
  await new Promise<void>((pronto, falhou) => {
    servidor.once('error', falhou);
    servidor.listen(porta, () => pronto());
  });
  process.stdout.write(`✓ no ar na porta ${porta}\n`);
}

const querPagina = ({ method, headers, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  /text\/html/.test(headers.accept ?? '') &&
  !/^\/(api|v1)\//.test(url);
