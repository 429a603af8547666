import { type LoteCartao, loteCartao } from '@martelo/shared/lote-cartao';
import { idNoCaminhoDoLote } from '@martelo/shared/lote-url';
import { consultaPadrao } from '@martelo/shared/pagina/elementos/semente';
import { z } from 'zod';
import { buscarLotes, EM_ABERTO } from '../dados/lotes.ts';
import { perguntar } from '../dados/motor.ts';
import type { CarregarDados } from '../elemento.ts';

export type DadosDestaque =
  /** Null: none was chosen, and the query finds none. */
  { estado: 'ok'; lote: LoteCartao | null } | { estado: 'indisponivel' } | { estado: 'carregando' };

/** Of all that a lot's page is told, what a card shows. */
const soOCartao = z.object(loteCartao.shape);

export const carregarDados: CarregarDados<DadosDestaque> = async (sessao, { subdominio }) => {
  const id = idNoCaminhoDoLote(sessao.itens[0]?.link?.split(/[?#]/)[0] ?? '');
  if (id !== null) {
    const resposta = await perguntar<LoteCartao>(`/v1/lotes/${id}`, subdominio);
    if (resposta.estado === 'indisponivel') return resposta;
    if (resposta.estado === 'ok') {
      const { fotosUrls } = resposta.corpo;
      return { estado: 'ok', lote: soOCartao.parse({ ...resposta.corpo, fotosUrls: fotosUrls.slice(0, 4) }) };
    }
  }
  const consulta = sessao.consulta ?? consultaPadrao(1);
  const busca = await buscarLotes(
    { ...consulta, pagina: 1, porPagina: 1, filtros: [EM_ABERTO, ...consulta.filtros] },
    subdominio,
  );
  return busca === null ? { estado: 'indisponivel' } : { estado: 'ok', lote: busca.itens[0] ?? null };
};
