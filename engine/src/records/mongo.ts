import { conectarMongo } from '../store/mongo.ts';
import { chaveRepetida, erroDaEscrita, indisponivel } from '../store/mongo-errors.ts';
import { ColecaoMongo, type VersaoMongo } from './mongo-colecao.ts';
import { projecoesNoMongo } from './mongo-projecoes.ts';
import { Ouvintes } from './ouvintes.ts';
import type { Registros } from './records.ts';

export interface OpcoesRegistrosMongo {
  uri: string;
  /** Unix time in ms. */
  relogio?: () => number;
}

/**
 * The records store in MongoDB, for any number of processes at once. Every change is a write of one document, durable with a
 * majority when it resolves; unique keys and revisions decide who was first. No transactions, no change streams: what another
 * process wrote is heard of through `avisarEscrita`. @throws StoreUnavailable when there is no server
 */
export async function abrirRegistrosMongo({
  uri,
  relogio = Date.now,
}: OpcoesRegistrosMongo): Promise<Registros> {
  const { db, fechar } = await conectarMongo(uri, 'registros');
  const ouvintes = new Ouvintes();
  const historico = db.collection<VersaoMongo>('engine_historico');
  const contadores = db.collection<{ _id: string; valor: number }>('engine_contadores');
  try {
    await historico.createIndex({ colecao: 1, uid: 1, vida: 1, revisao: 1 }, { name: 'documento' });
    await db
      .collection('engine_passos')
      .createIndex({ projecao: 1, stream: 1, apos: 1 }, { name: 'corrente' });
  } catch (erro) {
    await fechar();
    throw indisponivel(erro);
  }
  const escrito = (nome: string, uid: string) => ouvintes.escrito(nome, uid);
  const ambiente = { db, historico, agora: () => new Date(relogio()).toISOString(), escrito };
  const colecoes = new Map<string, ColecaoMongo<{ uid: string }>>();

  const colecao: Registros['colecao'] = (definicao) => {
    const conhecida = colecoes.get(definicao.nome);
    if (conhecida?.definicao === (definicao as unknown)) return conhecida as never;
    if (conhecida) throw new Error(`Two definitions of the collection ${definicao.nome}`);
    const nova = new ColecaoMongo(ambiente, definicao);
    colecoes.set(definicao.nome, nova as never);
    return nova;
  };

  const somar = (contador: string, quantos: number) =>
    contadores.findOneAndUpdate(
      { _id: contador },
      { $inc: { valor: quantos } },
      { upsert: true, returnDocument: 'after' },
    );

  return {
    colecao,
    projecoes: projecoesNoMongo({ db, colecao: colecao as never, escrito }),
    async proximoId(contador, quantos = 1) {
      try {
        // Of two who count for the first time one finds the counter taken: it is there now.
        const linha = await somar(contador, quantos).catch((erro) =>
          chaveRepetida(erro) ? somar(contador, quantos) : Promise.reject(erro),
        );
        return linha!.valor - quantos + 1;
      } catch (erro) {
        throw erroDaEscrita(erro);
      }
    },
    aoEscrever: (nome, ouvinte) => ouvintes.aoEscrever(nome, ouvinte),
    escutada: (nome) => ouvintes.escutada(nome),
    aoEscreverAqui: (ouvinte) => ouvintes.aoEscreverAqui(ouvinte),
    avisarEscrita: (nome, uid) => ouvintes.avisar(nome, uid),
    close: fechar,
  };
}
