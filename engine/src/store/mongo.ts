import { type Db, MongoClient } from 'mongodb';
import { semDados } from './mongo-errors.ts';
import { StoreUnavailable } from './unavailable.ts';

/** Where the engine's collections live when the address names no database. */
const BANCO_PADRAO = 'martelo';
/** How long a primary is looked for, and how long its answer is waited for, before the store counts as gone; ms. */
const SEM_PRIMARIO_MS = 3_000;
const SEM_RESPOSTA_MS = 10_000;

export interface BancoMongo {
  db: Db;
  fechar(): Promise<void>;
}

/**
 * A connection pool of its own to the database that `uri` names: the log and the records have one each, so that no list holds up a
 * commit. A write is durable when it resolves (journalled by a majority); a read sees what a majority has, on the primary. Nothing
 * is sent twice behind our back: who sent it knows what a second time means. @throws StoreUnavailable
 */
export async function conectarMongo(uri: string, nome: string): Promise<BancoMongo> {
  const cliente = new MongoClient(uri, {
    appName: `martelo-${nome}`,
    writeConcern: { w: 'majority', journal: true, wtimeoutMS: SEM_RESPOSTA_MS },
    readConcern: { level: 'majority' },
    readPreference: 'primary',
    retryWrites: false,
    retryReads: true,
    serverSelectionTimeoutMS: SEM_PRIMARIO_MS,
    connectTimeoutMS: SEM_RESPOSTA_MS,
    socketTimeoutMS: SEM_RESPOSTA_MS,
    waitQueueTimeoutMS: SEM_RESPOSTA_MS,
    heartbeatFrequencyMS: 2_000,
    maxPoolSize: 20,
    ignoreUndefined: true,
  });
  try {
    await cliente.connect();
  } catch (erro) {
    await cliente.close();
    throw new StoreUnavailable(`MongoDB: ${semDados(erro).message}`, { cause: semDados(erro) });
  }
  return { db: cliente.db(bancoDe(uri)), fechar: () => cliente.close() };
}

const bancoDe = (uri: string): string => /^[^/]+\/\/[^/]+\/([^?]+)/.exec(uri)?.[1] ?? BANCO_PADRAO;
