import { PAPEIS_INTERNOS } from '@martelo/shared/papeis';
import { unidadeNegocioEscrita } from '@martelo/shared/unidade-negocio';
import { recurso } from '../api/recurso/recurso.ts';

/** Business units of a brand, which its users are of. This file is read before `veiculo.ts`, whose `/v1/veiculos/:uid` would take its path. */
export const UNIDADES_NEGOCIO = recurso({
  nome: 'unidadeNegocio',
  colecao: 'unidadesNegocio',
  caminho: '/v1/veiculos/unidades-negocio',
  modulo: 'manutencao',
  rotulo: { um: 'Unidade de negócio', varios: 'Unidades de negócio' },
  escrita: unidadeNegocioEscrita,
  marca: 'hotsiteId',
  papeis: { le: PAPEIS_INTERNOS, escreve: ['Interno - ADM'] },
  campos: {
    nome: { rotulo: 'Nome', busca: true },
    uf: { rotulo: 'Estado' },
    prioridade: { rotulo: 'Prioridade' },
    ativo: { rotulo: 'Ativa' },
  },
  unicos: [['nome']],
});
