import { z } from 'zod';
import { type Centavos, centavosPositivos } from './dinheiro.ts';
import { comandoId, uid } from './identificador.ts';
import type { Posicao } from './posicao.ts';

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
export interface LanceAceito {
  uid: string;
  seq: number | null;
  posicao: Posicao;
  valorAtual: Centavos;
  proximoLance: Centavos;
  dataFim: string | null;
}

/** Socket `on-lances-lote`, and the state `conectar-lances-lote` is acknowledged with. */
export interface EstadoPublicoLote {
  lelUid: string;
  seq: number;
  valorAtual: Centavos | null;
  proximoLance: Centavos;
  lider: { apelido: string; cidade: string } | null;
  qtdLances: number;
  dataFim: string | null;
  situacao: import('./lote.ts').SituacaoLote;
  /** On a lot with a Compre Já price alone: the price while it is offered (rule 9), else null. Centavos. */
  compreJa?: Centavos | null;
}
