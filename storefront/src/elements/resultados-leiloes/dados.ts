import type { LeilaoComResultado } from '@martelo/shared/leilao-publico';
import { carregarLeiloes, type DadosLeiloes } from '../dados/leiloes.ts';
import type { CarregarDados } from '../elemento.ts';
import { consultaDeLeiloes } from '../leilao.ts';

export const carregarDados: CarregarDados<DadosLeiloes<LeilaoComResultado>> = (sessao, contexto) =>
  carregarLeiloes<LeilaoComResultado>(
    'resultados',
    sessao.consulta ?? consultaDeLeiloes(6, 'desc'),
    contexto,
  );
