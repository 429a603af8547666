import type { ComitentePublico } from '@martelo/shared/comitente';
import { perguntar } from '../dados/motor.ts';
import type { CarregarDados } from '../elemento.ts';
import type { Dados } from '../pecas/EstadoDados.tsx';

export type DadosComitentes = Dados<{ comitentes: ComitentePublico[] }>;

const VALIDADE_MS = 60_000;

export const carregarDados: CarregarDados<DadosComitentes> = async (_sessao, { subdominio }) => {
  const resposta = await perguntar<{ itens: ComitentePublico[] }>(
    '/v1/comitentes/lista-site',
    subdominio,
    VALIDADE_MS,
  );
  return resposta.estado === 'ok'
    ? { estado: 'ok', comitentes: resposta.corpo.itens }
    : { estado: 'indisponivel' };
};
