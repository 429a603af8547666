import type { Consulta, Filtro } from '@martelo/shared/filtro';
import type { Acesso, Registro } from './records.ts';

interface Listavel<T> {
  listar(acesso: Acesso, consulta: Consulta): Promise<{ itens: T[] }>;
}

const SISTEMA: Acesso = { tipo: 'sistema' };
const POR_PAGINA = 100;
/** SQLite answers without a turn of the event loop: every so many records one is given to whoever waits. */
const POR_VOLTA = 25;

/**
 * Every record that the filters find, in the order of their ids, policy not asked: a page begins where the one before it ended. Other
 * requests go in between, also while whoever reads asks the records for each.
 */
export async function* todos<T extends { id: number }>(
  colecao: Listavel<Registro<T>>,
  filtros: readonly Filtro[],
): AsyncGenerator<Registro<T>> {
  let depoisDe = 0;
  for (;;) {
    const { itens } = await colecao.listar(SISTEMA, {
      filtros: [...filtros, { tipo: 'range', campo: 'id', min: depoisDe + 1 }],
      ordem: { campo: 'id', tipoOrdenacao: 'asc', tipoCampo: 'long' },
      pagina: 1,
      porPagina: POR_PAGINA,
    });
    for (const [i, item] of itens.entries()) {
      if (i % POR_VOLTA === 0) await new Promise<void>((volta) => setImmediate(volta));
      yield item;
    }
    if (itens.length < POR_PAGINA) return;
    depoisDe = itens.at(-1)?.id ?? depoisDe;
  }
}
