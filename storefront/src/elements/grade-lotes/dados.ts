import { consultaPadrao } from '@martelo/shared/pagina/elementos/semente';
import { carregarLotes, type DadosLotes, EM_ABERTO } from '../dados/lotes.ts';
import type { CarregarDados } from '../elemento.ts';

export const carregarDados: CarregarDados<DadosLotes> = (sessao, contexto) => {
  const consulta = sessao.consulta ?? consultaPadrao(8);
  return carregarLotes({ ...consulta, pagina: 1, filtros: [EM_ABERTO, ...consulta.filtros] }, contexto);
};
