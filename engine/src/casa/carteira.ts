import { carteiraEscrita } from '@martelo/shared/carteira';
import { ATIVO_OU_INATIVO } from '@martelo/shared/situacao-do-cadastro';
import { recurso } from '../api/recurso/recurso.ts';
import { EQUIPE_DE_COMITENTES, QUEM_VE_COMITENTES, veTodosOsComitentes } from './quem-ve-comitentes.ts';

/** Portfolios that a brand's consignors sell from. */
export const CARTEIRAS = recurso({
  nome: 'carteira',
  caminho: '/v1/carteiras',
  rotulo: { um: 'Carteira', varios: 'Carteiras' },
  modulo: 'comitente',
  escrita: carteiraEscrita,
  marca: 'hotsiteId',
  papeis: { le: QUEM_VE_COMITENTES, escreve: EQUIPE_DE_COMITENTES },
  somente: (acesso) => (veTodosOsComitentes(acesso) ? {} : { id: acesso.carteiras ?? [] }),
  campos: {
    nome: { rotulo: 'Nome', busca: true },
    codigo: { rotulo: 'Código', busca: true },
    situacao: { rotulo: 'Situação' },
  },
  valores: { situacao: ATIVO_OU_INATIVO },
  unicos: [['nome']],
  listas: [{ caminho: '/v1/carteira', resumo: 'As carteiras que posso ver' }],
});
