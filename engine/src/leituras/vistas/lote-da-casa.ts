import type { LoteNaCasa } from '@martelo/shared/lote-na-casa';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registro, Registros } from '../../records/records.ts';
import { LEILOES } from '../registros/leilao.ts';
import { LOTES } from '../registros/lote.ts';
import type { LoteDaCasa } from '../registros/lote-da-casa.ts';

/** As many as one page of a list has at most. */
export const LINHAS_POR_VEZ = 200;

/**
 * Rows of the house's list with what is kept elsewhere: what their auctions are called, and what bids moved. Two questions to the records
 * for a whole page.
 */
export function criarCompletar(registros: Registros) {
  const [leiloes, lotes] = [registros.colecao(LEILOES), registros.colecao(LOTES)];
  const porUid = async <T extends { uid: string }>(
    colecao: { listar: typeof leiloes.listar } | { listar: typeof lotes.listar },
    uids: readonly string[],
  ): Promise<Map<string, Registro<T>>> => {
    const { itens } = await (colecao as typeof leiloes).listar(SISTEMA, {
      filtros: [{ tipo: 'lista', campo: 'uid', valores: [...new Set(uids)] }],
      ...{ pagina: 1, porPagina: LINHAS_POR_VEZ, semTotal: true },
    });
    return new Map((itens as unknown as Registro<T>[]).map((um) => [um.uid, um]));
  };
  return async (linhas: readonly Registro<LoteDaCasa>[]): Promise<LoteNaCasa[]> => {
    if (linhas.length === 0) return [];
    const [osLeiloes, osLotes] = await Promise.all([
      porUid<{ uid: string; nome: string }>(
        leiloes,
        linhas.map(({ leilao }) => leilao.uid),
      ),
      porUid<{ uid: string; valorAtual: number | null; qtdLances: number }>(
        lotes,
        linhas.map(({ uid }) => uid),
      ),
    ]);
    return linhas.map(({ anterior: _, hotsites: __, createdBy: ___, updatedBy: ____, ...linha }) => {
      const lote = osLotes.get(linha.uid);
      return {
        ...linha,
        leilao: { ...linha.leilao, nome: osLeiloes.get(linha.leilao.uid)?.nome ?? '' },
        valorAtual: lote?.valorAtual ?? null,
        qtdLances: lote?.qtdLances ?? 0,
        revisao: linha.revisao + (lote?.revisao ?? 0),
      };
    });
  };
}
