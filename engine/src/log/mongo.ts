import type { Collection } from 'mongodb';
import { type BancoMongo, conectarMongo } from '../store/mongo.ts';
import { chaveRepetida, desfechoDaEscrita, indisponivel, semDados } from '../store/mongo-errors.ts';
import { StoreUnavailable, UnknownOutcome } from '../store/unavailable.ts';
import { cabecaDepois, cabecaInicial, quebraDaCadeia, sha256, textoDoCommit } from './encadear.ts';
import {
  type Commit,
  CommitConflict,
  type EventLog,
  type Head,
  type Pulse,
  type StoredCommit,
} from './log.ts';

/** A commit as it lies in MongoDB. All but `texto` repeats what the text says, so that keys and heads need no parsing. */
export interface CommitNoMongo {
  /** `<stream>#<commitNo>` */
  _id: string;
  stream: string;
  commitNo: number;
  epoch: number;
  proxSeq: number;
  hash: string;
  /** RFC 8785: what is hashed. */
  texto: string;
}

/** A document of MongoDB ends at 16 MiB; what is around the text is far below one. */
const TEXTO_MAXIMO_BYTES = 15 * 2 ** 20;
const COMMITS_POR_PAGINA = 256;
/** Heads asked for at once when all streams are listed. */
const CABECAS_JUNTAS = 8;

/**
 * The event log in MongoDB: one document a commit, `(stream, commitNo)` unique. Appends of several streams are one insert of
 * several documents; each is whole or not there at all. No transactions, no change streams.
 *
 * A commit whose outcome is not known is settled before its stream is read again: it is inserted once more, and either it is in
 * then, or its number is somebody's for ever. So nobody reads "it is not there" of what may still arrive.
 */
export async function abrirLogMongo(uri: string): Promise<EventLog> {
  const banco = await conectarMongo(uri, 'log');
  const log = new MongoLog(banco);
  try {
    await log.preparar();
  } catch (erro) {
    await banco.fechar();
    throw indisponivel(erro);
  }
  return log;
}

class MongoLog implements EventLog {
  readonly #banco: BancoMongo;
  readonly #commits: Collection<CommitNoMongo>;
  readonly #pulsos: Collection<{ _id: string; instante: number }>;
  /** Heads as this process left them: true for ever or refused by the unique key. */
  readonly #cabecas = new Map<string, Head>();
  readonly #incertos = new Map<string, CommitNoMongo>();

  constructor(banco: BancoMongo) {
    this.#banco = banco;
    this.#commits = banco.db.collection('engine_log');
    this.#pulsos = banco.db.collection('engine_pulsos');
  }

  async preparar(): Promise<void> {
    await this.#commits.createIndex({ stream: 1, commitNo: 1 }, { name: 'corrente', unique: true });
  }

  async append(commits: readonly Commit[]): Promise<StoredCommit[]> {
    // Serialised before the first wait: what the caller changes later is not what was appended.
    const documentos = commits.map(paraDocumento);
    await Promise.all(commits.map((commit) => this.#conferir(commit)));
    try {
      await this.#commits.insertMany(documentos, { ordered: false });
    } catch (erro) {
      throw this.#falha(erro, documentos);
    }
    return commits.map((commit, i) => {
      const guardado = { ...commit, hash: documentos[i]!.hash };
      this.#cabecas.set(commit.stream, cabecaDepois(guardado));
      return guardado;
    });
  }

  async *read(stream: string, fromCommit = 1): AsyncIterable<StoredCommit> {
    await this.#assentar(stream);
    try {
      const cursor = this.#commits
        .find({ stream, commitNo: { $gte: fromCommit } })
        .sort({ commitNo: 1 })
        .batchSize(COMMITS_POR_PAGINA);
      for await (const { texto, hash } of cursor) {
        const commit = JSON.parse(texto) as StoredCommit;
        commit.hash = hash;
        yield commit;
      }
    } catch (erro) {
      throw indisponivel(erro);
    }
  }

  async head(stream: string): Promise<Head | null> {
    await this.#assentar(stream);
    try {
      const [ultimo] = await this.#commits
        .find({ stream }, { projection: { texto: 0 } })
        .sort({ commitNo: -1 })
        .limit(1)
        .toArray();
      if (ultimo === undefined) return null;
      const { commitNo, proxSeq: nextSeq, hash, epoch } = ultimo;
      return { commitNo, nextSeq, hash, epoch };
    } catch (erro) {
      throw indisponivel(erro);
    }
  }

  async *streams(): AsyncIterable<{ stream: string; commitNo: number }> {
    const streams = await this.#commits
      .distinct('stream')
      .catch((erro) => Promise.reject(indisponivel(erro)));
    for (let i = 0; i < streams.length; i += CABECAS_JUNTAS) {
      const alguns = streams.slice(i, i + CABECAS_JUNTAS);
      const cabecas = await Promise.all(alguns.map((stream) => this.head(stream)));
      for (const [j, stream] of alguns.entries()) yield { stream, commitNo: cabecas[j]!.commitNo };
    }
  }

  async pulsar(dono: string, instante: number): Promise<void> {
    try {
      await this.#pulsos.updateOne({ _id: dono }, { $set: { instante } }, { upsert: true });
    } catch (erro) {
      throw indisponivel(erro);
    }
  }

  async pulsos(): Promise<Pulse[]> {
    try {
      return (await this.#pulsos.find().toArray()).map(({ _id: dono, instante }) => ({ dono, instante }));
    } catch (erro) {
      throw indisponivel(erro);
    }
  }

  async close(): Promise<void> {
    await this.#banco.fechar();
  }

  /** The head that is remembered is enough where the commit follows it: if it is old, the number is taken. @throws CommitConflict */
  async #conferir(commit: Commit): Promise<void> {
    const { stream } = commit;
    const lembrada = this.#cabecas.get(stream);
    if (lembrada !== undefined && quebraDaCadeia(lembrada, commit) === null) return;
    const quebra = quebraDaCadeia((await this.head(stream)) ?? cabecaInicial(stream), commit);
    if (quebra !== null) throw new CommitConflict(`${stream}: ${quebra}`);
  }

  #falha(erro: unknown, documentos: readonly CommitNoMongo[]): Error {
    for (const { stream } of documentos) this.#cabecas.delete(stream);
    switch (desfechoDaEscrita(erro, documentos.length)) {
      case 'repetido':
        return new CommitConflict('commit number taken', { cause: semDados(erro) });
      case 'recusado':
        return indisponivel(erro);
      case 'incerto':
        for (const documento of documentos) this.#incertos.set(documento.stream, documento);
        return new UnknownOutcome('the commit may or may not be durable', { cause: semDados(erro) });
    }
  }

  async #assentar(stream: string): Promise<void> {
    const documento = this.#incertos.get(stream);
    if (documento === undefined) return;
    try {
      await this.#commits.insertOne(documento);
    } catch (erro) {
      if (!chaveRepetida(erro)) throw indisponivel(erro);
    }
    this.#incertos.delete(stream);
  }
}

function paraDocumento(commit: Commit): CommitNoMongo {
  const texto = textoDoCommit(commit);
  if (Buffer.byteLength(texto) > TEXTO_MAXIMO_BYTES)
    throw new StoreUnavailable(`a commit of ${texto.length} characters does not fit in a document`);
  return {
    _id: `${commit.stream}#${commit.commitNo}`,
    stream: commit.stream,
    commitNo: commit.commitNo,
    epoch: commit.epoch,
    proxSeq: commit.firstSeq + commit.events.length,
    hash: sha256(texto),
    texto,
  };
}
