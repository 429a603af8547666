import type { Consulta } from '@martelo/shared/filtro';
import type { BuscaLotes } from '@martelo/shared/lote-busca';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { parametros } from '@martelo/shared/pagina/listagem/parametros';
import type { ContextoDados } from '../elemento.ts';
import { perguntar } from './motor.ts';

export { EM_ABERTO, parametros } from '@martelo/shared/pagina/listagem/parametros';

/** Lots for a section: as they are now, or the fact that the engine does not answer. `carregando` only in the canvas. */
export type DadosLotes =
  | { estado: 'ok'; itens: LoteCartao[]; total: number }
  | { estado: 'indisponivel' }
  | { estado: 'carregando' };

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
