import type { Pagina } from '@martelo/shared/filtro';
import type { PatioPublico } from '@martelo/shared/patio';
import { ambiente } from '../../site/ambiente.ts';
import { perguntar } from '../dados/motor.ts';
import type { CarregarDados } from '../elemento.ts';
import type { Dados } from '../pecas/EstadoDados.tsx';
import type { BlocosMapa } from '../pecas/Mapa.tsx';
import { type PatioNoMapa, patioNoMapa } from './patio-no-mapa.ts';

export type DadosPatios = Dados<{ patios: PatioNoMapa[]; blocos: BlocosMapa }>;

/** Yards change by staff's hand, their lots by the hour. */
const VALIDADE_MS = 30_000;

export const carregarDados: CarregarDados<DadosPatios> = async (_sessao, { subdominio }) => {
  const resposta = await perguntar<Pagina<PatioPublico>>(
    '/v1/patios/lista-site?porPagina=200',
    subdominio,
    VALIDADE_MS,
  );
  if (resposta.estado !== 'ok') return { estado: 'indisponivel' };
  return { estado: 'ok', patios: resposta.corpo.itens.map(patioNoMapa), blocos: ambiente().mapaBlocos };
};
