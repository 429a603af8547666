// The house's list of all lots on both stores, every question in the same words.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { abrirRegistrosMongo } from '../../engine/src/records/mongo.ts';
import { conectarMongo } from '../../engine/src/store/mongo.ts';
// @ts-expect-error a program of the platform's, in plain JavaScript
import { ligarMongo } from '../../scripts/plataforma/mongodb.mjs';
import { META_FILTRO_MS, META_PAGINA_MS, type Medidos, medirLotesDaCasa } from './lotes-da-casa.ts';
import { meta, numero, tabela, vezes } from './relatorio.ts';

export const LOTES_DA_CASA = 1_000_000;
/** FerretDB, a translator over SQLite, leaves some questions to 20,000 unanswered for longer than the driver waits. */
const NO_FERRETDB = 2_000;
const PRIMEIRA = 'primeira página';

/** @param quantos lots; of them as many as the MongoDB that there is can be asked to hold */
export async function relatarListasDaCasa(
  dizer: (mensagem: string) => void,
  quantos = LOTES_DA_CASA,
): Promise<void> {
  dizer(`  ${numero(quantos)} lotes no SQLite, ao lado de uma tabela de documentos…`);
  const noSqlite = await medirLotesDaCasa(quantos);
  relatar(dizer, noSqlite, true);
  dizerMetas(dizer, noSqlite);
  const { medidos, quantosLa, servidor, ferretdb } = await noMongo(dizer, quantos);
  dizer(`  ${numero(quantosLa)} lotes no MongoDB (${servidor})`);
  relatar(dizer, medidos, false);
  // It takes as long for a rare one as for all: that says nothing of a server that goes by its indexes.
  if (ferretdb) dizer('  Sem meta: são tempos do FerretDB, não de um servidor MongoDB.');
  else dizerMetas(dizer, medidos);
}

function relatar(dizer: (mensagem: string) => void, medidos: Medidos, comComum: boolean): void {
  dizer(
    tabela(
      ['pergunta', 'achados', 'p50 ms', 'maior ms', ...(comComum ? ['uma tabela, ms', 'razão'] : [])],
      [...medidos].map(([nome, { achados, p50, maior, comum }]) => [
        ...[nome, numero(achados), numero(p50, 1), numero(maior, 1)],
        ...(comComum ? [numero(comum), vezes(comum / p50)] : []),
      ]),
    ),
  );
}

function dizerMetas(dizer: (mensagem: string) => void, medidos: Medidos): void {
  const outras = [...medidos].filter(([nome]) => nome !== PRIMEIRA);
  dizer(meta(`primeira página em até ${META_PAGINA_MS} ms`, medidos.get(PRIMEIRA)!.p50 <= META_PAGINA_MS));
  dizer(
    meta(
      `qualquer outra pergunta em até ${META_FILTRO_MS} ms`,
      outras.every(([, { p50 }]) => p50 <= META_FILTRO_MS),
    ),
  );
}

/** @throws when there is no server and none can be made */
async function noMongo(dizer: (mensagem: string) => void, quantos: number) {
  const temporario = mkdtempSync(join(tmpdir(), 'martelo-bench-listas-'));
  const { variaveis, descricao, parar } = await ligarMongo(temporario, dizer);
  const uri = new URL(variaveis.MARTELO_TESTE_MONGODB_URI as string);
  uri.pathname = `/bench-listas-${process.pid}`;
  const ferretdb = variaveis.MARTELO_TESTE_MONGODB_SERVIDOR === 'ferretdb';
  const quantosLa = ferretdb ? Math.min(quantos, NO_FERRETDB) : quantos;
  try {
    const medidos = await medirLotesDaCasa(quantosLa, () => abrirRegistrosMongo({ uri: uri.href }));
    return { medidos, quantosLa, ferretdb, servidor: descricao as string };
  } finally {
    const { db, fechar } = await conectarMongo(uri.href, 'bench');
    await db.dropDatabase();
    await fechar();
    await parar();
    rmSync(temporario, { recursive: true, force: true });
  }
}
