import { readdirSync, readFileSync } from 'node:fs';
import type { Commit, StoredCommit } from '../log/log.ts';

const PASTA = new URL('./logs/', import.meta.url);

/** The recorded logs, oldest first: `<hash> <canonical text>` a commit. What once was written is read for ever. */
export function logsGravados(): { nome: string; streams: Map<string, StoredCommit[]> }[] {
  return readdirSync(PASTA)
    .toSorted()
    .map((nome) => {
      const streams = new Map<string, StoredCommit[]>();
      for (const linha of readFileSync(new URL(nome, PASTA), 'utf8').trimEnd().split('\n')) {
        const commit = { ...(JSON.parse(linha.slice(65)) as Commit), hash: linha.slice(0, 64) };
        streams.set(commit.stream, [...(streams.get(commit.stream) ?? []), commit]);
      }
      return { nome, streams };
    });
}
