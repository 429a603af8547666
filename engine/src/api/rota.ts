import type { AguardaAprovacao } from '@martelo/shared/aprovacao';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Papel } from '@martelo/shared/papeis';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Acesso } from '../records/records.ts';

/** Under which id somebody commands something. */
export interface Identificacao {
  comandoId: string;
  /** The caller's uid: two authors never share a `comandoId`. */
  autor: string;
  /** False when the server made the id, so that nothing can be a repetition. */
  doCliente: boolean;
  /** Which call, and what was sent, as it came: the same id with something else is a mistake of who sends it. */
  pedido?: object | undefined;
}

/**
 * Who calls. Checked before the handler runs where the guard asks for it; on a `publica` route `hotsite` and `acesso` are
 * resolved when first read, and then throw HOTSITE_NAO_INFORMADO, HOTSITE_NAO_ENCONTRADO or TOKEN_INVALIDO. To a `servico`
 * route `acesso` is `sistema`, and `hotsite` is there only if the caller named one.
 */
export interface Chamador {
  acesso: Acesso;
  hotsite: RegrasHotsite;
  ip: string;
  /** The device that it comes from, by the cookie that our sites set; null where none shows one. */
  aparelho?: string | null;
  /** Who acts, as logs name them; undefined for visitors. */
  conta?: string | undefined;
  requestId: string;
  /** By what a repeated command is known again, on calls that write records. */
  comando?: Identificacao | undefined;
}

/** `publica` takes anyone; a client or a role list requires a token for this brand. */
export type Guarda = 'publica' | 'cliente' | 'autenticado' | 'interno' | readonly Papel[] | 'servico';

export type EscopoDaRota = 'LOGIN' | 'CADASTRO' | 'LANCES';

type Schema = z.ZodType;
type Saida<S> = S extends z.ZodType<infer T> ? T : unknown;

/**
 * One call of the API, written once: its schemas parse the request and make the OpenAPI document. The handler returns the
 * body (or writes `res` itself and returns undefined); refusals are thrown as ErroMartelo.
 */
export interface Rota<P extends Schema = Schema, Q extends Schema = Schema, B extends Schema = Schema> {
  metodo: 'get' | 'post' | 'put' | 'delete';
  /** Express path, e.g. `/v1/lotes/:uid/lances`. */
  caminho: string;
  resumo: string;
  guarda: Guarda;
  /** What it is a way to, where somebody may be kept from that alone (blocks) or it may be closed by itself (maintenance). */
  escopo?: EscopoDaRota;
  /** Open to one of the house who has yet to switch on the second factor that the installation demands. */
  semSegundoFator?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  /** Success status, default 200. */
  status?: number;
  resposta?: Schema;
  /** What the call answers, as {@link Pendente}, when it has to wait for a second person. */
  pendente?: Schema;
  /** What is changed here on the revision that was read, as the refusal of a stale one shows it to this caller. */
  versao?: Schema;
  /** Media types of an answer that is no JSON: a file. */
  arquivo?: readonly string[];
  /** Largest JSON body in bytes, default 16 KiB. */
  limite?: number;
  /**
   * No body parsing: the handler reads the stream itself. `true` for file uploads, whose text fields `body` then describes; else its media
   * type.
   */
  fluxo?: true | 'application/json' | 'application/octet-stream';
  /** Of a file upload: that a file sent in parts does as well, named in JSON with the same fields. */
  emPartes?: true;
  executar(pedido: {
    params: Saida<P>;
    query: Saida<Q>;
    body: Saida<B>;
    chamador: Chamador;
    req: Request;
    res: Response;
    log: Logger;
  }): Promise<unknown> | unknown;
}

/** Types a route from its own schemas. */
export const rota = <P extends Schema, Q extends Schema, B extends Schema>(definicao: Rota<P, Q, B>): Rota =>
  definicao as unknown as Rota;

/**
 * The answer of a call that has changed nothing yet, because somebody else has to agree: 202. Given back, or thrown from where a write would
 * have been, so that no call can take it for one.
 */
export class Pendente extends Error {
  readonly corpo: AguardaAprovacao;

  constructor(corpo: AguardaAprovacao) {
    super('waits for a second person');
    this.corpo = corpo;
  }
}
