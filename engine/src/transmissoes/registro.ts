import {
  type CanalTransmissao,
  canalTransmissao,
  type Transmissao,
  type TransmissaoPublica,
  transmissao,
} from '@martelo/shared/transmissao';
import type { Acesso, DefinicaoColecao, Registros } from '../records/records.ts';

/** Who runs broadcasts (spec 6). */
export const EQUIPE_DE_TRANSMISSAO = ['Interno - ADM', 'Interno - Leiloeiro', 'Interno - MKT'] as const;

const ehEquipe = (acesso: Acesso): acesso is Extract<Acesso, { tipo: 'interno' }> =>
  acesso.tipo === 'interno' && EQUIPE_DE_TRANSMISSAO.some((papel) => acesso.papeis.includes(papel));

const daMarca = {
  leitura: (acesso: Acesso) => {
    if (acesso.tipo === 'sistema') return {};
    return ehEquipe(acesso) ? { hotsiteId: acesso.hotsiteId } : null;
  },
  escrita: (acesso: Acesso, depois: { hotsiteId: number }) =>
    acesso.tipo === 'sistema' || (ehEquipe(acesso) && depois.hotsiteId === acesso.hotsiteId),
};

/** Channels of a brand. */
export const CANAIS_TRANSMISSAO: DefinicaoColecao<CanalTransmissao> = {
  nome: 'canaisTransmissao',
  schema: canalTransmissao,
  indices: {
    hotsiteId: { tipo: 'inteiro' },
    leilaoUid: { tipo: 'texto' },
    nome: { tipo: 'texto' },
    disponivel: { tipo: 'booleano' },
  },
  textoGeral: ['nome'],
  ...daMarca,
};

/** Broadcasts of a brand. They carry the encoder's address: the public reads `transmissaoPublica` alone. */
export const TRANSMISSOES: DefinicaoColecao<Transmissao> = {
  nome: 'transmissoes',
  schema: transmissao,
  indices: {
    hotsiteId: { tipo: 'inteiro' },
    leilaoUid: { tipo: 'texto' },
    canalTransmissaoUid: { tipo: 'texto' },
    publicada: { tipo: 'booleano' },
    dataInicio: { tipo: 'instante' },
  },
  ...daMarca,
};

const SISTEMA: Acesso = { tipo: 'sistema' };

/** What is on the air of these auctions now, by auction. */
export type NoAr = (leilaoUids: readonly string[]) => Promise<ReadonlyMap<string, TransmissaoPublica>>;

export function criarNoAr(registros: Registros): NoAr {
  const transmissoes = registros.colecao(TRANSMISSOES);
  const canais = registros.colecao(CANAIS_TRANSMISSAO);
  return async (leilaoUids) => {
    if (leilaoUids.length === 0) return new Map();
    const { itens } = await transmissoes.listar(SISTEMA, {
      filtros: [
        { tipo: 'multipla', campo: 'leilaoUid', valores: [...leilaoUids] },
        { tipo: 'exata', campo: 'publicada', valor: true },
      ],
      pagina: 1,
      porPagina: 200,
    });
    const noAr = itens.filter(({ dataFim }) => dataFim === null);
    const publicas = await Promise.all(
      noAr.map(async (uma) => {
        const { canalTransmissaoUid } = uma;
        const canal = canalTransmissaoUid ? await canais.obter(SISTEMA, canalTransmissaoUid) : null;
        return [uma.leilaoUid, transmissaoPublica(uma, canal)] as const;
      }),
    );
    return new Map(publicas);
  };
}

const transmissaoPublica = (
  { uid, leilaoUid, videoAtivo, audioAtivo, local, dataInicio }: Transmissao,
  canal: CanalTransmissao | null,
): TransmissaoPublica => ({
  uid,
  leilaoUid,
  canal: canal?.nome ?? null,
  videoAtivo,
  audioAtivo,
  local: local ?? null,
  dataInicio,
});
