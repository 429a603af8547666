import type {
  EtapaCondicional,
  RespostaCliente,
  RespostaComitente,
  TermosCondicional,
} from '@martelo/shared/condicional';
import type { TipoLance } from '@martelo/shared/lance';
import type { PorTelefone } from '@martelo/shared/lance-por-telefone';
import type { SituacaoLeilao } from '@martelo/shared/leilao';
import type { PublicoLote } from '@martelo/shared/livro';
import type { SituacaoLote } from '@martelo/shared/lote';
import type { SituacaoProposta, TipoNegociacao } from '@martelo/shared/proposta';
import type { Comando } from './comando.ts';
import type { DadosLeilao, DadosLote, Lideranca, Participante } from './dados.ts';
import type { MovimentoDoPregao } from './pregao.ts';
import type { Resposta } from './resposta.ts';
import type { CampoRetiravelDoLeilao, CampoRetiravelDoLote } from './retiraveis.ts';

/** The private part of a public event (rule 23): what `privado` commits to, under `sal`. */
export interface PartePrivada {
  cliUid: string | null;
  comandoId: string | null;
  /** The client whose the room's name is; only where a judicial auction asks for it (L10). */
  cadastro?: string;
  /** The cap the instruction set, for the bid that set it; null for answers and for events that are no bids. */
  maximo: number | null;
  /**
   * The silent instructions since the event before: sha256(salt ‖ canonical(their commitments)), the same length whether there
   * were any or none, so that a bidder who is shown their own part learns nothing of them. In format 1, the commitments themselves.
   */
  silenciosos: string | string[];
}

/** What `PartePrivada.silenciosos` commits to, for a court alone. */
export interface Silenciosos {
  sal: string;
  compromissos: string[];
}

/** Every public event of a lot: the ledger's entry beside what it commits to. */
export interface EloDoLivro {
  lelUid: string;
  seq: number;
  publico: PublicoLote;
  sal: string;
  parte: PartePrivada;
  /** Absent in format 1. */
  silenciosos?: Silenciosos;
  privado: string;
  hash: string;
}

/** What a conditional sale came to; `valor` is the price it was released at, centavos. */
export type DesfechoCondicional =
  | { situacao: 'AG_PAGAMENTO'; valor: number }
  | { situacao: 'NEGADA_CONDICIONAL' | 'CONDICIONAL_NEGADA'; valor: null };

/** One answer in a conditional sale, or the lack of one. */
export type RespostaCondicional =
  | { de: 'comitente'; resposta: RespostaComitente; valor: number | null; nome: string | null }
  | { de: 'cliente'; resposta: RespostaCliente; valor: number | null; nome: null }
  /** The price was within the tolerance, or nobody answered in time. */
  | { de: 'sistema'; resposta: 'Tolerância' | 'Prazo vencido'; valor: null; nome: null };

/**
 * What can happen in an auction's stream: `nome/versao`. A stored event never changes meaning: a new shape is a new version.
 * `instante` is the receipt time of the command, Unix ms.
 */
export type Evento =
  /** Opens the group of a command: the events after it, up to the next one, are what it caused. Carries its answer (rule 10). */
  | {
      tipo: 'ComandoDecidido/1';
      instante: number;
      comando: Comando;
      /** sha256 of the command's canonical content: the same id with other content is a conflict. */
      digesto: string;
      resposta: Resposta;
    }
  | { tipo: 'LeilaoCriado/1'; instante: number; leilao: DadosLeilao }
  /** `retirados`: optional fields that are there no more; absent is none. */
  | {
      tipo: 'LeilaoAlterado/1';
      instante: number;
      mudancas: Partial<DadosLeilao>;
      retirados?: readonly CampoRetiravelDoLeilao[];
    }
  | { tipo: 'SituacaoLeilaoAlterada/1'; instante: number; situacao: SituacaoLeilao }
  /** At the auctioneer's console; bidders see of it what the lots' own events say. */
  | { tipo: 'PregaoMovido/1'; instante: number; movimento: MovimentoDoPregao }
  | { tipo: 'LoteIncluido/1'; instante: number; lote: DadosLote; elo: EloDoLivro }
  /** `elo` is null when nothing that the ledger shows has changed. */
  | {
      tipo: 'LoteAlterado/1';
      instante: number;
      lelUid: string;
      mudancas: Partial<DadosLote>;
      /** Optional fields of its own, not of its `valor`, that are there no more; absent is none. */
      retirados?: readonly CampoRetiravelDoLote[];
      elo: EloDoLivro | null;
    }
  | {
      tipo: 'SituacaoLoteAlterada/1';
      instante: number;
      lelUid: string;
      situacao: SituacaoLote;
      elo: EloDoLivro;
    }
  /** A public bid. When `lidera`, `participante` leads with `maximo` from here on, and the price is `valor`. */
  | {
      tipo: 'LanceAceito/1';
      instante: number;
      lelUid: string;
      lance: string;
      participante: Participante;
      modo: TipoLance;
      valor: number;
      maximo: number;
      lidera: boolean;
      resposta: boolean;
      elo: EloDoLivro;
    }
  /** Rule 8: the leader's silent raise. No public trace; `compromisso` enters the next public event's private part. */
  | {
      tipo: 'MaximoElevado/1';
      instante: number;
      lelUid: string;
      lance: string;
      participante: Participante;
      maximo: number;
      sal: string;
      compromisso: string;
    }
  /**
   * Rule 19: a bid no longer counts; `lideranca` and `qtdLances` are what the others make without it. `elo` is null when nothing
   * public changes (a silent raise that nothing came of), and then `sal` and `compromisso` stand in its place, as in rule 8.
   */
  | {
      tipo: 'LanceCancelado/1';
      instante: number;
      lelUid: string;
      lance: string;
      /** Who made it. */
      participante: Participante;
      motivo: string;
      lideranca: Lideranca | null;
      qtdLances: number;
      /** Ledger lines that no longer stand, and those that stand with another amount, or again. */
      anulados: { seq: number; lance: string }[];
      revistos: { seq: number; lance: string; valor: number }[];
      elo: EloDoLivro | null;
      sal?: string;
      compromisso?: string;
    }
  | {
      tipo: 'LoteProrrogado/1';
      instante: number;
      lelUid: string;
      dataFim: string;
      motivo: 'lance' | 'cascata';
      elo: EloDoLivro;
    }
  /** From here on another process decides (several share the log). Concerns no bidder. */
  | { tipo: 'PosseAssumida/1'; instante: number; dono: string }
  /** Rule 18: from `de` to `ate` (ISO) nothing could be committed; the lot ends that much later, and not before `dataFim`. */
  | {
      tipo: 'TempoRestituido/1';
      instante: number;
      lelUid: string;
      dataFim: string;
      de: string;
      ate: string;
      elo: EloDoLivro;
    }
  /** The lot is sold outside of the dispute, for `valor`; its close follows (rule 9). */
  | {
      tipo: 'VendaDireta/1';
      instante: number;
      lelUid: string;
      lance: string;
      participante: Participante;
      modo: Exclude<TipoNegociacao, 'Disputa'>;
      valor: number;
      /** Said on the telephone; the ledger shows nothing of it. Absent is no. */
      porTelefone?: PorTelefone;
      elo: EloDoLivro;
    }
  | {
      tipo: 'ComunicadoFeito/1';
      instante: number;
      lelUid: string;
      comunicado: string;
      texto: string;
      mudaDescricao: boolean;
      elo: EloDoLivro;
    }
  | { tipo: 'ComunicadoRetirado/1'; instante: number; lelUid: string; comunicado: string; elo: EloDoLivro }
  /** Who leads asks to be let off a bid given before an announcement that changes the lot. Private; staff cancel it (rule 19) or not. */
  | { tipo: 'RetiradaPedida/1'; instante: number; lelUid: string; lance: string; participante: Participante }
  /** Staff named the buyer of a lot that was sold in the room (P1). Private: the ledger has the room's name. */
  | { tipo: 'CompradorIdentificado/1'; instante: number; lelUid: string; cliUid: string }
  /** A lot closed below its reserve: from here on the consignor's answer is awaited until `prazo`, ISO. Private. */
  | {
      tipo: 'CondicionalAberta/1';
      instante: number;
      lelUid: string;
      vencedor: Participante;
      lance: number;
      termos: TermosCondicional;
      prazo: string;
    }
  /** One step of a conditional sale. Private; a change of situation follows as an event of its own. */
  | ({
      tipo: 'CondicionalRespondida/1';
      instante: number;
      lelUid: string;
      /** Whose answer is awaited next, and until when, ISO; null when it is decided. */
      proxima: { etapa: EtapaCondicional; prazo: string } | null;
      desfecho: DesfechoCondicional | null;
    } & RespostaCondicional)
  /** Private, as all of a proposal is. `substituida` is the client's earlier one that this one takes the place of. */
  | {
      tipo: 'PropostaFeita/1';
      instante: number;
      lelUid: string;
      proposta: string;
      participante: Participante;
      valor: number;
      telefone: string | null;
      email: string | null;
      prazo: string;
      substituida: string | null;
      porTelefone?: PorTelefone;
    }
  | {
      tipo: 'PropostaRespondida/1';
      instante: number;
      lelUid: string;
      proposta: string;
      participante: Participante;
      de: 'regra' | 'equipe' | 'cliente' | 'sistema';
      situacao: SituacaoProposta;
      contraValor: number | null;
      proximoValor: number | null;
      /** Of the counter-offer, ISO. */
      prazo: string | null;
    }
  | {
      tipo: 'LoteEncerrado/1';
      instante: number;
      lelUid: string;
      situacao: SituacaoLote;
      /** Who led at the close; null when nobody bid. */
      vencedor: Participante | null;
      valor: number | null;
      elo: EloDoLivro;
    };
