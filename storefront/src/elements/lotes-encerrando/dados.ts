import { consultaPadrao } from '@martelo/shared/pagina/elementos/semente';
import { carregarLotes, type DadosLotes, EM_ABERTO } from '../dados/lotes.ts';
import type { CarregarDados } from '../elemento.ts';

export const carregarDados: CarregarDados<DadosLotes> = (sessao, contexto) => {
  const { filtros, porPagina } = sessao.consulta ?? consultaPadrao(4);
  // Whole minutes, so that all visitors of a minute ask the same question.
  const agora = new Date(Math.floor(contexto.agora / 60_000) * 60_000).toISOString();
  return carregarLotes(
    {
      ...consultaPadrao(porPagina),
      filtros: [EM_ABERTO, { tipo: 'range', campo: 'dataFim', min: agora }, ...filtros],
    },
    contexto,
  );
};
