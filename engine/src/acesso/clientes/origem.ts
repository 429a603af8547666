import { decodificar } from '@martelo/shared/decodificar';
import type { OrigemDoCadastro } from '@martelo/shared/origem-do-cadastro';

/** As long as the site lets such a header be. */
const MAIOR = 1_000;

/**
 * Of the headers `traffic_source` and `client-tracking-id`, whoever wrote them: only what has the tool's form is kept, and of addresses
 * only the host, since their rest may be about the person. Null where there is nothing.
 */
export function lerOrigemDoCadastro(cabecalhos: {
  trafego: string | undefined;
  rastreio: string | undefined;
}): OrigemDoCadastro | null {
  const fonte = fonteDe(cabecalhos.trafego);
  const rastreio = rastreioDe(cabecalhos.rastreio);
  return fonte === null && rastreio === null ? null : { fonte, rastreio };
}

/** `encoded_` and base64 of JSON, as RD Station's `__trf.src` is; or plain words, as programs of ours send. */
function fonteDe(cabecalho: string | undefined): string | null {
  const escrito = decodificado(cabecalho);
  if (escrito === null) return null;
  if (!escrito.startsWith('encoded_')) return emPoucasPalavras(escrito);
  const lido = jsonDe(Buffer.from(escrito.slice('encoded_'.length), 'base64').toString('utf8'));
  const visita = objeto(objeto(lido)?.first_session) ?? objeto(objeto(lido)?.current_session);
  return typeof visita?.value === 'string' ? emPoucasPalavras(visita.value) : null;
}

/** JSON with an `id`, or the id alone. */
function rastreioDe(cabecalho: string | undefined): string | null {
  const escrito = decodificado(cabecalho);
  if (escrito === null) return null;
  const id = escrito.startsWith('{') ? objeto(jsonDe(escrito))?.id : escrito;
  return typeof id === 'string' && /^[\w.-]{1,120}$/.test(id) ? id : null;
}

function emPoucasPalavras(valor: string): string | null {
  const endereco = /^https?:/i.test(valor) ? URL.parse(valor) : null;
  if (endereco !== null) return endereco.hostname.replace(/^www\./, '').slice(0, 120) || null;
  const busca = new URLSearchParams(valor);
  const campanha = ['utm_source', 'utm_medium', 'utm_campaign']
    .map((nome) => busca.get(nome))
    .filter(Boolean);
  const palavras = campanha.length > 0 ? campanha.join(' / ') : valor;
  // Neither an address of somebody's nor a number that may be theirs.
  return /^[\p{L}\p{N} ()./_+-]{1,120}$/u.test(palavras) && !/\d{8}/.test(palavras) ? palavras : null;
}

const decodificado = (cabecalho: string | undefined): string | null =>
  !cabecalho || cabecalho.length > MAIOR ? null : decodificar(cabecalho);

function jsonDe(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return null;
  }
}

const objeto = (valor: unknown): Record<string, unknown> | null =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)
    ? (valor as Record<string, unknown>)
    : null;
