import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Cofre, cofreEmArquivo } from './acesso/identidade/cofre.ts';
import type { Configuracao } from './configuracao.ts';
import type { EventLog } from './log/log.ts';
import { abrirLog } from './log/sqlite.ts';
import type { Registros } from './records/records.ts';
import { criarRegistrosSqlite } from './records/sqlite.ts';
import type { AoGravarGrupo } from './records/sqlite-grupo.ts';

/** The two stores: what happened in auctions, and everything else; and the vault of the keys. */
export interface Armazens {
  diario: EventLog;
  registros: Registros;
  cofre: Cofre;
}

/** Of the shape with two files. */
export const arquivoDoDiario = (pasta: string): string => join(pasta, 'leiloes.sqlite');

/**
 * Opens the stores of the configured shape: two files in the engine's folder, or the MongoDB that all engines share, whose driver only
 * that shape loads.
 * @param aoGravarRegistros told of each transaction of the second file that somebody waits for
 * @throws StoreUnavailable when MongoDB does not answer
 */
export async function abrirArmazens(
  { pasta, distribuida, segredos }: Pick<Configuracao, 'pasta' | 'distribuida' | 'segredos'>,
  relogio: () => number,
  aoGravarRegistros?: AoGravarGrupo,
): Promise<Armazens> {
  if (distribuida === null) {
    const arquivo = join(pasta, 'registros.sqlite');
    return {
      diario: abrirLog(arquivoDoDiario(pasta)),
      registros: criarRegistrosSqlite({
        ...{ arquivo, relogio, aoGravar: aoGravarRegistros },
        faxinaEmThread: availableParallelism() > 1,
      }),
      cofre: cofreEmArquivo(pasta),
    };
  }
  const [{ abrirLogMongo }, { abrirRegistrosMongo }, { cofreNoMongo }] = await Promise.all([
    import('./log/mongo.ts'),
    import('./records/mongo.ts'),
    import('./acesso/identidade/cofre-mongo.ts'),
  ]);
  const diario = await abrirLogMongo(distribuida.mongo);
  return {
    diario,
    registros: await abrirRegistrosMongo({ uri: distribuida.mongo, relogio }),
    cofre: await cofreNoMongo(distribuida.mongo, segredos),
  };
}
