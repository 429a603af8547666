import { cabecalhosDoEndereco } from '@martelo/shared/entrada-http';
import { ErroMartelo } from '@martelo/shared/erros';
import { ambiente } from '../site/ambiente.ts';
import { cabecalhoDoAparelho } from './aparelho.ts';
import { cabecalhosDoRastreio } from './rastreio.ts';

/** The spec's API client gives a call 40 s. */
const PRAZO_MS = 40_000;
/** A file of 15 MB over a slow telephone takes minutes; Node itself gives a request five. */
const PRAZO_DE_ENVIO_MS = 300_000;
/** What the largest call takes, a sheet of lots, with room for its form. Each service holds what it takes to its own limit. */
const MAXIMO_BYTES = 21 * 1024 * 1024;
/** What of a request concerns the service behind; cookies and hop-by-hop headers do not. */
const LEVA = [
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'if-none-match',
  'range',
  'user-agent',
  'referer',
  'x-request-id',
  'comando-id',
  'conta',
  // Providers sign what they tell.
  'x-twilio-signature',
  'x-hub-signature-256',
];
const TRAZ = [
  'content-type',
  'content-disposition',
  'content-security-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'cache-control',
  'content-range',
  'etag',
  'last-modified',
  'retry-after',
  'location',
  'x-request-id',
];

/** Which service owns a call (contract: Addresses). */
export const donoDaChamada = (caminho: string): 'cms' | 'engine' =>
  /^\/v1\/(hotsite|banners|videos)(\/|$)/.test(caminho) ? 'cms' : 'engine';

/**
 * Sends a request on to the service that owns it, as the brand of this host and with the session's Bearer, and streams its
 * answer back. A caller's own Authorization stands.
 */
export async function encaminhar(
  pedido: Request,
  {
    caminho,
    busca,
    hotsite,
    token,
    aparelho = null,
  }: { caminho: string; busca: string; hotsite: string; token: string | null; aparelho?: string | null },
): Promise<Response> {
  if (Number(pedido.headers.get('content-length') ?? 0) > MAXIMO_BYTES)
    return recusar(new ErroMartelo('CORPO_GRANDE_DEMAIS', { maximoBytes: MAXIMO_BYTES }));
  const prazo = ehEnvio(pedido.headers) ? PRAZO_DE_ENVIO_MS : PRAZO_MS;
  const { cmsUrl, engineUrl } = ambiente();
  const base = donoDaChamada(caminho) === 'cms' ? cmsUrl : engineUrl;
  const cabecalhos = new Headers({
    hotsite,
    ...cabecalhosDoEndereco(pedido.headers),
    ...cabecalhoDoAparelho(aparelho),
    ...cabecalhosDoRastreio(pedido.headers.get('cookie')),
  });
  for (const nome of LEVA) {
    const valor = pedido.headers.get(nome);
    if (valor !== null) cabecalhos.set(nome, valor);
  }
  const proprio = pedido.headers.get('authorization');
  if (proprio ?? token) cabecalhos.set('authorization', proprio ?? `Bearer ${token}`);
  try {
    const resposta = await fetch(`${base}${caminho}${busca}`, {
      method: pedido.method,
      headers: cabecalhos,
      body: pedido.body,
      // Uploads are passed on as they arrive.
      ...(pedido.body ? { duplex: 'half' } : {}),
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.any([pedido.signal, AbortSignal.timeout(prazo)]),
    } as RequestInit);
    const devolvidos = new Headers();
    for (const nome of TRAZ) {
      const valor = resposta.headers.get(nome);
      if (valor !== null) devolvidos.set(nome, valor);
    }
    if (!devolvidos.has('cache-control')) devolvidos.set('cache-control', 'no-store');
    return new Response(resposta.body, { status: resposta.status, headers: devolvidos });
  } catch {
    return recusar(new ErroMartelo('INDISPONIVEL'), { 'retry-after': '2' });
  }
}

/** Whether a file comes along: it takes as long as whoever sends it needs. */
const ehEnvio = (cabecalhos: Headers): boolean =>
  /^multipart\/form-data\s*;/i.test(cabecalhos.get('content-type') ?? '');

/** A refusal of our own, in the catalogue's shape. */
export const recusar = (erro: ErroMartelo, cabecalhos: Record<string, string> = {}): Response =>
  Response.json(erro.corpo(), {
    status: erro.statusCode,
    headers: { 'cache-control': 'no-store', ...cabecalhos },
  });
