import { type Chave, chaveDe, valoresEm } from './campos.ts';
import type { DefinicaoColecao } from './records.ts';
import { COMO_SE_LEEM_PALAVRAS, textoDeIndice } from './texto.ts';

export interface Indexado {
  /** First value of each declared index, in their order. */
  chaves: Chave[];
  /** Every value of the fields that hold more than one. */
  listas: { campo: string; valor: string | number }[];
  /** The words of `textoGeral`, one space between; null when none was declared. */
  texto: string | null;
}

/** The index values of one document, in the order of the declared indexes. */
export function indexar<T extends { uid: string }>(definicao: DefinicaoColecao<T>, doc: T): Indexado {
  const chaves: Chave[] = [];
  const listas: Indexado['listas'] = [];
  for (const [campo, { tipo }] of Object.entries(definicao.indices)) {
    const valores = valoresEm(doc, campo)
      .map((valor) => chaveDe(valor, tipo))
      .filter((chave) => chave !== null);
    chaves.push(valores[0] ?? null);
    if (valores.length > 1) listas.push(...[...new Set(valores)].map((valor) => ({ campo, valor })));
  }
  const textos = (definicao.textoGeral ?? []).flatMap((campo) => valoresEm(doc, campo));
  return { chaves, listas, texto: definicao.textoGeral?.length ? textoDeIndice(textos) : null };
}

/** What of a definition the indexes depend on: when it changes they are made anew. */
export const formaDe = ({
  indices,
  textoGeral,
  unicos,
  arvores,
  carimbosSemArvore,
  somas,
}: Declarada): string =>
  JSON.stringify([
    ...[indices, textoGeral?.length ? [COMO_SE_LEEM_PALAVRAS, ...textoGeral] : [], unicos ?? []],
    ...(arvores || carimbosSemArvore || somas ? [arvores ?? [], carimbosSemArvore ?? false] : []),
    ...(somas ? [somas] : []),
  ]);

/** @throws when a definition cannot be stored: its name, or a field of `unicos`, `arvores`, `somas` or `deQuem` that is no index */
export function exigirDefinicao({ nome, indices, unicos, arvores, somas, deQuem }: Declarada): void {
  if (!/^[a-zA-Z]\w{0,60}$/.test(nome)) throw new Error(`Invalid collection name: ${nome}`);
  const faltando = [unicos ?? [], arvores ?? [], somas ?? [], deQuem ?? []]
    .flat(2)
    .find((campo) => !(campo in indices));
  if (faltando) throw new Error(`${nome}: ${faltando} is not a declared index`);
}

type Declarada = Pick<
  DefinicaoColecao<{ uid: string }>,
  'nome' | 'indices' | 'textoGeral' | 'unicos' | 'arvores' | 'carimbosSemArvore' | 'deQuem' | 'somas'
>;
