import { ErroMartelo } from '@martelo/shared/erros';
import type { Comando } from '../auction/modelo/comando.ts';
import type { Estado } from '../auction/modelo/estado.ts';
import type { Evento } from '../auction/modelo/evento.ts';
import { chaveDoComando } from '../auction/modelo/idempotencia.ts';
import type { Resposta } from '../auction/modelo/resposta.ts';
import { cabecaDepois, cabecaInicial } from '../log/encadear.ts';
import type { Commit, EventLog, Head, StoredCommit } from '../log/log.ts';
import type { Snapshot, Snapshots } from './snapshots/snapshots.ts';

/** The pure core as the runtime drives it. */
export interface Core {
  decide(estado: Estado | null, comando: Comando, instante: number): Evento[];
  evolve(estado: Estado | null, evento: Evento): Estado;
  respostaRepetida(estado: Estado | null, comando: Comando): Resposta | null;
}

/** A command in the mailbox, stamped with the time it was received. */
export interface Envelope {
  comando: Comando;
  instante: number;
  responder(resposta: Resposta): void;
  recusar(erro: Error): void;
}

/** What one turn of the mailbox decided. Nobody hears of it before `commit` is durable. */
export interface Draft {
  mailbox: Mailbox;
  /** Null when nothing new was decided. */
  commit: Commit | null;
  respostas: { envelope: Envelope; resposta: Resposta }[];
}

/** One commit document holds at most this: a turn stays short, and a document far below what any store takes. */
const COMANDOS_POR_COMMIT = 512;
const EVENTOS_POR_COMMIT = 4_096;
/** Of what staff sent: lots come by the hundred, with their texts, and are in the commit twice, as asked for and as decided. */
const CARACTERES_POR_COMMIT = 2_000_000;

/**
 * One auction: its queue of commands and its state in memory, which is always fold(log).
 *
 * Commands are decided only while no append of this auction is in flight, and the state runs ahead of the log only from
 * `decidir` to `confirmar` or `largar`. So there is one copy of the state and nothing to undo: when an append fails the state is
 * dropped and folded again, and readers wait for the append (`voo`) instead of reading past it.
 */
export class Mailbox {
  readonly leiUid: string;
  readonly stream: string;
  readonly #nucleo: Core;
  #fila: Envelope[] = [];
  #estado: Estado | null = null;
  #cabeca: Head | null = null;
  /** One more than the last owner's, taken each time the log is folded: a former owner's append is refused from then on. */
  #epoca = 1;
  #ultimoInstante = 0;
  /** Receipt time of the last event that is durable, Unix ms: until then at least, commits were possible. */
  #duravelAte = 0;
  /** Last commit that the listeners were given; what is beyond it when the log is folded again is theirs to hear. */
  #entregue: number | null = null;
  /** Settles when the append in flight was confirmed or dropped. */
  voo: Promise<void> | null = null;
  carga: Promise<void> | null = null;
  /** Who asked for the state and has not been given it yet: until then it stays. */
  leitores = 0;
  #arquivada = false;
  /** This process decides for the auction; another's is only followed. */
  minha: boolean;

  constructor(leiUid: string, nucleo: Core, minha = true) {
    this.leiUid = leiUid;
    this.minha = minha;
    this.stream = `leilao:${leiUid}`;
    this.#nucleo = nucleo;
  }

  get carregada(): boolean {
    return this.#cabeca !== null;
  }
  get estado(): Estado | null {
    return this.#estado;
  }
  /** Finished and let go: nothing is lost, and reading it again is a fold of all of it. */
  get arquivada(): boolean {
    return this.#arquivada && !this.carregada;
  }
  /** Last commit folded, also when the state was let go since; 0 before the first. */
  get commitNo(): number {
    return this.#cabeca?.commitNo ?? this.#entregue ?? 0;
  }
  /** Of the last commit folded; null while nothing is. */
  get cabeca(): Readonly<Head> | null {
    return this.#cabeca;
  }
  get pendentes(): number {
    return this.#fila.length;
  }
  get duravelAte(): number {
    return this.#duravelAte;
  }
  /** The latest receipt time, Unix ms: of what is durable, and of what waits. */
  get ultimoInstante(): number {
    return this.#ultimoInstante;
  }
  get terminada(): boolean {
    const situacao = this.#estado?.leilao.situacao;
    return situacao === 'EXECUTADO' || situacao === 'CANCELADO';
  }

  /** Receipt times never fall within an auction, also after a restart with the machine's clock set back. */
  receber(envelope: Envelope): void {
    envelope.instante = Math.max(envelope.instante, this.#ultimoInstante);
    this.#ultimoInstante = envelope.instante;
    this.#fila.push(envelope);
  }

  /** Puts a command before all that waits. What came in while nothing could be committed counts as received when that was over. */
  adiantar(envelope: Envelope): void {
    this.#ultimoInstante = Math.max(this.#ultimoInstante, envelope.instante);
    for (const outro of this.#fila) outro.instante = Math.max(outro.instante, envelope.instante);
    this.#fila.unshift(envelope);
  }

  /**
   * Decides what is in the queue, in order, against the state that the one before left. A repetition of a command that is
   * durable is answered at once; of one decided in this very turn, together with it (rule 10).
   */
  decidir(commitId: string, aoFalhar: (erro: unknown) => void): Draft {
    const respostas: Draft['respostas'] = [];
    const events: Evento[] = [];
    const novos = new Set<string>();
    let caracteres = 0;
    const lote = this.#fila.splice(0, COMANDOS_POR_COMMIT);
    for (let i = 0; i < lote.length; i++) {
      if (events.length >= EVENTOS_POR_COMMIT || caracteres >= CARACTERES_POR_COMMIT) {
        this.#fila = [...lote.slice(i), ...this.#fila];
        break;
      }
      const envelope = lote[i]!;
      const chave = chaveDoComando(envelope.comando);
      try {
        const repetida = this.#nucleo.respostaRepetida(this.#estado, envelope.comando);
        if (repetida !== null) {
          if (novos.has(chave)) respostas.push({ envelope, resposta: repetida });
          else envelope.responder(repetida);
          continue;
        }
        const eventos = this.#decidirUm(envelope);
        events.push(...eventos);
        caracteres += tamanhoDe(envelope.comando);
        novos.add(chave);
        // As a repetition will find it: with the proof that its events gave it.
        respostas.push({ envelope, resposta: this.#estado!.comandos.get(chave)!.resposta });
      } catch (erro) {
        envelope.recusar(erro instanceof ErroMartelo ? erro : new ErroMartelo('ERRO_INTERNO'));
        if (!(erro instanceof ErroMartelo)) aoFalhar(erro);
        if (erro instanceof BrokenFold) return this.#abandonar(respostas, lote.slice(i + 1));
      }
    }
    return { mailbox: this, commit: this.#commit(events, commitId), respostas };
  }

  /** The commit of the last `decidir` is durable. */
  confirmar(commit: StoredCommit): void {
    this.#cabeca = cabecaDepois(commit);
    this.#entregue = commit.commitNo;
    this.#durou(commit.events.at(-1)!.instante);
  }

  /** Forgets the state; what is queued stays queued. */
  largar(): void {
    this.#estado = null;
    this.#cabeca = null;
  }

  /** Lets a finished auction go, to be folded again if somebody needs it. */
  arquivar(): void {
    this.largar();
    this.#arquivada = true;
  }

  recusarFila(erro: Error): void {
    for (const envelope of this.#fila.splice(0)) envelope.recusar(erro);
  }

  /**
   * Folds the log: from the start, or from a picture of this very history on. Gives the commits that listeners have not heard of
   * (none the first time), and whether `procurado`, the id of a commit whose outcome was not known, is among what is durable.
   */
  async dobrar(
    log: Pick<EventLog, 'read'>,
    aoLer: (commit: StoredCommit) => void,
    { procurado, retratos }: { procurado?: string; retratos?: Snapshots } = {},
  ): Promise<{ novos: StoredCommit[]; achado: boolean }> {
    // What is looked for may be older than a picture.
    const partida = retratos && procurado === undefined ? await this.#retrato(log, retratos) : null;
    try {
      return await this.#dobrarDesde(partida, log, aoLer, procurado);
    } catch (erro) {
      if (partida === null) throw erro;
      await retratos!.descartar(this.stream);
      return this.#dobrarDesde(null, log, aoLer, procurado);
    }
  }

  /** Its picture, if it is of the history that the log holds and leaves out nothing that listeners have not heard of. */
  async #retrato(log: Pick<EventLog, 'read'>, retratos: Snapshots): Promise<Partida | null> {
    const retrato = await retratos.ler(this.stream);
    if (retrato === null || retrato.commitNo > (this.#entregue ?? retrato.commitNo)) return null;
    for await (const commit of log.read(this.stream, retrato.commitNo)) {
      if (commit.commitNo === retrato.commitNo && commit.hash === retrato.hash)
        return { ...retrato, cabeca: cabecaDepois(commit) };
      break;
    }
    await retratos.descartar(this.stream);
    return null;
  }

  async #dobrarDesde(
    partida: Partida | null,
    log: Pick<EventLog, 'read'>,
    aoLer: (commit: StoredCommit) => void,
    procurado?: string,
  ): Promise<{ novos: StoredCommit[]; achado: boolean }> {
    let estado = partida?.estado ?? null;
    let cabeca = partida?.cabeca ?? cabecaInicial(this.stream);
    let achado = false;
    let ultimo = partida?.duravelAte ?? 0;
    this.#durou(ultimo);
    const novos: StoredCommit[] = [];
    for await (const commit of log.read(this.stream, cabeca.commitNo + 1)) {
      for (const evento of commit.events) {
        estado = this.#nucleo.evolve(estado, evento);
        ultimo = Math.max(ultimo, evento.instante);
        this.#durou(evento.instante);
      }
      cabeca = cabecaDepois(commit);
      achado ||= commit.commitId === procurado;
      aoLer(commit);
      if (this.#entregue !== null && commit.commitNo > this.#entregue) novos.push(commit);
    }
    this.#estado = estado;
    this.#cabeca = cabeca;
    this.#arquivada = false;
    this.#epoca = cabeca.epoch + 1;
    this.#entregue = cabeca.commitNo;
    // Another owner may have written later receipts: what waited here is decided after them, and counts as received then.
    for (const envelope of this.#fila) envelope.instante = Math.max(envelope.instante, ultimo);
    return { novos, achado };
  }

  /** Goes on folding what another owner has appended, commit by commit. */
  async seguir(log: EventLog, aoLer: (commit: StoredCommit, estado: Estado) => void): Promise<void> {
    for await (const commit of log.read(this.stream, this.#cabeca!.commitNo + 1)) {
      // Taken over or dropped meanwhile: then the fold is somebody else's business.
      if (this.minha || commit.commitNo !== (this.#cabeca?.commitNo ?? 0) + 1) return;
      for (const evento of commit.events) {
        this.#estado = this.#nucleo.evolve(this.#estado, evento);
        this.#durou(evento.instante);
      }
      this.#cabeca = cabecaDepois(commit);
      this.#epoca = commit.epoch + 1;
      this.#entregue = commit.commitNo;
      aoLer(commit, this.#estado!);
    }
  }

  #durou(instante: number): void {
    this.#duravelAte = Math.max(this.#duravelAte, instante);
    this.#ultimoInstante = Math.max(this.#ultimoInstante, instante);
  }

  #decidirUm({ comando, instante }: Envelope): Evento[] {
    if (this.#estado === null && comando.pedido.tipo !== 'criar-leilao')
      throw new ErroMartelo('LEILAO_NAO_ENCONTRADO');
    const eventos = this.#nucleo.decide(this.#estado, comando, instante);
    try {
      for (const evento of eventos) this.#estado = this.#nucleo.evolve(this.#estado, evento);
    } catch (erro) {
      throw new BrokenFold('evolve failed on what decide gave', { cause: erro });
    }
    return eventos;
  }

  #commit(events: Evento[], commitId: string): Commit | null {
    if (events.length === 0) return null;
    const { commitNo, nextSeq, hash } = this.#cabeca!;
    return {
      stream: this.stream,
      commitNo: commitNo + 1,
      epoch: this.#epoca,
      commitId,
      firstSeq: nextSeq,
      events,
      prevHash: hash,
    };
  }

  /** The state is half folded and nothing was written: all of the turn is refused, and the log will be folded again. */
  #abandonar(respostas: Draft['respostas'], resto: Envelope[]): Draft {
    const erro = new ErroMartelo('INDISPONIVEL');
    for (const { envelope } of respostas) envelope.recusar(erro);
    this.#fila = [...resto, ...this.#fila];
    this.largar();
    return { mailbox: this, commit: null, respostas: [] };
  }
}

/** Where a fold begins when it does not begin at the start. */
interface Partida extends Snapshot {
  cabeca: Head;
}

/** A bid is small, and there are too many of them to be measured. */
const tamanhoDe = ({ pedido }: Comando): number =>
  pedido.tipo === 'dar-lance' ? 0 : JSON.stringify(pedido).length;

class BrokenFold extends Error {
  override name = 'BrokenFold';
}
