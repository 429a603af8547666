import type { ColecaoMongo, Gravacao } from './mongo-colecao.ts';
import type { DefinicaoColecao, TransacaoProjecao } from './records.ts';

type Alguma = ColecaoMongo<{ uid: string }>;
type PorColecao<V> = Map<Alguma, Map<string, V>>;

/** One document that a projection's step writes. */
export interface Escrita {
  colecao: string;
  uid: string;
  /** Nobody has seen it there yet. */
  nova: boolean;
  gravacao: Gravacao;
}

/**
 * What `mudancas` writes. It reads as if everything were in memory: what it asks for and is not there is null in that run, is
 * fetched, all of it at once, and it is run again, until a run has met everything it asked for. Only that run counts.
 */
export async function escritasDe(
  mudancas: (tx: TransacaoProjecao) => void,
  colecao: (definicao: DefinicaoColecao<never>) => Alguma,
): Promise<Escrita[]> {
  const lidos: PorColecao<string | null> = new Map();
  for (;;) {
    const faltam: PorColecao<true> = new Map();
    const escritos: PorColecao<{ uid: string }> = new Map();
    const tx = {
      ler(definicao: DefinicaoColecao<never>, uid: string) {
        const dela = colecao(definicao);
        const escrito = escritos.get(dela)?.get(uid);
        if (escrito !== undefined) return structuredClone(escrito);
        const texto = lidos.get(dela)?.get(uid);
        if (texto === undefined) por(faltam, dela, uid, true);
        return texto ? JSON.parse(texto) : null;
      },
      gravar(definicao: DefinicaoColecao<never>, doc: { uid: string }) {
        por(escritos, colecao(definicao), doc.uid, doc);
      },
    } as TransacaoProjecao;
    try {
      mudancas(tx);
    } catch (erro) {
      if (faltam.size === 0) throw erro;
    }
    if (faltam.size === 0) return prontas(escritos, lidos);
    await Promise.all([...faltam].map(([dela, uids]) => buscar(lidos, dela, [...uids.keys()])));
  }
}

async function buscar(lidos: PorColecao<string | null>, colecao: Alguma, uids: string[]): Promise<void> {
  const achados = await colecao.textos(uids);
  for (const uid of uids) por(lidos, colecao, uid, achados.get(uid) ?? null);
}

async function prontas(
  escritos: PorColecao<{ uid: string }>,
  lidos: PorColecao<string | null>,
): Promise<Escrita[]> {
  await Promise.all([...escritos.keys()].map((colecao) => colecao.aberta()));
  return [...escritos].flatMap(([colecao, docs]) =>
    [...docs].map(([uid, doc]) => ({
      colecao: colecao.definicao.nome,
      uid,
      nova: !lidos.get(colecao)?.get(uid),
      gravacao: colecao.gravacao(doc),
    })),
  );
}

function por<V>(mapa: PorColecao<V>, colecao: Alguma, uid: string, valor: V): void {
  mapa.set(colecao, (mapa.get(colecao) ?? new Map<string, V>()).set(uid, valor));
}
