import { type Comitente, comitente } from '@martelo/shared/comitente';
import type { DefinicaoColecao } from '../records/records.ts';

export const EQUIPE_DE_COMITENTES = [
  'Interno - ADM',
  'Interno - Leilão',
  'Interno - Acerto',
  'Interno - GerenteAcerto',
] as const;
export const PAPEL_COMITENTE = 'Interno - Comitente';

const ehEquipe = ({ papeis }: { papeis: readonly string[] }): boolean =>
  EQUIPE_DE_COMITENTES.some((papel) => papeis.includes(papel));

/** Consignors. The house's staff keep them; a consignor's own users see theirs. */
export const COMITENTES: DefinicaoColecao<Comitente> = {
  nome: 'comitentes',
  schema: comitente,
  indices: {
    id: { tipo: 'inteiro', unico: true },
    hotsites: { tipo: 'inteiro' },
    usuarios: { tipo: 'texto' },
    nome: { tipo: 'texto' },
    grupo: { tipo: 'texto' },
    cogId: { tipo: 'inteiro' },
    situacao: { tipo: 'texto' },
    mostrarNoSite: { tipo: 'booleano' },
  },
  textoGeral: ['nome', 'nomeSite', 'grupo'],
  leitura: (acesso) => {
    if (acesso.tipo === 'sistema') return {};
    if (acesso.tipo !== 'interno') return null;
    return ehEquipe(acesso) ? { hotsites: acesso.hotsites } : { usuarios: acesso.usuUid };
  },
  escrita: (acesso, depois) =>
    acesso.tipo === 'sistema' ||
    (acesso.tipo === 'interno' &&
      ehEquipe(acesso) &&
      depois.hotsites.every((id) => acesso.hotsites.includes(id))),
};
