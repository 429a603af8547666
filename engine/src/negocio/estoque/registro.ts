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

/** Longer than any command takes: who took a vehicle and was not heard of since is gone. */
const PRAZO_MS = 60_000;
/** The command that takes a vehicle is on its way: its auction has not answered yet. @param agora Unix ms */
export const aCaminho = ({ firme, em }: Pick<VeiculoEmLeilao, 'firme' | 'em'>, agora: number): boolean =>
  !firme && agora - Date.parse(em) < PRAZO_MS;
