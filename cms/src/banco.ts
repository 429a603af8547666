import path from 'node:path';
import type { Config } from 'payload';
import type { Ambiente } from './ambiente.ts';
import { comTravas } from './banco/mongo.ts';
import { comTransacoes } from './banco/sqlite.ts';
import { migrations } from './migrations/index.ts';

/**
 * SQLite in our own file, or MongoDB when it is named; only the one in use is loaded. Sections live in one JSON column. Payload's own
 * transactions stay off: on SQLite they were measured to end in SQLITE_BUSY. Ours are `emTransacao` (`banco/transacao.ts`).
 */
export async function abrirBanco({ mongo, dados }: Pick<Ambiente, 'mongo' | 'dados'>): Promise<Config['db']> {
  if (mongo) {
    const { mongooseAdapter } = await import('@payloadcms/db-mongodb');
    return comTravas(mongooseAdapter({ url: mongo, transactionOptions: false }));
  }
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite');
  return comTransacoes(
    sqliteAdapter({
      client: { url: `file:${path.join(dados, 'cms.sqlite')}` },
      blocksAsJSON: true,
      push: false,
      wal: true,
      busyTimeout: 5_000,
      migrationDir: path.resolve(/* turbopackIgnore: true */ 'src/migrations'),
      prodMigrations: migrations,
    }),
  );
}
