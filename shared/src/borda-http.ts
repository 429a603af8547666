import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { decodificar } from './decodificar.ts';
import { ErroMartelo } from './erros.ts';

/*
 * The outermost edge of every service: what Node's parser refuses before there is a request, and addresses that no router can
 * decode. Frameworks answer such things with 500 or in words of their own.
 */

/**
 * Longer than proxies keep a connection that nobody uses (nginx, load balancers: 60 s). Node's 5 s end it just when they ask again: their
 * caller gets a 502.
 */
const CONEXAO_PARADA_MS = 65_000;

/** What is still being sent after its answer is read for so long, so that the answer arrives. */
const SOBRA_MS = 5_000;

/** Answers on a server's own refusals as the catalogue says; connections stay open as long as a proxy would use them. */
export function guardarServidor(servidor: Server): void {
  servidor.keepAliveTimeout = CONEXAO_PARADA_MS;
  servidor.prependListener('request', lerASobra);
  // What asks for a protocol that nobody here speaks is answered in the one it came in (RFC 9110, 7.8).
  Object.assign(servidor, { shouldUpgradeCallback: pedeSoquete });
  servidor.on('clientError', recusarConexaoRuim);
  servidor.on('checkExpectation', (_req: IncomingMessage, res: ServerResponse) =>
    recusar(res, new ErroMartelo('REQUISICAO_INVALIDA')),
  );
}

/**
 * A body that was handed on to somebody who stopped reading it (Next does) holds its connection: whatever comes next on it would never be
 * read. Node reads the rest of those that nobody has touched, and of no others.
 */
function lerASobra(req: IncomingMessage, res: ServerResponse): void {
  res.once('finish', () => {
    if (req.readableEnded) return;
    req.unpipe();
    req.resume();
    if (req.complete) return;
    const prazo = setTimeout(() => req.destroy(), SOBRA_MS);
    req.once('close', () => clearTimeout(prazo));
  });
}

const pedeSoquete = ({ headers }: IncomingMessage): boolean => /^websocket$/i.test(headers.upgrade ?? '');

/** The path can be decoded, and neither it nor the query holds a NUL or another control character. */
export function enderecoLegivel(url: string): boolean {
  const [caminho = '', ...busca] = url.split('?');
  if (/%(0[0-9a-f]|1[0-9a-f]|7f)/i.test(caminho) || /%00/.test(busca.join('?'))) return false;
  return decodificar(caminho) !== null;
}

/** A Host that can stand in an address: frameworks put it into one and fail on what cannot. HTTP/1.0 may have none. */
export function hostLegivel(host: string | undefined): boolean {
  if (host === undefined || host === '') return true;
  return !/[/?#@\\\s]/.test(host) && URL.canParse(`http://${host}`);
}

const METODOS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Methods that our services know; a framework fails on the others (TRACE) instead of refusing them. */
export const metodoConhecido = (metodo: string | undefined): boolean => METODOS.has(metodo ?? '');

/**
 * Whether a request may be a server action of the application's own pages (Next: a form's post to a page, or its `next-action`): those
 * come from its pages alone, and Next answers others with 500. Routes under `/api` and `/v1` are no pages and have guards of their own.
 */
export function acaoDeFora({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'POST' || /^\/(api|v1)(\/|\?|$)/.test(url)) return false;
  const formulario = /^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(
    headers['content-type'] ?? '',
  );
  if (!formulario && headers['next-action'] === undefined) return false;
  const { origin } = headers;
  return origin === undefined || !URL.canParse(origin) || new URL(origin).host !== headers.host;
}

/** Writes a refusal where no framework does it for us. */
export function recusar(res: ServerResponse, erro: ErroMartelo): void {
  const corpo = JSON.stringify(erro.corpo());
  res.writeHead(erro.statusCode, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(corpo),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  res.end(corpo);
}

function recusarConexaoRuim(erro: NodeJS.ErrnoException, conexao: Duplex): void {
  if (erro.code === 'ECONNRESET' || !conexao.writable) {
    conexao.destroy();
    return;
  }
  const recusa = new ErroMartelo(
    erro.code === 'HPE_HEADER_OVERFLOW' ? 'CORPO_GRANDE_DEMAIS' : 'REQUISICAO_INVALIDA',
  );
  const corpo = JSON.stringify(recusa.corpo());
  conexao.end(
    [
      `HTTP/1.1 ${recusa.statusCode} ${recusa.codigo}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(corpo)}`,
      'cache-control: no-store',
      'connection: close',
      '',
      corpo,
    ].join('\r\n'),
  );
}
