import { uuidv7 } from '@martelo/shared/identificador';
import { type AnyBulkWriteOperation, type Collection, type Db, MongoBulkWriteError } from 'mongodb';
import { chaveRepetida, erroDaEscrita, indisponivel, semDados } from '../store/mongo-errors.ts';
import type { ColecaoMongo } from './mongo-colecao.ts';
import { type Escrita, escritasDe } from './mongo-escritas.ts';
import { type DocumentoMongo, nomeNoMongo } from './mongo-esquema.ts';
import type { DefinicaoColecao, EscritaProjecao } from './records.ts';

/** A step that somebody has claimed: what it writes is in it, until it is written. */
interface PassoMongo {
  /** `<projection>/<stream>/<apos>`: of many who claim the step that follows another, one does. */
  _id: string;
  projecao: string;
  stream: string;
  apos: number;
  ate: number;
  escritas: Escrita[];
}

interface Opcoes {
  db: Db;
  colecao(definicao: DefinicaoColecao<never>): ColecaoMongo<{ uid: string }>;
  escrito(colecao: string, uid: string): void;
}

/**
 * Steps of projections, each whole or not at all, by unique keys and writes of single documents alone. A step is claimed by
 * inserting it, with all that it writes; then that is written, by whoever comes by, each document only if this step has not written
 * it before; then the list is emptied and the steps before it are deleted. The step with the greatest `apos` is the checkpoint; who
 * finds its list not empty writes it first. One claimed late, after others have gone on (its key was free again), has a
 * smaller `apos`: it counts for nobody, and who claimed it takes it back. (A step's list is far below a document's limit,
 * as a commit is.)
 */
export function projecoesNoMongo({ db, colecao, escrito }: Opcoes): EscritaProjecao {
  const passos: Collection<PassoMongo> = db.collection('engine_passos');

  const concluir = async (passo: PassoMongo): Promise<void> => {
    const { _id, projecao, stream, apos, escritas } = passo;
    const porColecao = Map.groupBy(escritas, (escrita) => escrita.colecao);
    await Promise.all(
      [...porColecao].map(([nome, suas]) => gravar(db.collection(nomeNoMongo(nome)), suas, passo)),
    );
    await escrevendo(
      Promise.all([
        escritas.length > 0 ? passos.updateOne({ _id }, { $set: { escritas: [] } }) : null,
        apos > 0 ? passos.deleteMany({ projecao, stream, apos: { $lt: apos } }) : null,
      ]),
    );
    for (const { colecao: nome, uid } of escritas) escrito(nome, uid);
  };

  /** The last step of a stream, written; null when it has none. */
  const ultimo = async (projecao: string, stream: string): Promise<PassoMongo | null> => {
    const [achado] = await lendo(passos.find({ projecao, stream }).sort({ apos: -1 }).limit(1).toArray());
    if (achado === undefined) return null;
    if (achado.escritas.length > 0) await concluir(achado);
    return achado;
  };
  const checkpoint = async (projecao: string, stream: string) => (await ultimo(projecao, stream))?.ate ?? 0;

  return {
    async checkpoints(projecao) {
      const todos = await lendo(passos.find({ projecao }).sort({ apos: 1 }).toArray());
      const ultimos = new Map(todos.map((passo) => [passo.stream, passo]));
      for (const passo of ultimos.values()) if (passo.escritas.length > 0) await concluir(passo);
      return new Map([...ultimos].map(([stream, { ate }]) => [stream, ate]));
    },
    async aplicar(projecao, stream, { apos, ate }, mudancas) {
      const atual = await checkpoint(projecao, stream);
      if (atual !== apos) return atual;
      const escritas = await escritasDe(mudancas, colecao);
      const passo = { _id: `${projecao}/${stream}/${apos}`, projecao, stream, apos, ate, escritas };
      try {
        await passos.insertOne(passo);
      } catch (erro) {
        if (chaveRepetida(erro)) return checkpoint(projecao, stream);
        throw erroDaEscrita(erro);
      }
      const [maior] = await lendo(
        passos.find({ projecao, stream }).sort({ apos: -1 }).limit(1).project({ apos: 1 }).toArray(),
      );
      if (maior?.apos !== apos) {
        await escrevendo(passos.deleteOne({ _id: passo._id }));
        return checkpoint(projecao, stream);
      }
      await concluir(passo);
      return ate;
    },
    async zerar(projecao, nomes) {
      await escrevendo(passos.deleteMany({ projecao }));
      for (const nome of nomes) await escrevendo(db.collection(nomeNoMongo(nome)).deleteMany({}));
    },
  };
}

async function gravar(
  documentos: Collection<DocumentoMongo>,
  escritas: readonly Escrita[],
  { projecao, stream, ate }: PassoMongo,
): Promise<void> {
  const feito = { de: `${projecao}/${stream}`, ate };
  const repetidas = await inserir(
    documentos,
    escritas.filter(({ nova }) => nova),
    feito,
  );
  await substituir(documentos, [...escritas.filter(({ nova }) => !nova), ...repetidas], feito);
}

type Feito = NonNullable<DocumentoMongo['feito']>;

const nascimento = ({ updatedAt, updatedBy }: Escrita['gravacao']) => ({
  vida: uuidv7(),
  createdAt: updatedAt,
  createdBy: updatedBy,
});

/** Most of what follows from the log is new. Gives what turned out to be there. */
async function inserir(
  documentos: Collection<DocumentoMongo>,
  novas: readonly Escrita[],
  feito: Feito,
): Promise<Escrita[]> {
  if (novas.length === 0) return [];
  const inteiros = novas.map(({ uid, gravacao }) => ({
    ...{ _id: uid, ...gravacao, ...nascimento(gravacao) },
    ...{ revisao: 1, feito },
  }));
  try {
    await documentos.insertMany(inteiros, { ordered: false });
    return [];
  } catch (erro) {
    return repetidasDe(erro, novas);
  }
}

/** Each document that this step has not written before; it may also have to be made. */
async function substituir(
  documentos: Collection<DocumentoMongo>,
  escritas: readonly Escrita[],
  feito: Feito,
): Promise<void> {
  if (escritas.length === 0) return;
  const { de, ate } = feito;
  const operacoes = escritas.map(({ uid, gravacao }) => ({
    updateOne: {
      filter: { _id: uid, $or: [{ 'feito.de': { $ne: de } }, { 'feito.ate': { $lt: ate } }] },
      update: { $set: { ...gravacao, feito }, $inc: { revisao: 1 }, $setOnInsert: nascimento(gravacao) },
      upsert: true,
    },
  })) satisfies AnyBulkWriteOperation<DocumentoMongo>[];
  try {
    await documentos.bulkWrite(operacoes, { ordered: false });
  } catch (erro) {
    // There, and passed by: this step has written it before. Anything else is a unique value that is another's.
    const uids = [...new Set(repetidasDe(erro, escritas).map(({ uid }) => uid))];
    const feitos = await lendo(
      documentos.countDocuments({ _id: { $in: uids }, 'feito.de': de, 'feito.ate': { $gte: ate } }),
    );
    if (feitos < uids.length) throw new Error(`${de}: a unique value is taken`, { cause: semDados(erro) });
  }
}

/** Which ones of several writes met a key that is taken. @throws the port's error when anything else went wrong */
function repetidasDe(erro: unknown, escritas: readonly Escrita[]): Escrita[] {
  if (!(erro instanceof MongoBulkWriteError) || !chaveRepetida(erro)) throw erroDaEscrita(erro);
  return [erro.writeErrors].flat().map(({ index }) => escritas[index]!);
}

const lendo = <R>(leitura: Promise<R>): Promise<R> =>
  leitura.catch((erro) => Promise.reject(indisponivel(erro)));
const escrevendo = <R>(escrita: Promise<R>): Promise<R> =>
  escrita.catch((erro) => Promise.reject(erroDaEscrita(erro)));
