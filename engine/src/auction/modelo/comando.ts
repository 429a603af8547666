import type { RespostaCliente, RespostaComitente } from '@martelo/shared/condicional';
import type { TipoLance } from '@martelo/shared/lance';
import type { PorTelefone } from '@martelo/shared/lance-por-telefone';
import type { LeilaoEscrita, SituacaoLeilao } from '@martelo/shared/leilao';
import type { AcaoApelido } from '@martelo/shared/leiloeiro';
import type { LoteEscrita, SituacaoLote } from '@martelo/shared/lote';
import type { PublicoDoRecado } from '@martelo/shared/recado-do-pregao';
import type { Ator } from '@martelo/shared/transicoes';
import type { DadosLeilao, Participante } from './dados.ts';
import type { AtoDeSituacao } from './pregao.ts';
import type { CampoRetiravelDoLeilao, CampoRetiravelDoLote } from './retiraveis.ts';

/** The fields named change, inside `valor` too; the others stay. */
export type MudancasLote = Partial<Omit<LoteEscrita, 'valor'>> & { valor?: Partial<LoteEscrita['valor']> };

/** What an act at the console says beside its name. */
export type ConteudoDaAcao =
  | { acao: 'abrir-lote' | AtoDeSituacao | 'pausar' | 'retomar' | 'desfazer' }
  /** The room bidder: the apelido, with the consignor it belongs to if it does. */
  | { acao: 'lance-presencial'; participante: Participante; comId: number | null; valor: number }
  | { acao: 'acao-apelido'; acaoApelido: AcaoApelido }
  | { acao: 'incremento'; valor: number }
  | { acao: 'comunicar'; texto: string; mudaDescricao: boolean }
  | { acao: 'retirar-comunicado'; uid: string }
  | { acao: 'recado'; texto: string; para: PublicoDoRecado }
  | { acao: 'retirar-recado' };

/** What a command asks. Everything the decision depends on besides the state is in here or is the receipt time. */
export type Pedido =
  | { tipo: 'criar-leilao'; leilao: DadosLeilao }
  /**
   * `termos`: whether the author has the role for minimums and increments; absent is no, in old logs yes. `retirar`: optional fields that
   * are to be there no more. `revisao`: the version that the change was made on, where the author said which.
   */
  | {
      tipo: 'alterar-leilao';
      mudancas: Partial<LeilaoEscrita>;
      termos?: boolean;
      retirar?: readonly CampoRetiravelDoLeilao[];
      revisao?: number;
    }
  | { tipo: 'mudar-situacao-leilao'; situacao: SituacaoLeilao; motivo?: string }
  /** `id`s are given out by the caller, which owns the counter; positions and times by the core. All or none are included. */
  | { tipo: 'incluir-lotes'; lotes: { id: number; uid: string; dados: LoteEscrita }[] }
  /** `como`: as whom the author may change the situation; absent is as nobody, in old logs as the auction's staff. */
  | {
      tipo: 'alterar-lote';
      lelUid: string;
      mudancas: MudancasLote;
      como?: readonly Ator[];
      termos?: boolean;
      /** Optional fields that are to be there no more; of `valor`, by `valor.compreJa`. */
      retirar?: readonly CampoRetiravelDoLote[];
      revisao?: number;
    }
  /** The lots named take the places they hold between them in this order. `revisao`: of the order that was read. */
  | { tipo: 'ordenar-lotes'; lelUids: readonly string[]; revisao?: number }
  | {
      tipo: 'mudar-situacao-lote';
      lelUid: string;
      situacao: SituacaoLote;
      motivo: string | null;
      como: readonly Ator[];
      /** The situation it was decided on, where the act makes sense from there alone. */
      de?: SituacaoLote;
    }
  | { tipo: 'dar-lance'; lelUid: string; modo: TipoLance; valor: number; participante: Participante }
  /** Rule 19. `lance` may also be an automatic answer: it stands for the instruction that set the cap. */
  | { tipo: 'cancelar-lance'; lelUid: string; lance: string; motivo: string }
  /** Rules 12 and 17: `seq` and `lelUid` are what the console saw on the block; `lelUid` null when it did not say. */
  | ({ tipo: 'leiloeiro-acao'; seq: number; lelUid: string | null } & ConteudoDaAcao)
  /** Rule 9. `valor`: the price that the buyer saw, centavos; absent in old logs, and where a program takes what is posted. */
  | {
      tipo: 'comprar-ja';
      lelUid: string;
      participante: Participante;
      valor?: number;
      /** Said on the telephone: who of the house took it down, and where it can be heard. */
      porTelefone?: PorTelefone;
    }
  | {
      tipo: 'fazer-proposta';
      lelUid: string;
      participante: Participante;
      valor: number;
      telefone: string | null;
      email: string | null;
      porTelefone?: PorTelefone;
    }
  /** Staff's word on a proposal. */
  | {
      tipo: 'responder-proposta';
      lelUid: string;
      proposta: string;
      resposta: 'ACEITA' | 'CONTRAPROPOSTA' | 'RECUSA';
      valor: number | null;
    }
  /** The client's word on a counter-offer. */
  | {
      tipo: 'responder-contraproposta';
      lelUid: string;
      proposta: string;
      cliUid: string;
      resposta: 'ACEITA' | 'RECUSA';
    }
  /** The consignor's word on a conditional sale, theirs or given by staff; `nome` is who gave it. */
  | {
      tipo: 'responder-condicional';
      lelUid: string;
      resposta: RespostaComitente;
      valor: number | null;
      nome: string;
    }
  /** The client's word on the consignor's new value. */
  | {
      tipo: 'responder-novo-valor';
      lelUid: string;
      cliUid: string;
      resposta: RespostaCliente;
      valor: number | null;
    }
  /** Who leads asks to be let off the bid (L7). */
  | { tipo: 'pedir-retirada'; lelUid: string; cliUid: string }
  /** Who stands behind the name under which the room bought a lot (P1). */
  | { tipo: 'identificar-comprador'; lelUid: string; cliUid: string }
  /** Sent by the timer when an answer was due (see prazos.ts). Too early, or once answered, it changes nothing. */
  | { tipo: 'vencer-condicional'; lelUid: string }
  | { tipo: 'vencer-proposta'; lelUid: string; proposta: string }
  /** Sent by the timer of the lot. Before its `dataFim` it changes nothing (rule 13: the close is a command in the same queue). */
  | { tipo: 'encerrar-lote'; lelUid: string }
  /** Sent by the auction's own timer, the grace after its last close (see prazos.ts). */
  | { tipo: 'terminar-leilao' }
  /**
   * Sent by the runtime: nothing could be committed between these instants, ISO (rule 18); with `soVencidos`, the engine only kept
   * everybody waiting, and lots that ended meanwhile are the ones that lost anything.
   */
  | { tipo: 'restituir-tempo'; de: string; ate: string; soVencidos?: true }
  /** Sent by the platform's maintenance: the auction stands still, and gets the time back when it is over . */
  | { tipo: 'parar-para-manutencao'; parado: boolean }
  /** Sent by the runtime of a process that takes the auction over: `dono` is how the log names it. */
  | { tipo: 'assumir-posse'; dono: string };

export interface Comando {
  /** Client-made idempotency key, unique within `autor` (rule 10). */
  comandoId: string;
  /** Who commands: a client's or user's uid, or 'sistema'. Two authors never share a `comandoId`. */
  autor: string;
  /** 128 fresh random bits in hex, drawn at receipt: salts and ids derive from it, so that a replay gives the same bits. */
  semente: string;
  /**
   * Which way of deciding it was received under; absent is 1. Stamped on receipt, so that a command of an old log is executed again
   * to the very events it gave then, whatever the core learned since. 2: the silent instructions of a ledger entry are committed
   * to under a salt of their own; a close below the reserve opens the conditional sale. 3: who does not say that they have a role has
   * it not; taking a bid back asks the lot's own clock, which stands in a pause and while suspended. 4: taking back goes on to the lot
   * before, and a sale that was taken back is called so in its lot's ledger.
   */
  formato?: 2 | 3 | 4;
  pedido: Pedido;
  /** The request or connection it came in by, as the log lines name it. Decides nothing. */
  rastro?: string;
}

/** The format that commands received today are decided in. */
export const FORMATO = 4;
