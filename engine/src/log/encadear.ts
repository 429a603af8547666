import { hash } from 'node:crypto';
import { canonico } from '@martelo/shared/canonico';
import type { Commit, EventLog, Head, StoredCommit } from './log.ts';

/** What the first commit of a stream names as `prevHash`. */
export const hashInicial = (stream: string): string => sha256(`martelo:${stream}`);

/** The exact text that is hashed and stored: serialised once, RFC 8785. */
export const textoDoCommit = (commit: Commit): string =>
  canonico({
    commitId: commit.commitId,
    commitNo: commit.commitNo,
    epoch: commit.epoch,
    events: commit.events,
    firstSeq: commit.firstSeq,
    prevHash: commit.prevHash,
    stream: commit.stream,
  });

export const sha256 = (texto: string): string => hash('sha256', texto);

/** The head a stream has before its first commit. */
export const cabecaInicial = (stream: string): Head => ({
  commitNo: 0,
  nextSeq: 1,
  hash: hashInicial(stream),
  epoch: 0,
});

/** The head a stream has once `commit` is its last one. */
export const cabecaDepois = (commit: StoredCommit): Head => ({
  commitNo: commit.commitNo,
  nextSeq: commit.firstSeq + commit.events.length,
  hash: commit.hash,
  epoch: commit.epoch,
});

/** What a link is checked by. */
export type Elo = Pick<Commit, 'commitNo' | 'epoch' | 'firstSeq' | 'prevHash'> & {
  events: { readonly length: number };
};

/** Why `commit` cannot follow `cabeca`; null when it can. Every adapter asks it before it writes. */
export function quebraDaCadeia(cabeca: Head, commit: Elo): string | null {
  if (commit.commitNo !== cabeca.commitNo + 1)
    return `commit ${commit.commitNo} where ${cabeca.commitNo + 1} is next`;
  if (commit.prevHash !== cabeca.hash) return 'prevHash is not the hash of the commit before';
  if (commit.firstSeq !== cabeca.nextSeq)
    return `firstSeq ${commit.firstSeq} where ${cabeca.nextSeq} is next`;
  if (commit.epoch < cabeca.epoch) return `epoch ${commit.epoch} after ${cabeca.epoch}`;
  if (commit.events.length === 0) return 'no events';
  return null;
}

export type Verificacao =
  | { ok: true; commits: number; eventos: number; hash: string }
  | { ok: false; commitNo: number; motivo: string };

/** Reads a whole stream and checks every link: numbers dense, epochs never falling, each hash that of its own text. */
export async function verificarCadeia(log: EventLog, stream: string): Promise<Verificacao> {
  let cabeca = cabecaInicial(stream);
  for await (const commit of log.read(stream)) {
    const motivo =
      quebraDaCadeia(cabeca, commit) ??
      (sha256(textoDoCommit(commit)) === commit.hash ? null : 'hash is not that of the text');
    if (motivo !== null) return { ok: false, commitNo: commit.commitNo, motivo };
    cabeca = cabecaDepois(commit);
  }
  return { ok: true, commits: cabeca.commitNo, eventos: cabeca.nextSeq - 1, hash: cabeca.hash };
}
