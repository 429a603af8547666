import type { TabelaDeFrete } from '@martelo/shared/frete';
import { perguntar } from '../dados/motor.ts';
import type { CarregarDados } from '../elemento.ts';
import type { Dados } from '../pecas/EstadoDados.tsx';
import { type FreteNaPagina, opcoesDe, porOrigem } from './tabela.ts';

export type DadosFrete = Dados<FreteNaPagina>;

const VALIDADE_MS = 60_000;

/** What the model shows of the table, and no more: a table of thousands of rows is not sent to choose from three lists. */
export const carregarDados: CarregarDados<DadosFrete> = async (sessao, { subdominio }) => {
  const resposta = await perguntar<TabelaDeFrete>('/v1/fretes', subdominio, VALIDADE_MS);
  if (resposta.estado !== 'ok') return { estado: 'indisponivel' };
  const tabela = resposta.corpo;
  return {
    estado: 'ok',
    opcoes: opcoesDe(tabela),
    origens: sessao.modelo === 'tabela' ? porOrigem(tabela) : [],
  };
};
