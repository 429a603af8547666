import { ErroMartelo } from './erros.ts';
import { limpar } from './invisiveis.ts';

/** Deeper than any document of ours, and far from what a parser that calls itself can bear. */
const PROFUNDIDADE_MAXIMA = 64;
// Half a surrogate pair has no UTF-8 and NUL ends a text in SQLite: what is kept and hashed could not be what was sent. Other control
// characters speak to terminals and printers, not to people.
const ILEGIVEL = /\p{Surrogate}|(?![\n\r\t])\p{Cc}/u;

/**
 * A JSON text that somebody sent, as a value that may go on into schemas and stores: the one reader of every service.
 * @throws ErroMartelo JSON_INVALIDO; REQUISICAO_INVALIDA as {@link aceitarValor}
 */
export function interpretarJson(texto: string): unknown {
  let valor: unknown;
  try {
    valor = JSON.parse(texto);
  } catch {
    throw new ErroMartelo('JSON_INVALIDO');
  }
  return aceitarValor(valor);
}

/**
 * A value that somebody sent, in whatever form, without what nobody sees: the same value, changed where it stood. The one acceptor of
 * every way in, be it JSON, a form or a query.
 * @throws ErroMartelo REQUISICAO_INVALIDA for what no store can keep or no schema can walk through
 */
export function aceitarValor<T>(valor: T): T {
  const problema = problemaDoValor(valor);
  if (problema !== null) throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [problema]);
  return limpar(valor);
}

/** What makes a value that was sent unfit to be kept, as "campo: problema"; null when nothing does. */
function problemaDoValor(valor: unknown, campo = '', fundo = 0): string | null {
  const onde = campo && `${campo}: `;
  if (typeof valor === 'string')
    return ILEGIVEL.test(valor) ? `${onde}o texto tem caracteres inválidos` : null;
  if (valor === null || typeof valor !== 'object' || ArrayBuffer.isView(valor)) return null;
  if (fundo >= PROFUNDIDADE_MAXIMA) return 'os dados têm listas dentro de listas demais';
  for (const [chave, filho] of Object.entries(valor)) {
    if (ILEGIVEL.test(chave)) return `${onde}o nome de um campo tem caracteres inválidos`;
    const problema = problemaDoValor(filho, campo ? `${campo}.${chave}` : chave, fundo + 1);
    if (problema !== null) return problema;
  }
  return null;
}
