import { lerJson } from '@martelo/shared/json';
import type { z } from 'zod';
import { FalhaDoBanco } from '../falha.ts';
import type { Pedido, Transporte } from '../transporte.ts';

/** Asks a card provider with its Bearer token. @throws FalhaDoBanco */
export async function pedirJson<T extends z.ZodType>(
  { transporte, token }: { transporte: Transporte; token: string },
  metodo: Pedido['metodo'],
  url: string,
  resposta: T,
  { corpo, chave }: { corpo?: object; chave?: string } = {},
): Promise<z.output<T>> {
  const { status, texto } = await transporte.pedir({
    ...{ metodo, url },
    cabecalhos: {
      authorization: `Bearer ${token}`,
      ...(corpo === undefined ? {} : { 'content-type': 'application/json' }),
      ...(chave === undefined ? {} : { 'x-idempotency-key': chave }),
    },
    corpo: corpo === undefined ? undefined : JSON.stringify(corpo),
  });
  const pedido = `${metodo} ${new URL(url).pathname}`;
  const json = lerJson(texto);
  if (status >= 200 && status <= 299) {
    const lido = resposta.safeParse(json);
    if (lido.success) return lido.data;
    throw new FalhaDoBanco('resposta-invalida', pedido, { status, cause: lido.error });
  }
  const { message, error } = (json ?? {}) as { message?: unknown; error?: unknown };
  const problema = { title: String(error ?? ''), detail: String(message ?? '').slice(0, 500) };
  if (status === 401 || status === 403) throw new FalhaDoBanco('sem-acesso', pedido, { status, problema });
  if (status === 404) throw new FalhaDoBanco('nao-encontrado', pedido, { status, problema });
  const tipo = status === 429 || status >= 500 ? 'indisponivel' : 'recusado';
  throw new FalhaDoBanco(tipo, pedido, { status, problema });
}
