import type { EstatisticasPublicas } from '@martelo/shared/estatisticas';
import { perguntar } from '../dados/motor.ts';
import type { CarregarDados } from '../elemento.ts';
import type { Dados } from '../pecas/EstadoDados.tsx';

export type DadosNumeros = Dados<{ numeros: EstatisticasPublicas }>;

const VALIDADE_MS = 60_000;

export const carregarDados: CarregarDados<DadosNumeros> = async (_sessao, { subdominio }) => {
  const resposta = await perguntar<EstatisticasPublicas>('/v1/estatisticas', subdominio, VALIDADE_MS);
  return resposta.estado === 'ok' ? { estado: 'ok', numeros: resposta.corpo } : { estado: 'indisponivel' };
};
