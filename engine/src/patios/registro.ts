import { type Patio, type PatioPublico, patio, trechoDeEndereco, urlDoPatio } from '@martelo/shared/patio';
import { ESTADOS_UF } from '@martelo/shared/uf';
import type { Acesso, DefinicaoColecao } from '../records/records.ts';

/** Who keeps yards. */
export const EQUIPE_DE_PATIOS = ['Interno - ADM', 'Interno - Pátio'] as const;

/** Yards of one or more brands. Visitors see those that are active and shown; everybody of the house sees all of their brand's. */
export const PATIOS: DefinicaoColecao<Patio> = {
  nome: 'patios',
  schema: patio,
  indices: {
    id: { tipo: 'inteiro', unico: true },
    hotsites: { tipo: 'inteiro' },
    nome: { tipo: 'texto' },
    nomeBusca: { tipo: 'texto' },
    cidade: { tipo: 'texto' },
    cidadeBusca: { tipo: 'texto' },
    estadoUf: { tipo: 'texto' },
    situacao: { tipo: 'texto' },
    mostrarNoSite: { tipo: 'booleano' },
  },
  textoGeral: ['nome', 'cidade', 'endereco'],
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

/** What follows from the fields that staff write. */
export const comDerivados = <T extends Pick<Patio, 'nome' | 'cidade' | 'estadoUf'>>(escrito: T) => ({
  ...escrito,
  estado: ESTADOS_UF[escrito.estadoUf],
  cidadeBusca: trechoDeEndereco(escrito.cidade),
  nomeBusca: trechoDeEndereco(escrito.nome),
});

/** By name, so that a field added later is not public by accident. */
export const patioPublicoDe = (doc: Patio, qtdLotes: number): PatioPublico => ({
  id: doc.id,
  uid: doc.uid,
  nome: doc.nome,
  cidade: doc.cidade,
  estado: doc.estado,
  estadoUf: doc.estadoUf,
  cidadeBusca: doc.cidadeBusca,
  endereco: doc.endereco,
  telefone: doc.telefone ?? null,
  explicacaoVisitacao: doc.explicacaoVisitacao ?? null,
  googleMaps: doc.googleMaps ?? null,
  mapa: doc.mapa ?? null,
  fotos: doc.fotos,
  coordenadas: doc.coordenadas ?? null,
  url: urlDoPatio(doc),
  qtdLotes,
});

const ehEquipe = (acesso: Acesso): acesso is Extract<Acesso, { tipo: 'interno' }> =>
  acesso.tipo === 'interno' && EQUIPE_DE_PATIOS.some((papel) => acesso.papeis.includes(papel));
