import { type Comitente, comitente } from '@martelo/shared/comitente';
import type { TermosCondicional } from '@martelo/shared/condicional';
import type { LoteEscrita } from '@martelo/shared/lote';
import type { Acesso, DefinicaoColecao, Registros } from '../records/records.ts';

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

const SISTEMA: Acesso = { tipo: 'sistema' };

export const termosDoComitente = (c: Comitente): TermosCondicional => ({
  prazoHoras: c.prazoCondicionalHoras,
  prazoClienteHoras: c.prazoClienteHoras,
  toleranciaPorcentagem: c.toleranciaLiberacaoPorcentagem,
  aceitaReplica: c.aceitarReplica,
});

/** A lot with its consignor's terms written onto it, unless it names its own: from then on they are the lot's. */
export type ComTermos = (lote: LoteEscrita) => Promise<LoteEscrita>;

export function criarComTermos(registros: Registros): ComTermos {
  const comitentes = registros.colecao(COMITENTES);
  return async (lote) => {
    const comId = lote.comitente?.comId;
    if (comId === undefined || lote.termosCondicional !== undefined) return lote;
    const achado = await comitentes.obterPor(SISTEMA, 'id', comId);
    return achado === null ? lote : { ...lote, termosCondicional: termosDoComitente(achado) };
  };
}
