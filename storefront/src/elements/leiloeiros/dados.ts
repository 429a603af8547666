import type { LeiloeiroPublico } from '@martelo/shared/leiloeiro-oficial';
import { perguntar } from '../dados/motor.ts';
import type { CarregarDados } from '../elemento.ts';
import type { Dados } from '../pecas/EstadoDados.tsx';

export type DadosLeiloeiros = Dados<{ leiloeiros: LeiloeiroPublico[] }>;

const VALIDADE_MS = 60_000;

export const carregarDados: CarregarDados<DadosLeiloeiros> = async (_sessao, { subdominio }) => {
  const resposta = await perguntar<{ itens: LeiloeiroPublico[] }>(
    '/v1/leiloeiros/lista-site',
    subdominio,
    VALIDADE_MS,
  );
  return resposta.estado === 'ok'
    ? { estado: 'ok', leiloeiros: resposta.corpo.itens }
    : { estado: 'indisponivel' };
};
