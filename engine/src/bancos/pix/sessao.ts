import { lerJson } from '@martelo/shared/json';
import type { z } from 'zod';
import { FalhaDoBanco, type Problema, type TipoDeFalha } from '../falha.ts';
import type { Pedido, RespostaDoBanco, Transporte } from '../transporte.ts';
import { problemaLido, tokenLido } from './esquemas.ts';

export interface OpcoesSessao {
  transporte: Transporte;
  /** Ends before `/cob`. */
  url: string;
  tokenUrl: string;
  clientId: string;
  segredo: string;
  /** Unix ms. */
  agora(): number;
}

/** A token is not used in the last part of its life: it could end on its way. */
const FOLGA_MS = 20_000;
const ESCOPOS = 'cob.read cob.write cobv.read cobv.write pix.read pix.write webhook.read webhook.write';

/** Asks the API Pix with a token (OAuth2, client credentials) that is kept until it ends, and reads its answers. */
export class SessaoDoBanco {
  readonly #opcoes: OpcoesSessao;
  #token: { valor: string; ate: number } | null = null;
  #aCaminho: Promise<string> | null = null;

  constructor(opcoes: OpcoesSessao) {
    this.#opcoes = opcoes;
  }

  /** @throws FalhaDoBanco */
  async pedir<T extends z.ZodType>(
    metodo: Pedido['metodo'],
    caminho: string,
    resposta: T,
    corpo?: object,
  ): Promise<z.output<T>> {
    const { status, texto } = await this.#comToken(metodo, caminho, corpo);
    const pedido = `${metodo} ${caminho.split('?', 1)[0]}`;
    const json = lerJson(texto);
    if (status < 200 || status > 299) throw falhaDe(pedido, status, json);
    const lido = resposta.safeParse(json ?? {});
    if (lido.success) return lido.data;
    throw new FalhaDoBanco('resposta-invalida', pedido, { status, cause: lido.error });
  }

  async #comToken(metodo: Pedido['metodo'], caminho: string, corpo?: object): Promise<RespostaDoBanco> {
    const { transporte, url } = this.#opcoes;
    const pedir = async (token: string) =>
      transporte.pedir({
        ...{ metodo, url: url.replace(/\/$/, '') + caminho },
        cabecalhos: {
          authorization: `Bearer ${token}`,
          ...(corpo === undefined ? {} : { 'content-type': 'application/json' }),
        },
        corpo: corpo === undefined ? undefined : JSON.stringify(corpo),
      });
    const token = await this.#tokenValido();
    const resposta = await pedir(token);
    // Taken back before its time: another one, once.
    if (resposta.status !== 401) return resposta;
    if (this.#token?.valor === token) this.#token = null;
    return pedir(await this.#tokenValido());
  }

  /** Those who need one while one is on its way wait for it. */
  async #tokenValido(): Promise<string> {
    if (this.#token !== null && this.#opcoes.agora() < this.#token.ate) return this.#token.valor;
    this.#aCaminho ??= this.#buscarToken().finally(() => {
      this.#aCaminho = null;
    });
    return this.#aCaminho;
  }

  async #buscarToken(): Promise<string> {
    const { transporte, tokenUrl, clientId, segredo, agora } = this.#opcoes;
    const inicio = agora();
    const { status, texto } = await transporte.pedir({
      ...{ metodo: 'POST', url: tokenUrl },
      cabecalhos: {
        authorization: `Basic ${Buffer.from(`${clientId}:${segredo}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      corpo: new URLSearchParams({ grant_type: 'client_credentials', scope: ESCOPOS }).toString(),
    });
    const pedido = 'POST token';
    if (status !== 200 && status !== 201) {
      const falha = falhaDe(pedido, status, lerJson(texto));
      throw falha.incerta ? falha : new FalhaDoBanco('sem-acesso', pedido, falha);
    }
    const lido = tokenLido.safeParse(lerJson(texto));
    if (!lido.success) throw new FalhaDoBanco('resposta-invalida', pedido, { status });
    const { access_token: valor, expires_in: segundos } = lido.data;
    // One that lives shorter than the margin is used for half of its life.
    const vida = segundos * 1_000;
    this.#token = { valor, ate: inicio + Math.max(vida - FOLGA_MS, vida / 2) };
    return valor;
  }
}

function falhaDe(pedido: string, status: number, json: unknown): FalhaDoBanco {
  const lido = problemaLido.safeParse(json);
  const problema: Problema | null = lido.success ? lido.data : null;
  return new FalhaDoBanco(tipoDe(status), pedido, { status, problema });
}

function tipoDe(status: number): TipoDeFalha {
  if (status === 401 || status === 403) return 'sem-acesso';
  if (status === 404 || status === 410) return 'nao-encontrado';
  if (status === 429 || status >= 500) return 'indisponivel';
  return status >= 400 ? 'recusado' : 'resposta-invalida';
}
