import type { LeilaoAoVivo, LeilaoPublico } from '@martelo/shared/leilao-publico';
import { consultaDeLeiloes } from '@martelo/shared/pagina/elementos/semente';
import { momentoDoLeilao, proximoLeilao } from '../contagem-regressiva/momento.ts';
import { carregarLeiloes } from '../dados/leiloes.ts';
import type { CarregarDados } from '../elemento.ts';

export type DadosAoVivo =
  /** `proximo`: what is announced while nothing is live. */
  | { estado: 'ok'; itens: LeilaoAoVivo[]; total: number; proximo: LeilaoPublico | null }
  | { estado: 'indisponivel' }
  | { estado: 'carregando' };

export const carregarDados: CarregarDados<DadosAoVivo> = async (sessao, contexto) => {
  const consulta = sessao.consulta ?? consultaDeLeiloes(4);
  const vivos = await carregarLeiloes<LeilaoAoVivo>('aoVivo', consulta, contexto);
  if (vivos.estado !== 'ok' || vivos.itens.length > 0) return { proximo: null, ...vivos };
  const ativos = await carregarLeiloes('ativos', consultaDeLeiloes(50), contexto);
  const proximo = ativos.estado === 'ok' ? proximoLeilao(ativos.itens, contexto.agora) : null;
  const aVir = proximo !== null && momentoDoLeilao(proximo, contexto.agora) === 'antes';
  return { ...vivos, proximo: aVir ? proximo : null };
};
