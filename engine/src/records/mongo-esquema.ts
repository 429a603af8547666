import { createHash } from 'node:crypto';
import { type Collection, type Db, type IndexDescription, MongoNetworkError } from 'mongodb';
import { chaveRepetida } from '../store/mongo-errors.ts';
import { INDICES_DO_PORTO, type TipoIndice } from './campos.ts';
import { exigirDefinicao, formaDe, indexar } from './indexar.ts';
import type { EfeitosNoMongo } from './mongo-efeitos.ts';
import type { Carimbos, DefinicaoColecao } from './records.ts';
import { normalizar } from './texto.ts';

type Valor = string | number;

/** What a document is found by, made from it on every write. Dots in a field's name are slashes here. */
export interface Indices {
  /** Each declared index: its value, or all of them where there are more; absent where there is none. */
  v: Record<string, Valor | Valor[]>;
  /** Text indexes as people's alphabet orders them. */
  a: Record<string, string>;
  /** One text for each unique key that is whole. A key with a field missing is nobody's. */
  u: Record<string, string>;
  /** The words of free text. */
  t: string[];
  /** The definition these were made by. */
  forma: string;
}

/** A record as it lies in MongoDB. */
export interface DocumentoMongo extends Carimbos, Indices, EfeitosNoMongo {
  /** The uid. */
  _id: string;
  /** The document itself, JSON: any name of a field and any text as it was. */
  doc: string;
  /** From an insertion to a removal: tells apart the histories of one uid. */
  vida: string;
  /** The last step of a projection that wrote it: what makes a second writing of that step do nothing. */
  feito?: { de: string; ate: number };
}

/** How one collection lies in MongoDB. */
export interface Forma {
  forma: string;
  comTexto: boolean;
  /** Path and type of each field that may be filtered; `alfabeto` where people's order is another than the value's. */
  campos: ReadonlyMap<string, { caminho: string; tipo: TipoIndice; alfabeto: string }>;
  /** The paths of each index that is declared. */
  arvores: readonly (readonly string[])[];
  carimbosSemArvore: boolean;
  comEfeitos: boolean;
  /** Each unique key's fields. */
  unicos: ReadonlyMap<string, readonly string[]>;
}

export const nomeNoMongo = (colecao: string): string => `engine_c_${colecao}`;

/** @throws when the definition cannot be stored */
export function formaNoMongo<T extends { uid: string }>(definicao: DefinicaoColecao<T>): Forma {
  exigirDefinicao(definicao);
  const campos = new Map<string, { caminho: string; tipo: TipoIndice; alfabeto: string }>();
  for (const [campo, tipo] of Object.entries(INDICES_DO_PORTO)) {
    const caminho = campo === 'uid' ? '_id' : campo;
    campos.set(campo, { caminho, tipo, alfabeto: caminho });
  }
  for (const [campo, { tipo }] of Object.entries(definicao.indices)) {
    const chave = chaveDoCampo(campo);
    const caminho = `v.${chave}`;
    campos.set(campo, { caminho, tipo, alfabeto: tipo === 'texto' ? `a.${chave}` : caminho });
  }
  const sozinhos = Object.entries(definicao.indices).filter(([, { unico }]) => unico);
  const conjuntos = [...sozinhos.map(([campo]) => [campo]), ...(definicao.unicos ?? [])];
  return {
    forma: createHash('sha256').update(formaDe(definicao)).digest('hex').slice(0, 16),
    comTexto: (definicao.textoGeral?.length ?? 0) > 0,
    campos,
    arvores: [
      ...Object.entries(definicao.indices)
        .filter(([, { semArvore }]) => !semArvore)
        .map(([campo]) => [campo]),
      ...(definicao.arvores ?? []),
    ].map((nomes) => nomes.map((campo) => campos.get(campo)!.caminho)),
    carimbosSemArvore: definicao.carimbosSemArvore ?? false,
    comEfeitos: definicao.comEfeitos ?? false,
    unicos: new Map(conjuntos.map((nomes) => [nomes.map(chaveDoCampo).join('+'), nomes])),
  };
}

export function indicesDe<T extends { uid: string }>(
  definicao: DefinicaoColecao<T>,
  { forma, unicos }: Forma,
  doc: T,
): Indices {
  const { chaves, listas, texto } = indexar(definicao, doc);
  const primeiras = new Map(Object.keys(definicao.indices).map((campo, i) => [campo, chaves[i] ?? null]));
  const indices: Indices = { v: {}, a: {}, u: {}, t: [...new Set(texto?.split(' ') ?? [])], forma };
  for (const [campo, chave] of primeiras) {
    if (chave === null) continue;
    const todas = listas.filter((lista) => lista.campo === campo).map(({ valor }) => valor);
    indices.v[chaveDoCampo(campo)] = todas.length > 1 ? todas : chave;
    if (definicao.indices[campo]!.tipo === 'texto')
      indices.a[chaveDoCampo(campo)] = normalizar(String(chave));
  }
  for (const [nome, campos] of unicos) {
    const valores = campos.map((campo) => primeiras.get(campo) ?? null);
    if (!valores.includes(null)) indices.u[nome] = JSON.stringify(valores);
  }
  return indices;
}

/**
 * Brings a collection's indexes to what its definition declares, and makes those of every document anew that was written under
 * another one. Safe to do from several processes at once, and any number of times: so it is done once more when the connection drops,
 * for the driver itself repeats reads only, and an election of a primary (or FerretDB, by two who make one collection) drops it.
 */
export async function prepararColecao<T extends { uid: string }>(
  db: Db,
  definicao: DefinicaoColecao<T>,
  forma: Forma,
): Promise<void> {
  const preparar = () => prepararUmaVez(db, definicao, forma);
  await preparar().catch((erro: unknown) =>
    erro instanceof MongoNetworkError ? preparar() : Promise.reject(erro),
  );
}

async function prepararUmaVez<T extends { uid: string }>(
  db: Db,
  definicao: DefinicaoColecao<T>,
  forma: Forma,
): Promise<void> {
  const colecao = db.collection<DocumentoMongo>(nomeNoMongo(definicao.nome));
  const formas = db.collection<{ _id: string; forma: string }>('engine_colecoes');
  const conhecida = await formas.findOne({ _id: definicao.nome });
  // What effects are found by is in no document's own indexes: none is made anew for it.
  const daColecao = forma.comEfeitos ? `${forma.forma}+efeitos` : forma.forma;
  if (conhecida?.forma !== daColecao) await ajustarIndices(colecao, forma);
  await reindexar(colecao, definicao, forma);
  if (conhecida?.forma !== daColecao)
    await formas.updateOne({ _id: definicao.nome }, { $set: { forma: daColecao } }, { upsert: true });
}

async function ajustarIndices(colecao: Collection<DocumentoMongo>, forma: Forma): Promise<void> {
  const desejados: IndexDescription[] = [
    { name: 'forma', key: { forma: 1 } },
    ...(forma.carimbosSemArvore
      ? []
      : [
          { name: 'criado', key: { createdAt: 1, _id: 1 } },
          { name: 'alterado', key: { updatedAt: 1, _id: 1 } },
        ]),
    ...(forma.comEfeitos ? [{ name: 'efeitos', key: { ep: 1 as const }, sparse: true }] : []),
    ...(forma.comTexto ? [{ name: 't', key: { t: 1 } }] : []),
    ...forma.arvores.map((caminhos) => ({
      name: caminhos.join('+'),
      key: Object.fromEntries([...caminhos, '_id'].map((caminho) => [caminho, 1 as const])),
    })),
    ...[...forma.unicos.keys()].map((nome) => ({
      name: `u.${nome}`,
      key: { [`u.${nome}`]: 1 },
      unique: true,
      sparse: true,
    })),
  ];
  const mantidos = new Set(['_id_', ...desejados.map(({ name }) => name)]);
  const presentes = new Set(await nomesDosIndices(colecao));
  const novos = desejados.filter(({ name }) => !presentes.has(name!));
  if (novos.length > 0) await colecao.createIndexes(novos);
  for (const nome of presentes) if (!mantidos.has(nome)) await colecao.dropIndex(nome);
}

async function nomesDosIndices(colecao: Collection<DocumentoMongo>): Promise<string[]> {
  const SEM_COLECAO = 26;
  try {
    return (await colecao.indexes()).map(({ name }) => name!);
  } catch (erro) {
    if ((erro as { code?: number }).code === SEM_COLECAO) return [];
    throw erro;
  }
}

const DE_CADA_VEZ = 500;

async function reindexar<T extends { uid: string }>(
  colecao: Collection<DocumentoMongo>,
  definicao: DefinicaoColecao<T>,
  forma: Forma,
): Promise<void> {
  for (;;) {
    const antigos = await colecao
      .find({ forma: { $ne: forma.forma } })
      .limit(DE_CADA_VEZ)
      .toArray();
    if (antigos.length === 0) return;
    const mudancas = antigos.map(({ _id, revisao, doc }) => ({
      updateOne: {
        filter: { _id, revisao },
        update: { $set: indicesDe(definicao, forma, JSON.parse(doc) as T) },
      },
    }));
    try {
      await colecao.bulkWrite(mudancas, { ordered: false });
    } catch (erro) {
      if (!chaveRepetida(erro)) throw erro;
      throw new Error(`${definicao.nome}: documents that are there share a value now declared unique`);
    }
  }
}

/** Field names come from definitions, never from a caller. */
const chaveDoCampo = (campo: string): string => campo.replaceAll('.', '/');
