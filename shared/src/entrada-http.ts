import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cookiesDaCasa } from './cookies-da-casa.ts';
import {
  assinarEndereco,
  CABECALHO_ENDERECO,
  chegouPorHttps,
  conferirEndereco,
  enderecoDoCliente,
  FRASE_PROXIES,
  lerProxies,
} from './endereco-do-cliente.ts';
import { HSTS } from './hsts.ts';
import { segredosDeServico } from './segredo-servico.ts';

/** What only a proxy of ours may say: told anew of every request, or not at all. */
const DO_CAMINHO = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'forwarded', 'x-real-ip'];
const guardado = globalThis as { marteloEntrada?: true };

/**
 * For services on Next, which hands its routes the headers alone: from now on every request of this process carries who called,
 * signed (`x-martelo-endereco`), whether it came by https (`x-forwarded-proto`), and nothing else of the way it says to have
 * come; every answer says not to be guessed at, and to whom its address may be told; by https only those of our cookies that this very host set, and its answer tells to come so for a year. Asked once, before the first request is served; again does
 * nothing.
 * @param publico the service's address as browsers see it: where that is https, so is every request
 * @throws Error with a sentence for the operator when MARTELO_PROXIES is not understood
 */
export function guardarEntrada(env: Record<string, string | undefined>, publico = ''): void {
  const proxies = lerProxies(env.MARTELO_PROXIES);
  if (proxies === null) throw new Error(FRASE_PROXIES);
  if (guardado.marteloEntrada) return;
  guardado.marteloEntrada = true;
  const segredos = segredosDeServico(env);
  subscribe('http.server.request.start', (mensagem) => {
    const { request, response } = mensagem as { request: IncomingMessage; response: ServerResponse };
    const { headers, socket } = request;
    const agora = Date.now();
    const endereco = enderecoDoCliente({ headers, socket }, { segredos, proxies, agora });
    const https = publico.startsWith('https:') || chegouPorHttps({ headers, socket }, proxies);
    for (const nome of DO_CAMINHO) delete headers[nome];
    headers[CABECALHO_ENDERECO] = assinarEndereco(endereco, segredos, agora);
    headers['x-forwarded-proto'] = https ? 'https' : 'http';
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
    if (!https) return;
    response.setHeader('strict-transport-security', HSTS);
    if (headers.cookie !== undefined) headers.cookie = cookiesDaCasa(headers.cookie);
  });
}

/** Who called, behind `guardarEntrada`; `desconhecido` where it was not asked, whatever the headers say. */
export const enderecoGuardado = (headers: Headers, env: Record<string, string | undefined>): string =>
  conferirEndereco(headers.get(CABECALHO_ENDERECO) ?? '', segredosDeServico(env), Date.now()) ??
  'desconhecido';

/** What a call to another service carries so that it knows on whose behalf it is made; nothing where that is unknown. */
export function cabecalhosDoEndereco(headers: Headers): Record<string, string> {
  const assinado = headers.get(CABECALHO_ENDERECO);
  return assinado === null ? {} : { [CABECALHO_ENDERECO]: assinado };
}
