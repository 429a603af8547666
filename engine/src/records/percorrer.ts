import type { Acesso, Busca, Colecao, Cursor, Registro } from './records.ts';

/** SQLite answers without a turn of the event loop: every so many records one is given to whoever waits. */
const POR_VOLTA = 25;

/** The walk that `Colecao.percorrer` promises, over any adapter's lists. */
export async function* percorrer<T extends { uid: string }>(
  colecao: Pick<Colecao<T>, 'listar'>,
  acesso: Acesso,
  { filtros, ordem }: Busca,
  porVez: number,
): AsyncGenerator<Registro<T>, void, undefined> {
  let apos: Cursor | null | undefined;
  do {
    const { itens, proximo } = await colecao.listar(acesso, {
      ...{ filtros: [...filtros], pagina: 1, porPagina: porVez, semTotal: true },
      ...(ordem && { ordem }),
      ...(apos && { apos }),
    });
    for (const [i, item] of itens.entries()) {
      if (i % POR_VOLTA === 0) await new Promise<void>((volta) => setImmediate(volta));
      yield item;
    }
    apos = proximo;
  } while (apos !== null);
}
