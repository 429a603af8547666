import { CATALOGO } from '@martelo/shared/erros';
import type { Chamada } from './chamadas.ts';
import type { Pedido, Resposta } from './pedido.ts';
import type { Maneira } from './veneno.ts';

/** Where our insides would show: a stack, a file of ours, a store's own words. */
const ENTRANHAS =
  /\n\s+at .+[:)]|\bat (async )?[\w.<>]+ \(|node_modules|\/src\/[\w/.-]+\.tsx?\b|SQLITE_|SqliteError|MongoServerError|LibsqlError|ECONNREFUSED|Failed query/;
const INGLES =
  /\b(the|not found|invalid|unexpected|must be|required|failed|error|unauthorized|forbidden|cannot|not allowed|something went wrong)\b/i;

/** Routes that may say that they cannot now, or not at all; each for a reason that is written beside it. */
const PODEM_503: readonly [RegExp, string][] = [[/\/readyz$/, 'says what is missing']];

/** What is wrong with an answer, in one sentence; null when nothing is. */
export function veredito(
  chamada: Chamada,
  maneira: Maneira | 'soquete',
  pedido: Pedido,
  resposta: Resposta,
): string | null {
  const { status, corpo, cabecalhos } = resposta;
  if (status === -1) return null;
  // A server may hang up on who sends what it has refused already; on anybody else it may not.
  if (status === 0) return maneira === 'grande' || pedido.cabecalhos.expect ? null : `sem resposta: ${corpo}`;
  if (status >= 500) {
    const caminho = pedido.caminho.split('?')[0] ?? '';
    if (status === 503 && PODEM_503.some(([qual]) => qual.test(caminho))) return null;
    return `${status}`;
  }
  const tipo = String(cabecalhos['content-type'] ?? '');
  const legivel = /json|text\/plain/.test(tipo) || (status >= 400 && /html/.test(tipo));
  if (legivel && ENTRANHAS.test(corpo.slice(0, 20_000)) && !chamada.caminho.startsWith('/v1/'))
    return `mostra entranhas: ${ENTRANHAS.exec(corpo)?.[0]}`;
  if (status < 400 || chamada.pagina || pedido.metodo === 'HEAD' || pedido.metodo === 'OPTIONS') return null;
  return recusaDoCatalogo(status, tipo, corpo);
}

/** A refusal is JSON, of the catalogue, and in Portuguese. */
function recusaDoCatalogo(status: number, tipo: string, corpo: string): string | null {
  if (!/json/.test(tipo)) return `${status} sem JSON (${tipo || 'sem tipo'})`;
  let erro: { statusCode?: unknown; codigo?: unknown; message?: unknown };
  try {
    erro = JSON.parse(corpo) as typeof erro;
  } catch {
    return `${status} com JSON ilegível`;
  }
  if (typeof erro.codigo !== 'string' || !Object.hasOwn(CATALOGO, erro.codigo))
    return `${status} fora do catálogo: ${corpo.slice(0, 120)}`;
  if (erro.statusCode !== status) return `${status} que diz ${String(erro.statusCode)}`;
  const frases = ([] as unknown[]).concat(erro.message);
  if (frases.length === 0 || frases.some((frase) => typeof frase !== 'string' || frase === ''))
    return `${status} sem frase`;
  // What was sent may be quoted, and the field a sentence is about is named as it was sent.
  const semOEnviado = (frase: unknown) => String(frase).replace(/“[^”]*”|"[^"]*"|^[^\s:]*: /g, '');
  const emIngles = frases.find((frase) => INGLES.test(semOEnviado(frase)));
  return emIngles === undefined ? null : `${status} em inglês: ${String(emIngles).slice(0, 120)}`;
}
