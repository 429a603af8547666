import type { EtapaCondicional, RespostaComitente, TermosCondicional } from '@martelo/shared/condicional';
import type { TipoLance } from '@martelo/shared/lance';
import type { Incrementos } from '@martelo/shared/leilao';
import type { SituacaoLote } from '@martelo/shared/lote';
import type { SituacaoProposta } from '@martelo/shared/proposta';
import type { DadosLeilao, DadosLote, DesfechoCondicional, Participante, Resposta } from './evento.ts';
import type { Fechamento, Termino } from './fechamento.ts';
import type { Pregao } from './pregao.ts';
import type { Recusas } from './recusas.ts';

/** Who leads a lot, at what price, and up to what secret cap (rules 3–8). */
export interface Lideranca {
  participante: Participante;
  modo: TipoLance;
  /** P: the public price, centavos. */
  preco: number;
  /** M: the cap, centavos; equal to `preco` for literal bids. Secret. */
  maximo: number;
  /** uid of the bid that set the cap. */
  lance: string;
  /** ISO instant of the last public event that moved the price. */
  data: string;
}

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
  condicional: Condicional | null;
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
  extends Omit<EstadoLote, 'instrucoes' | 'daLideranca' | 'silenciosos' | 'participantes'> {
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

/** What a command was decided to. `digesto` is its content's, of a refused one the beginning of it. The answer of an accepted bid carries, once its events are folded, its `prova` (rule 24). */
export interface Decidido {
  digesto: string;
  resposta: Resposta;
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
