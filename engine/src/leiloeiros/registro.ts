import { type LeiloeiroOficial, leiloeiroOficial } from '@martelo/shared/leiloeiro-oficial';
import type { Acesso, DefinicaoColecao } from '../records/records.ts';

/** Who keeps the auctioneers' records. */
export const EQUIPE_DE_LEILOEIROS = ['Interno - ADM', 'Interno - Leilão'] as const;

/** Auctioneers as people of the trade. Auctions name them; what the site tells of them is here. */
export const LEILOEIROS: DefinicaoColecao<LeiloeiroOficial> = {
  nome: 'leiloeiros',
  schema: leiloeiroOficial,
  indices: {
    id: { tipo: 'inteiro', unico: true },
    hotsites: { tipo: 'inteiro' },
    nome: { tipo: 'texto' },
    inscricao: { tipo: 'texto' },
    situacao: { tipo: 'texto' },
    mostrarNoSite: { tipo: 'booleano' },
    ordem: { tipo: 'inteiro' },
  },
  textoGeral: ['nome', 'inscricao'],
  leitura(acesso) {
    switch (acesso.tipo) {
      case 'sistema':
        return {};
      case 'interno':
        return { hotsites: acesso.hotsiteId };
      default:
        return { hotsites: acesso.hotsiteId, situacao: 'ATIVO', mostrarNoSite: true };
    }
  },
  escrita: (acesso, depois, antes) =>
    acesso.tipo === 'sistema' ||
    (ehEquipe(acesso) &&
      [...depois.hotsites, ...(antes?.hotsites ?? [])].every((id) => acesso.hotsites.includes(id))),
};

const ehEquipe = (acesso: Acesso): acesso is Extract<Acesso, { tipo: 'interno' }> =>
  acesso.tipo === 'interno' && EQUIPE_DE_LEILOEIROS.some((papel) => acesso.papeis.includes(papel));
