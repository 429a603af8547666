import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Atender } from '@martelo/shared/servir-next';
import { COOKIE_CONSENTIMENTO } from '../site/integracoes/integracoes.ts';
import type { PedidoAnonimo } from './pedido.ts';

/** An answer of Next's, whole. */
export interface Desenho {
  status: number;
  cabecalhos: OutgoingHttpHeaders;
  corpo: Buffer;
}

/** Longer than any page waits for its services. */
const PRAZO_MS = 20_000;

/**
 * Has a page drawn by Next for nobody in particular: the request holds what `pedido` says and nothing else that a visitor sent.
 * Rejects when there is no whole answer in time.
 */
export async function desenhar(atender: Atender, pedido: PedidoAnonimo): Promise<Desenho> {
  const req = new IncomingMessage(new Socket());
  req.method = 'GET';
  req.url = pedido.endereco;
  req.headers = {
    host: pedido.host,
    accept: 'text/html',
    'accept-language': 'pt-BR',
    'user-agent': 'martelo-storefront',
    'x-forwarded-proto': pedido.https ? 'https' : 'http',
    ...(pedido.consentimento === null ? {} : { cookie: `${COOKIE_CONSENTIMENTO}=${pedido.consentimento}` }),
  };
  req.push(null);
  const res = new RespostaGuardada(req);
  const prazo = setTimeout(() => res.destroy(new Error('page not drawn in time')), PRAZO_MS);
  try {
    await Promise.race([atender(req, res).then(() => res.inteira), res.inteira]);
  } finally {
    clearTimeout(prazo);
  }
  return { status: res.statusCode, cabecalhos: res.getHeaders(), corpo: Buffer.concat(res.partes) };
}

/** What would go to a browser stays here. */
class RespostaGuardada extends ServerResponse {
  readonly partes: Buffer[] = [];
  readonly inteira: Promise<void>;

  constructor(req: IncomingMessage) {
    super(req);
    this.inteira = new Promise((pronta, falhou) => {
      this.once('finish', pronta);
      this.once('error', falhou);
      this.once('close', () => falhou(new Error('page not drawn to its end')));
    });
    // Whoever waits for it no longer, waits for something else.
    this.inteira.catch(() => {});
  }

  override writeHead(status: number, ...resto: unknown[]): this {
    this.statusCode = status;
    const cabecalhos = resto.find((um) => typeof um === 'object' && um !== null) ?? {};
    for (const [nome, valor] of Object.entries(cabecalhos))
      if (valor !== undefined) this.setHeader(nome, valor);
    return this;
  }

  override flushHeaders(): void {}

  override write(parte: string | Uint8Array, ...resto: unknown[]): boolean {
    this.#juntar(parte, resto);
    retornoDe(resto)?.();
    return true;
  }

  override end(...tudo: unknown[]): this {
    if (this.finished) return this;
    const [parte, ...resto] = tudo;
    if (typeof parte === 'string' || parte instanceof Uint8Array) this.#juntar(parte, resto);
    this.finished = true;
    retornoDe(tudo)?.();
    process.nextTick(() => {
      this.emit('finish');
      this.emit('close');
    });
    return this;
  }

  override destroy(erro?: Error): this {
    if (this.finished || this.destroyed) return this;
    this.destroyed = true;
    process.nextTick(() => {
      if (erro !== undefined) this.emit('error', erro);
      this.emit('close');
    });
    return this;
  }

  #juntar(parte: string | Uint8Array, [codificacao]: unknown[]): void {
    this.partes.push(
      typeof parte === 'string'
        ? Buffer.from(parte, typeof codificacao === 'string' ? (codificacao as BufferEncoding) : 'utf8')
        : Buffer.from(parte),
    );
  }
}

const retornoDe = (argumentos: unknown[]): (() => void) | undefined =>
  argumentos.find((um) => typeof um === 'function') as (() => void) | undefined;
