import type { Consulta, Pagina } from '@martelo/shared/filtro';
import type { LeilaoPublico } from '@martelo/shared/leilao-publico';
import type { ContextoDados } from '../elemento.ts';
import { parametros } from './lotes.ts';
import { perguntar } from './motor.ts';

/** Auctions for a section: as they are now, or the fact that the engine does not answer. `carregando` only in the canvas. */
export type DadosLeiloes<T = LeilaoPublico> =
  | { estado: 'ok'; itens: T[]; total: number }
  | { estado: 'indisponivel' }
  | { estado: 'carregando' };

/** The lists that the engine offers: active ones, those live now, and those that are over. */
const LISTAS = {
  ativos: '/v1/leiloes/lista-site',
  aoVivo: '/v1/leiloes/lista-site/ao-vivo',
  resultados: '/v1/leiloes/lista-site/resultados',
} as const;

/** Auctions and their dates change by staff's hand: a crowd asks for them once in this time. */
const VALIDADE_MS = 10_000;

/** @param porMes year and month, "2026-11": only auctions of that month in São Paulo */
export async function carregarLeiloes<T extends LeilaoPublico = LeilaoPublico>(
  lista: keyof typeof LISTAS,
  consulta: Consulta,
  { subdominio }: Pick<ContextoDados, 'subdominio'>,
  porMes?: string,
): Promise<DadosLeiloes<T>> {
  const mes = porMes === undefined ? '' : `&porMes=${porMes}`;
  const caminho = `${LISTAS[lista]}?${parametros({ ...consulta, pagina: 1 })}${mes}`;
  const resposta = await perguntar<Pagina<T>>(
    caminho,
    subdominio,
    lista === 'aoVivo' ? undefined : VALIDADE_MS,
  );
  if (resposta.estado !== 'ok') return { estado: 'indisponivel' };
  const { itens, total } = resposta.corpo;
  return { estado: 'ok', itens, total };
}
