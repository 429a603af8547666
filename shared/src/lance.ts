import { z } from 'zod';
import { type Centavos, centavosPositivos } from './dinheiro.ts';
import { comandoId, uid } from './identificador.ts';

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

export const POSICOES = [
  'nao-esta-participando',
  'ganhando',
  'superado',
  'vencedor',
  'finalizado',
  'condicional',
  'condicional negada',
] as const;
/** Rule 21. */
export type Posicao = (typeof POSICOES)[number];

type Rotulos = Record<Posicao, string>;
const leilao: Rotulos = {
  'nao-esta-participando': 'Não está participando',
  ganhando: 'Ganhando',
  superado: 'Superado',
  vencedor: 'Ganhou',
  finalizado: 'Finalizado',
  condicional: 'Condicional',
  'condicional negada': 'Condicional negada',
};
export const ROTULOS_POSICAO: { leilao: Rotulos; loja: Rotulos } = {
  leilao,
  loja: { ...leilao, ganhando: 'Melhor oferta', superado: 'Oferta superada' },
};

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
}
