import type { LeilaoComResultado } from '@martelo/shared/leilao-publico';
import { consultaDeLeiloes } from '@martelo/shared/pagina/elementos/semente';
import { carregarLeiloes, type DadosLeiloes } from '../dados/leiloes.ts';
import type { CarregarDados } from '../elemento.ts';

export const carregarDados: CarregarDados<DadosLeiloes<LeilaoComResultado>> = (sessao, contexto) =>
  carregarLeiloes<LeilaoComResultado>(
    'resultados',
    sessao.consulta ?? consultaDeLeiloes(6, 'desc'),
    contexto,
  );
