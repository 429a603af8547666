import type { IncomingMessage } from 'node:http';
import { ehDoSite } from '@martelo/shared/enderecos-do-site';
import { nomeDoHost } from '@martelo/shared/host-da-marca';
import { camposDaConsulta, lerConsulta } from '@martelo/shared/pagina/listagem/consulta';
import { mesPedido } from '../elements/agenda-eventos/calendario.ts';
import { COOKIE_ACESSO, COOKIE_PERMANECER, COOKIE_REDEFINICAO, COOKIE_RENOVACAO } from '../sessao/cookies.ts';
import {
  COOKIE_CONSENTIMENTO,
  type Consentimento,
  lerConsentimento,
} from '../site/integracoes/integracoes.ts';

/** All that an answer to a visitor may depend on. A page is drawn from this and from nothing else of the request. */
export interface PedidoAnonimo {
  /** As the browser spells it, without port. */
  host: string;
  https: boolean;
  /** Path and what the page reads of the query, in one spelling. */
  endereco: string;
  consentimento: Consentimento;
}

type Chegada = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * The request as anybody's, where a kept page may answer it; null where it must be drawn for who asks: somebody with a session, a
 * navigation of the application itself, a screen that is one's own, a way of writing the address that is not its usual one.
 * @param req after `guardarEntrada`
 */
export function pedidoAnonimo({ method, url = '', headers }: Chegada): PedidoAnonimo | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (Object.keys(headers).some((nome) => DA_APLICACAO.test(nome))) return null;
  const cookies = headers.cookie ?? '';
  if (DE_ALGUEM.some((nome) => cookies.includes(nome))) return null;
  const host = (headers.host ?? '').toLowerCase().replace(/:\d+$/, '');
  // A last dot is another name to the browser, and to the policy of the page.
  if (nomeDoHost(host) === null || host.endsWith('.')) return null;
  const endereco = enderecoUsual(url);
  if (endereco === null) return null;
  return {
    ...{ host, https: headers['x-forwarded-proto'] === 'https', endereco },
    consentimento: lerConsentimento(valorDe(cookies, COOKIE_CONSENTIMENTO)),
  };
}

/** One for each answer there can be. */
export const chaveDoPedido = ({ host, https, endereco, consentimento }: PedidoAnonimo): string =>
  `${https ? 'https' : 'http'} ${host} ${consentimento ?? '-'} ${endereco}`;

/** What Next's own client and router say, and what could be mistaken for it. */
const DA_APLICACAO = /^(rsc|next-|x-next|x-middleware|x-invoke|x-matched|x-action|purpose$)/;
/** Whoever has one of these sees what is theirs. By https they have a prefix besides. */
const DE_ALGUEM = [COOKIE_ACESSO, COOKIE_RENOVACAO, COOKIE_PERMANECER, COOKIE_REDEFINICAO];

/** Longer ones nobody links to. */
const MAIOR_ENDERECO = 1_000;
/** Plain segments, none empty: every other spelling is led to this one, or read by Next as it likes. */
const CAMINHO =
  /^\/(?:[\w~!$'()*+,=:@%-][\w.~!$'()*+,=:@%-]*(?:\/[\w~!$'()*+,=:@%-][\w.~!$'()*+,=:@%-]*)*)?$/;
/** Dots and bars that some read as what they stand for. */
const DISFARCADO = /%(?:2[ef]|5c)/i;
const URI = '[a-z0-9]+(?:-[a-z0-9]+)*';
const PAGINA = new RegExp(`^/(?:${URI})?$|^/regulamento/${URI}$`);
const LISTAS = new Set(['leilao', 'anuncio']);
/** A lot's: six segments below the listing's name. */
const SEGMENTOS_DO_LOTE = 7;
/** Screens with pages of content are pages here as well. */
const TELAS_DE_PAGINA = new Set(['regulamento', 'patios']);

/** The address in one spelling, with no more of its query than the page reads; null for what is not kept. */
function enderecoUsual(url: string): string | null {
  const [caminho = '', busca = ''] = url.split(/\?(.*)/s);
  if (url.length > MAIOR_ENDERECO || !CAMINHO.test(caminho) || DISFARCADO.test(caminho)) return null;
  const [primeiro = '', ...resto] = caminho.slice(1).split('/');
  const parametros = new URLSearchParams(busca);
  // A navigation of the application says so here too.
  if (parametros.has('_rsc')) return null;
  if (LISTAS.has(primeiro)) {
    if (resto.length === SEGMENTOS_DO_LOTE - 1) return caminho;
    return comBusca(caminho, camposDaConsulta(lerConsulta(listaDe(parametros))));
  }
  const deOutros = primeiro !== '' && ehDoSite(caminho) && !TELAS_DE_PAGINA.has(primeiro);
  if (deOutros || !(PAGINA.test(caminho) || primeiro === 'patios')) return null;
  // How somebody's own form went.
  if (parametros.has('secao') || parametros.has('envio')) return null;
  const mes = mesPedido(parametros.get('mes') ?? undefined, Date.now());
  return comBusca(caminho, new URLSearchParams(mes === null ? {} : { mes }));
}

const comBusca = (caminho: string, busca: URLSearchParams): string =>
  busca.size === 0 ? caminho : `${caminho}?${busca}`;

/** As Next hands it to a page. */
function listaDe(busca: URLSearchParams): Record<string, string[]> {
  return Object.fromEntries([...new Set(busca.keys())].map((nome) => [nome, busca.getAll(nome)]));
}

function valorDe(cookies: string, nome: string): string | undefined {
  // The last, as Next reads them.
  const par = cookies.split(/;\s*/).findLast((um) => um.startsWith(`${nome}=`));
  return par?.slice(nome.length + 1);
}
