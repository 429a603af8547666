import { tem } from '../../api/recurso/politica.ts';
import type { EstadoLote } from '../../auction/modelo/estado.ts';
import { PAPEL_COMITENTE } from '../../casa/comitente.ts';
import { respondePor } from '../../leituras/visibilidade.ts';
import type { Acesso } from '../../records/records.ts';
import { PAPEIS_DO_LEILAO, PAPEL_DE_MINIMOS } from '../lote/alterar-lote.ts';

/** Who writes auctions. */
export const EQUIPE_DO_LEILAO = PAPEIS_DO_LEILAO;

/** Who reads what the house has of auctions and lots. A consignor's people are not among them: an auction is of many. */
export const LEEM_LEILOES = [
  ...PAPEIS_DO_LEILAO,
  PAPEL_DE_MINIMOS,
  'Interno - Leiloeiro',
  'Interno - SAC',
  'Interno - MKT',
  'Interno - Acerto',
  'Interno - Financeiro',
] as const;

/** Who opens a lot: who reads those of its auction, and a consignor's people their own. */
export const LEEM_UM_LOTE = [...LEEM_LEILOES, PAPEL_COMITENTE] as const;

/** Whether the lot is of a consignor that they answer for. */
export const ehDoComitente = (acesso: Acesso, { dados }: Pick<EstadoLote, 'dados'>): boolean =>
  respondePor(acesso, dados.comitente?.comId);

/** Whoever answers for consignors alone reads the lots of those, and there are no others. */
export const podeLerLote = (acesso: Acesso, lote: Pick<EstadoLote, 'dados'>): boolean =>
  tem(acesso, LEEM_LEILOES) || ehDoComitente(acesso, lote);
