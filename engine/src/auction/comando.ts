import type { TipoLance } from '@martelo/shared/lance';
import type { LeilaoEscrita, SituacaoLeilao } from '@martelo/shared/leilao';
import type { LoteEscrita } from '@martelo/shared/lote';
import type { DadosLeilao, Participante } from './evento.ts';

/** What a command asks. Everything the decision depends on besides the state is in here or is the receipt time. */
export type Pedido =
  | { tipo: 'criar-leilao'; leilao: DadosLeilao }
  | { tipo: 'alterar-leilao'; mudancas: Partial<LeilaoEscrita> }
  | { tipo: 'mudar-situacao-leilao'; situacao: SituacaoLeilao }
  /** `id`s are given out by the caller, which owns the counter; positions and times by the core. All or none are included. */
  | { tipo: 'incluir-lotes'; lotes: { id: number; uid: string; dados: LoteEscrita }[] }
  | { tipo: 'alterar-lote'; lelUid: string; mudancas: Partial<LoteEscrita> }
  | { tipo: 'dar-lance'; lelUid: string; modo: TipoLance; valor: number; participante: Participante }
  /** Sent by the timer of the lot. Before its `dataFim` it changes nothing (rule 13: the close is a command in the same queue). */
  | { tipo: 'encerrar-lote'; lelUid: string };

export interface Comando {
  /** Client-made idempotency key, unique within `autor` (rule 10). */
  comandoId: string;
  /** Who commands: a client's or user's uid, or 'sistema'. Two authors never share a `comandoId`. */
  autor: string;
  /** 128 fresh random bits in hex, drawn at receipt: salts and ids derive from it, so that a replay gives the same bits. */
  semente: string;
  pedido: Pedido;
}
