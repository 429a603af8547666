import { z } from 'zod';
import type { DefinicaoColecao } from '../../records/records.ts';

const veiculoEmLeilao = z.strictObject({
  /** The vehicle's. */
  uid: z.guid(),
  leiUid: z.guid(),
  lelUid: z.guid(),
  em: z.iso.datetime(),
  /** The auction has answered that the lot is in it. Until then it holds for a minute: its process may have died meanwhile. */
  firme: z.boolean(),
});
export type VeiculoEmLeilao = z.infer<typeof veiculoEmLeilao>;

/** The engine's own: by compare-and-set on a vehicle's one record, of two auctions that take it at once one is the first. */
export const VEICULOS_EM_LEILAO: DefinicaoColecao<VeiculoEmLeilao> = {
  nome: 'veiculosEmLeilao',
  schema: veiculoEmLeilao,
  indices: {},
  carimbosSemArvore: true,
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};
