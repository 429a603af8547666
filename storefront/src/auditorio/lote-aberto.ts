import type { Pagina } from '@martelo/shared/filtro';
import type { LanceNoHistorico, LoteDetalhe, MinhaPosicao } from '@martelo/shared/lote-detalhe';

/** A lot as the room shows it: its page's own data, where one stands, and its last bids. */
export interface LoteAberto {
  lote: LoteDetalhe;
  minha: MinhaPosicao | null;
  lances: LanceNoHistorico[];
}

const LANCES = 10;

/**
 * Reads a lot, on whichever side.
 * @param ler a call's answer; null where there was none
 * @returns null where the lot itself could not be read: of the rest the room does without
 */
export async function lerLoteAberto(
  ler: <T>(caminho: string) => Promise<T | null>,
  lelUid: string,
  cliente: boolean,
): Promise<LoteAberto | null> {
  const [lote, minha, lances] = await Promise.all([
    ler<LoteDetalhe>(`/v1/lotes/${lelUid}`),
    cliente ? ler<MinhaPosicao>(`/v1/lotes/${lelUid}/minha-posicao`) : null,
    ler<Pagina<LanceNoHistorico>>(`/v1/lotes/${lelUid}/lances?porPagina=${LANCES}`),
  ]);
  return lote === null ? null : { lote, minha, lances: lances?.itens ?? [] };
}
