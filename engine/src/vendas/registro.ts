import { type Venda, venda } from '@martelo/shared/venda';
import type { Acesso, DefinicaoColecao } from '../records/records.ts';

const PAPEIS_DE_VENDA = ['Interno - ADM', 'Interno - Acerto', 'Interno - GerenteAcerto', 'Interno - SAC'];

/** Sales: made once by the projection, which moves them with their lots; settlement keeps their payments. */
export const VENDAS: DefinicaoColecao<Venda> = {
  nome: 'vendas',
  schema: venda,
  indices: {
    id: { tipo: 'inteiro', unico: true },
    hotsiteId: { tipo: 'inteiro' },
    cliUid: { tipo: 'texto' },
    leiUid: { tipo: 'texto' },
    lelUid: { tipo: 'texto', unico: true },
    situacao: { tipo: 'texto' },
    dataVenda: { tipo: 'instante' },
    retiradaEm: { tipo: 'instante', semArvore: true },
  },
  textoGeral: ['loteNome', 'loteNumero', 'leilaoNome'],
  leitura: (acesso) => {
    switch (acesso.tipo) {
      case 'sistema':
        return {};
      case 'cliente':
        return { cliUid: acesso.cliUid, hotsiteId: acesso.hotsiteId };
      case 'interno':
        return podeVerVendas(acesso) ? { hotsiteId: acesso.hotsiteId } : null;
      case 'anonimo':
        return null;
    }
  },
  escrita: (acesso, depois) =>
    acesso.tipo === 'sistema' || (podeVerVendas(acesso) && acesso.hotsiteId === depois.hotsiteId),
};

/** Sales that were taken back before their lot was sold again, as they were left. */
export const VENDAS_DESFEITAS: DefinicaoColecao<Venda> = {
  ...VENDAS,
  nome: 'vendasDesfeitas',
  indices: { ...VENDAS.indices, id: { tipo: 'inteiro' }, lelUid: { tipo: 'texto' } },
  escrita: (acesso) => acesso.tipo === 'sistema',
};

const podeVerVendas = (acesso: Acesso): acesso is Extract<Acesso, { tipo: 'interno' }> =>
  acesso.tipo === 'interno' && acesso.papeis.some((papel) => PAPEIS_DE_VENDA.includes(papel));
