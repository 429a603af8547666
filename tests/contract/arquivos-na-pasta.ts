import { join } from 'node:path';
import { abrirChaves } from '../../engine/src/acesso/identidade/chaves.ts';
import { cofreEmArquivo } from '../../engine/src/acesso/identidade/cofre.ts';
import { createExaminer } from '../../engine/src/files/examiner.ts';
import { createFiles, type Files } from '../../engine/src/files/files.ts';
import { folderStore } from '../../engine/src/files/folder-store.ts';
import type { FileStore } from '../../engine/src/files/store.ts';
import { criarRegistrosSqlite } from '../../engine/src/records/sqlite.ts';

/** The files of an engine that does not run, in its data folder: what its routes would do, done by its own code and keys. */
export interface ArquivosNaPasta {
  files: Files;
  store: FileStore;
  fechar(): Promise<void>;
}

export async function arquivosNaPasta(
  dados: string,
  { agora = Date.now, loja = (store: FileStore) => store } = {},
): Promise<ArquivosNaPasta> {
  const pasta = join(dados, 'engine');
  const registros = criarRegistrosSqlite({ arquivo: join(pasta, 'registros.sqlite') });
  const cofre = cofreEmArquivo(pasta);
  const chaves = await abrirChaves(cofre);
  const store = loja(folderStore(join(pasta, 'arquivos')));
  const examiner = createExaminer();
  const files = createFiles({
    ...{ registros, store, examiner, derivar: chaves.derivar, scan: null, quota: null, agora },
    reader: { read: async () => null },
  });
  return {
    files,
    store,
    async fechar() {
      examiner.stop();
      await registros.close();
      await cofre.fechar();
    },
  };
}
