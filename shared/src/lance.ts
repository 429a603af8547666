import { z } from 'zod';
import { comunicado } from './comunicado.ts';
import { centavos, centavosPositivos } from './dinheiro.ts';
import { comandoId, uid } from './identificador.ts';
import { SITUACOES_LOTE } from './lote-situacao.ts';
import { POSICOES } from './posicao.ts';

export { POSICOES, type Posicao, ROTULOS_POSICAO } from './posicao.ts';

/** Rule 2. PRESENCIAL comes only from the auctioneer's console. */
export const tipoLance = z.enum(['MANUAL', 'AUTOMATICO', 'PRESENCIAL']);
export type TipoLance = z.infer<typeof tipoLance>;
export const ROTULOS_TIPO_LANCE: Record<TipoLance, string> = {
  MANUAL: 'Manual',
  AUTOMATICO: 'Automático',
  PRESENCIAL: 'Presencial',
};

/** POST /v1/lotes/{uid}/lances. */
export const lancePedido = z.strictObject({
  comandoId,
  tipo: z.enum(['MANUAL', 'AUTOMATICO']),
  valor: centavosPositivos,
});
/** Socket `dar-lance`. */
export const darLance = lancePedido.extend({ lelUid: uid });

/** The answer to an accepted bid. `seq` is the lot's state the answer describes; null for a silent raise (rule 8). */
export const lanceAceito = z.strictObject({
  uid: z.guid(),
  seq: z.int().nullable(),
  posicao: z.enum(POSICOES),
  valorAtual: centavos,
  proximoLance: centavos,
  dataFim: z.string().nullable(),
});
export type LanceAceito = z.infer<typeof lanceAceito>;

/** Socket `on-lances-lote`, and the state `conectar-lances-lote` is acknowledged with. */
export const estadoPublicoLote = z.strictObject({
  lelUid: z.guid(),
  seq: z.int(),
  valorAtual: centavos.nullable(),
  proximoLance: centavos,
  lider: z.strictObject({ apelido: z.string(), cidade: z.string() }).nullable(),
  qtdLances: z.int(),
  dataFim: z.string().nullable(),
  situacao: z.enum(SITUACOES_LOTE),
  /** On a lot with a Compre Já price alone: the price while it is offered (rule 9), else null. Centavos. */
  compreJa: centavos.nullable().exactOptional(),
  /** Announcements about the lot that were not dismissed, in their order; absent when there are none (L7). */
  comunicados: z.array(comunicado).exactOptional(),
});
export type EstadoPublicoLote = z.infer<typeof estadoPublicoLote>;
