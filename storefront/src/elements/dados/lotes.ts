import type { Consulta, Filtro } from '@martelo/shared/filtro';
import type { BuscaLotes } from '@martelo/shared/lote-busca';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { LOTE_ACEITA_LANCES } from '@martelo/shared/lote-situacao';
import type { ContextoDados } from '../elemento.ts';
import { perguntar } from './motor.ts';

/** Lots for a section: as they are now, or the fact that the engine does not answer. `carregando` only in the canvas. */
export type DadosLotes =
  | { estado: 'ok'; itens: LoteCartao[]; total: number }
  | { estado: 'indisponivel' }
  | { estado: 'carregando' };

/** Listing sections show what is on sale; the section's own query narrows it. */
export const EM_ABERTO: Filtro = { tipo: 'multipla', campo: 'situacao', valores: [...LOTE_ACEITA_LANCES] };

/** Runs a section's query for a brand. */
export async function carregarLotes(
  consulta: Consulta,
  { subdominio }: Pick<ContextoDados, 'subdominio'>,
): Promise<DadosLotes> {
  const busca = await buscarLotes(consulta, subdominio);
  return busca === null
    ? { estado: 'indisponivel' }
    : { estado: 'ok', itens: busca.itens, total: busca.total };
}

/** GET /v1/lotes as the engine answers it; null when it does not. */
export async function buscarLotes(consulta: Consulta, subdominio: string): Promise<BuscaLotes | null> {
  const resposta = await perguntar<BuscaLotes>(`/v1/lotes?${parametros(consulta)}`, subdominio);
  return resposta.estado === 'ok' ? resposta.corpo : null;
}

/** Contract: `?pagina&porPagina&ordenar&ordem&filtro=<JSON>`. */
export function parametros({ filtros, ordem, pagina, porPagina }: Consulta): string {
  const texto = new URLSearchParams({ pagina: String(pagina), porPagina: String(porPagina) });
  if (ordem) {
    texto.set('ordenar', ordem.campo);
    texto.set('ordem', ordem.tipoOrdenacao);
  }
  if (filtros.length > 0) texto.set('filtro', JSON.stringify(filtros));
  return texto.toString();
}
