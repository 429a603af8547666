import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { RAIZ } from './ambiente.mjs';
import { carimbar, confere, hashDe } from './carimbo.mjs';
import { Falha } from './falha.mjs';
import { ligarServidor, portaLivre } from './programa-filho.mjs';
import { noPath } from './programas.mjs';

const FERRETDB = 'tests/ferretdb';
const EXECUTAVEL = join(RAIZ, 'node_modules/.cache/martelo/ferretdb');
/** Where Go's own installer puts it, off most PATHs. */
const GO_PADRAO = '/usr/local/go/bin/go';
const GO_MINIMO = '1.24';

const NOMES = {
  conjunto: 'um conjunto de réplicas',
  mongod: 'um mongod sozinho',
  ferretdb: 'FerretDB 1.24.2 sobre SQLite: sem réplicas nem transações, uma escrita por vez',
};

/**
 * A MongoDB for tests: MONGODB_URI, else a replica set of three of the system's mongod, else FerretDB, which is compiled once.
 * The tests are told which kind they met.
 */
export async function ligarMongo(temporario, dizer) {
  const dado = process.env.MONGODB_URI;
  if (dado) return pronto(dado, await especieDe(dado), async () => {}, 'o de MONGODB_URI: ');
  const mongod = process.env.MONGOMS_SYSTEM_BINARY || noPath('mongod');
  if (mongod) return conjuntoDeTres(mongod);
  const programa = compilarFerretdb(dizer);
  const dados = join(temporario, 'ferretdb');
  mkdirSync(dados);
  const porta = await portaLivre();
  const parar = await ligarServidor({
    nome: 'o FerretDB',
    programa,
    argumentos: [`127.0.0.1:${porta}`, `file:${dados}/?_pragma=synchronous(off)`],
    porta,
    registro: join(temporario, 'ferretdb.log'),
  });
  return pronto(`mongodb://127.0.0.1:${porta}/`, 'ferretdb', parar);
}

const pronto = (uri, especie, parar, origem = '') => ({
  variaveis: { MARTELO_TESTE_MONGODB_URI: uri, MARTELO_TESTE_MONGODB_SERVIDOR: especie },
  descricao: origem + NOMES[especie],
  parar,
});

async function conjuntoDeTres(systemBinary) {
  const { MongoMemoryReplSet } = await import('mongodb-memory-server-core');
  const conjunto = await MongoMemoryReplSet.create({
    replSet: { count: 3, storageEngine: 'wiredTiger' },
    binary: { systemBinary },
  });
  return pronto(conjunto.getUri(), 'conjunto', () => conjunto.stop());
}

async function especieDe(uri) {
  const { MongoClient } = createRequire(join(RAIZ, 'engine/package.json'))('mongodb');
  const cliente = new MongoClient(uri, { serverSelectionTimeoutMS: 5_000 });
  try {
    const { ferretdbVersion } = await cliente.db('admin').command({ buildInfo: 1 });
    if (ferretdbVersion !== undefined) return 'ferretdb';
    const { setName } = await cliente.db('admin').command({ hello: 1 });
    return setName === undefined ? 'mongod' : 'conjunto';
  } catch (erro) {
    throw new Falha(`o servidor de MONGODB_URI não respondeu: ${erro.message}`);
  } finally {
    await cliente.close();
  }
}

/** The module under tests/, compiled again only when its sources changed. Returns the program's path. */
function compilarFerretdb(dizer) {
  const hash = hashDe(RAIZ, [FERRETDB]);
  const carimbo = `${EXECUTAVEL}.carimbo`;
  if (existsSync(EXECUTAVEL) && confere(carimbo, hash)) return EXECUTAVEL;
  const go = noPath('go') ?? (existsSync(GO_PADRAO) ? GO_PADRAO : undefined);
  if (go === undefined)
    throw new Falha(
      `não há mongod, nem Go ${GO_MINIMO} para compilar o FerretDB. Instale um dos dois ou defina MONGODB_URI.`,
    );
  dizer('Compilando o FerretDB dos testes (só na primeira vez; cerca de um minuto)…');
  const { status, stderr } = spawnSync(go, ['build', '-o', EXECUTAVEL, '.'], {
    cwd: join(RAIZ, FERRETDB),
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Falha(`o FerretDB dos testes não compilou: ${stderr.trim().split('\n').slice(-3).join(' ')}`);
  carimbar(carimbo, hash);
  return EXECUTAVEL;
}
