import type { Comunicado } from '@martelo/shared/comunicado';
import type { EtapaCondicional, RespostaComitente, TermosCondicional } from '@martelo/shared/condicional';
import type { TipoLance } from '@martelo/shared/lance';
import type { Incrementos, SituacaoLeilao } from '@martelo/shared/leilao';
import type { OrigemDoLance, PedidoDeRetirada } from '@martelo/shared/leiloeiro';
import type { SituacaoLote } from '@martelo/shared/lote';
import type { SituacaoProposta } from '@martelo/shared/proposta';
import type { DadosLeilao, DadosLote, Lideranca, Participante } from './dados.ts';
import type { DesfechoCondicional } from './evento.ts';
import type { Pregao } from './pregao.ts';
import type { Recusas } from './recusas.ts';
import type { Decidido } from './resposta.ts';

/** The terms a bid was decided under. One object for as long as they stay the same. */
export interface TermosDaDisputa {
  minimo: number;
  reserva: number;
  incremento: number | undefined;
  incrementos: Incrementos;
  empate: 'primeiro' | 'manual';
}

/** An accepted bid as a later cancellation needs it (rule 19): what was asked, and which ledger lines it left. */
export interface Instrucao {
  /** uid of the bid. */
  lance: string;
  participante: Participante;
  modo: TipoLance;
  /** The amount, or the cap. Centavos. */
  valor: number;
  termos: TermosDaDisputa;
  /** Of its own ledger line; 0 when it was silent (rule 8). */
  seq: number;
  /** The automatic answer it drew, in the line after its own: its uid, and the instruction whose cap answered. */
  resposta: { lance: string; de: Instrucao } | null;
  cancelada: boolean;
}

/** A line of a live lot's ledger that is a bid. */
export interface LinhaDoLote {
  seq: number;
  /** uid of the bid. */
  lance: string;
  /** As it stands: a cancellation may have changed it (rule 19). Centavos. */
  valor: number;
  apelido: string;
  cidade: string;
  origem: OrigemDoLance;
  em: string;
  /** Not cancelled. */
  vale: boolean;
}

/** A lot that closed below its reserve, from its close on. */
export interface Condicional {
  termos: TermosCondicional;
  vencedor: Participante;
  /** The price at the close, centavos. */
  lance: number;
  /** Whose answer is awaited; null once decided. */
  etapa: EtapaCondicional | null;
  /** Until when, Unix ms. */
  prazo: number;
  /** ISO instant of the close. */
  data: string;
  /** The consignor's last answer. */
  resposta: { resposta: RespostaComitente; nome: string | null; data: string } | null;
  novoValor: { valor: number; nome: string | null; data: string } | null;
  /** What the client offered in return, centavos. */
  replica: number | null;
  desfecho: DesfechoCondicional | null;
}

/** A client's proposal for a lot. */
export interface Proposta {
  uid: string;
  participante: Participante;
  /** Centavos. */
  valor: number;
  situacao: SituacaoProposta;
  contraValor: number | null;
  /** What the house said to offer instead, in declining. */
  proximoValor: number | null;
  /** Until when it, or the counter-offer, stands; Unix ms. */
  prazo: number;
}

/** What a lot needs to be decided upon, and nothing that only screens show. */
export interface EstadoLote {
  uid: string;
  id: number;
  posicaoLeilao: number;
  situacao: SituacaoLote;
  /** Visitors were shown it: what was never announced stays with the house when it is cancelled. */
  exibido: boolean;
  minimo: number;
  /** R: the hidden reserve, 0 = none. */
  reserva: number;
  incremento: number | undefined;
  /** The steps that its ledger last showed: its own or the auction's, which a closed lot does not follow any more. */
  incrementosPublicos: Incrementos;
  /** Unix ms. */
  dataInicio: number;
  /** Unix ms; null = live lot without a clock. */
  dataFim: number | null;
  recebeIncrementoTempo: boolean;
  finalizacaoManual: boolean;
  /** Since when its clock stands still, suspended while it took bids; Unix ms, else null. */
  suspensoEm: number | null;
  lideranca: Lideranca | null;
  /** Public bids, automatic answers included. */
  qtdLances: number;
  /** Who has an uncancelled bid, by uid. */
  participantes: Map<string, Participante>;
  /** Every accepted bid in the order of acceptance, the cancelled ones too. */
  instrucoes: Instrucao[];
  /** The one that set the leader's cap. */
  daLideranca: Instrucao | null;
  /** The last public bids of a live lot, latest last. */
  linhas: readonly LinhaDoLote[];
  /** Not dismissed, in the order in which they were made. */
  comunicados: readonly Comunicado[];
  /** When it was last announced that it is not what it was said to be, Unix ms. */
  descricaoMudouEm: number | null;
  /** Bids that their bidders asked to be let off. */
  retiradas: readonly PedidoDeRetirada[];
  condicional: Condicional | null;
  /** Sold in the room: the client who stood behind its name, once staff have said so (P1). */
  comprador: string | null;
  /** By uid; null before the first. */
  propostas: Map<string, Proposta> | null;
  /** The lot's own count of public events, gapless from 1, and the ledger's last hash (rules 22, 23). */
  seq: number;
  hash: string;
  /** Commitments of silent instructions not yet in a public event. */
  silenciosos: string[];
  /** The ledger where the lot closed; null while it has not, or is open again. */
  fechamento: Fechamento | null;
  dados: DadosLote;
}

/** A lot as whoever reads it needs it: without what only decisions ask for. */
export interface LoteVisto
  extends Omit<
    EstadoLote,
    | 'instrucoes'
    | 'daLideranca'
    | 'linhas'
    | 'descricaoMudouEm'
    | 'retiradas'
    | 'silenciosos'
    | 'participantes'
  > {
  participantes: Pick<ReadonlySet<string>, 'has'>;
}

export interface Estado {
  leilao: DadosLeilao;
  /** The process that decides, when several share the log: `<id>@<host>:<port>`. Null before one took it. */
  dono: string | null;
  pregao: Pregao;
  lotes: Map<string, EstadoLote>;
  /** lot uids by `posicaoLeilao`. */
  ordem: string[];
  /** `${autor}/${comandoId}` → what it was decided to (rule 10). */
  comandos: Decididos;
  /** The command whose events are being folded: of use within its group alone. */
  emCurso: EmCurso | null;
  /** The ledgers where the auction ended; null before. */
  termino: Termino | null;
}

/** Iterated, it gives those that were accepted, whose older ones may be bytes until somebody asks for one. */
export interface Decididos extends Iterable<[string, Decidido]> {
  readonly recusas: Recusas;
  readonly size: number;
  get(chave: string): Decidido | undefined;
  has(chave: string): boolean;
  set(chave: string, decidido: Decidido): unknown;
}

export interface EmCurso {
  /** Who makes the offer that it is; null when it is none. */
  ofertante: string | null;
  decidido: Decidido;
  /** Lots that it has closed. */
  fecha: string[];
  /** Whether it has ended the auction. */
  termina: boolean;
}

/** The last link of a lot's ledger. */
export interface Ponta {
  seq: number;
  hash: string;
}

/** A lot's ledger where the lot closed: what the engine signs (rule 23). `instante` in Unix ms says under which key. */
export interface Fechamento extends Ponta {
  instante: number;
}

/** Every lot's ledger where the auction ended: what the one closing hash is made of, whatever a lot's ledger is given later. */
export interface Termino {
  instante: number;
  situacao: SituacaoLeilao;
  /** By lot uid, in the order of the sequence as it then was. */
  pontas: Map<string, Ponta & { numero: string }>;
}
