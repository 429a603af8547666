import { MongoBulkWriteError, MongoError, MongoNetworkError, MongoServerError } from 'mongodb';
import { StoreUnavailable, UnknownOutcome } from './unavailable.ts';

const CHAVE_REPETIDA = 11_000;
/** Not the primary, not authorised, disk full, document too large: refused before anything was written. */
const RECUSAS: ReadonlySet<number> = new Set([10_107, 13_435, 13, 14_031, 10_334]);
/** Raised by the driver while it looks for a server or a free connection: nothing was sent. */
const ANTES_DE_ENVIAR: ReadonlySet<string> = new Set([
  'MongoServerSelectionError',
  'MongoWaitQueueTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClosedError',
  'MongoClientClosedError',
]);
/** The connection was never made. */
const SEM_CONEXAO: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** What a failed write means. `incerto` whenever it may have taken effect, or may yet. */
export type Desfecho = 'repetido' | 'recusado' | 'incerto';

/** @param documentos how many the write was to put there, each on its own */
export function desfechoDaEscrita(erro: unknown, documentos = 1): Desfecho {
  const origem = origemDe(erro);
  if (origem instanceof MongoBulkWriteError) return desfechoDoConjunto(origem, documentos);
  if (erro instanceof MongoBulkWriteError && erro.insertedCount > 0) return 'incerto';
  if (!(origem instanceof MongoError)) return 'incerto';
  if (ANTES_DE_ENVIAR.has(origem.name)) return 'recusado';
  if (origem instanceof MongoNetworkError) {
    const { code } = (origem.cause ?? {}) as { code?: unknown };
    return SEM_CONEXAO.has(code) ? 'recusado' : 'incerto';
  }
  if (origem.code === CHAVE_REPETIDA) return 'repetido';
  // A primary that steps down midway may have written the first of several.
  return documentos === 1 && RECUSAS.has(Number(origem.code)) ? 'recusado' : 'incerto';
}

/** What an operation that wrote nothing, or may be repeated at will, failed with: the store, not our data. */
export const indisponivel = (erro: unknown): Error =>
  erro instanceof MongoError
    ? new StoreUnavailable(`MongoDB: ${semDados(erro).message}`, { cause: semDados(erro) })
    : (erro as Error);

/** The port's error of a single write that failed otherwise than by a key. */
export const erroDaEscrita = (erro: unknown): Error =>
  erro instanceof MongoError && desfechoDaEscrita(erro) === 'incerto'
    ? new UnknownOutcome(`MongoDB: ${semDados(erro).message}`, { cause: semDados(erro) })
    : indisponivel(erro);

/**
 * The driver's error as a log may keep it: its kind, its code and its words, but neither the keys nor the documents that it quotes
 * (`keyValue`, `writeErrors[].err.op`, "dup key: …").
 */
export function semDados(erro: unknown): Error {
  if (!(erro instanceof MongoError)) return erro instanceof Error ? erro : new Error(String(erro));
  const origem = origemDe(erro) as MongoError;
  const palavras = origem.message.replace(/\s*(dup key|document|keyValue|op):?\s*\{.*$/s, '').slice(0, 500);
  const limpo = new Error(origem.code === undefined ? palavras : `${palavras} (${origem.code})`);
  limpo.name = erro.name;
  if (erro.stack) limpo.stack = `${limpo.name}: ${limpo.message}${quadrosDe(erro.stack)}`;
  return limpo;
}

/** Where it happened; the lines before it are the message, which may quote what was to be written. */
const quadrosDe = (pilha: string): string => /(?:\n {4}at .*)+$/.exec(pilha)?.[0] ?? '';

export const chaveRepetida = (erro: unknown): boolean => desfechoDaEscrita(erro) === 'repetido';

function desfechoDoConjunto(erro: MongoBulkWriteError, documentos: number): Desfecho {
  const escritas = [erro.writeErrors].flat();
  const codigos = escritas.map(({ code }) => Number(code));
  if (erro.result.getWriteConcernError() !== undefined || codigos.length === 0) return 'incerto';
  if (codigos.some((codigo) => codigo !== CHAVE_REPETIDA && !RECUSAS.has(codigo))) return 'incerto';
  if (codigos.includes(CHAVE_REPETIDA)) return 'repetido';
  return codigos.length === documentos ? 'recusado' : 'incerto';
}

/** The driver dresses every failure of several writes as one of a bulk; what it was stands within. */
function origemDe(erro: unknown): unknown {
  const dentro = erro instanceof MongoServerError ? (erro.errorResponse as unknown) : null;
  return dentro instanceof Error ? dentro : erro;
}
