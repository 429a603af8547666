import { integracaoBancariaEscrita } from '@martelo/shared/integracao-bancaria';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';

/** Who says where money goes. */
export const EQUIPE_DOS_BANCOS = ['Interno - ADM', 'Interno - Financeiro'] as const;

/** How a brand receives money: key and bank of Pix, agreement of boletos, card provider. Secrets lie elsewhere (`bancos/credenciais.ts`). */
export const INTEGRACOES_BANCARIAS = recurso({
  nome: 'integracaoBancaria',
  colecao: 'integracoesBancarias',
  caminho: '/v1/integracoes-bancarias',
  rotulo: { um: 'Integração bancária', varios: 'Integrações bancárias' },
  escrita: integracaoBancariaEscrita,
  guarda: {
    /** There only while it is in use, so that no two of a brand are. */
    vigente: z.literal('sim').optional(),
  },
  derivados: ({ situacao }) => ({ vigente: situacao === 'ATIVA' ? ('sim' as const) : undefined }),
  marca: 'hotsiteId',
  papeis: { le: EQUIPE_DOS_BANCOS, escreve: EQUIPE_DOS_BANCOS },
  campos: { nome: { rotulo: 'Nome', busca: true }, situacao: { rotulo: 'Situação' } },
  rotulos: { pix: 'Pix', boleto: 'Boleto', cartao: 'Cartão', vigente: 'Em uso' },
  valores: { situacao: { ATIVA: 'Ativa', INATIVA: 'Inativa' }, vigente: { sim: 'Sim' } },
  unicos: [['vigente']],
});
