import { ErroMartelo } from '@martelo/shared/erros';
import type { Estado } from '../auction/modelo/estado.ts';
import type { EventLog, StoredCommit } from '../log/log.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import type { Environment } from './environment.ts';
import { OtherOwner } from './forwarding.ts';
import type { Draft, Mailbox } from './mailbox.ts';
import type { Snapshots } from './snapshots/snapshots.ts';

/** How long new commands are refused at the door after the store refused an append. */
const DESCANSO_MS = 250;
const ESPERA_INICIAL_MS = 50;
const ESPERA_MAXIMA_MS = 2_000;

export interface Registrador {
  warn(dados: object, mensagem: string): void;
  error(dados: object, mensagem: string): void;
}

interface Opcoes {
  log: EventLog;
  retratos?: Snapshots;
  ambiente: Environment;
  registrador: Registrador;
  /** Told of every durable commit, in order within a stream, a turn after the bidders were answered. */
  entregar(commit: StoredCommit, estado: Readonly<Estado>): void;
  /** Told of every commit that is read back. */
  aoLer(commit: StoredCommit): void;
  /** The mailbox was folded from the log; `novos` are commits that were not known here. */
  aoCarregar(mailbox: Mailbox, novos: readonly StoredCommit[]): void;
  /** Told that a mailbox was folded anew, before whoever waits hears of it: its owner may have changed. */
  aoDobrar(mailbox: Mailbox): void;
  /** Its commit is durable and everybody was told. */
  aoConfirmar(mailbox: Mailbox): void;
  /** Whether anything may be decided now; `retomar` is called when it may again. */
  podeDecidir(): boolean;
  /** A loaded mailbox is about to decide. */
  aoDecidir(mailbox: Mailbox): void;
  /** What an append came to, before anything more is decided. */
  aoGravar(conseguiu: boolean): void;
}

/**
 * The committer that all auctions share: each turn it lets every ready mailbox decide, and appends what they decided in one call.
 * What arrives while that call is in flight makes up the next turn: group commit without a delay.
 */
export class Writer {
  readonly #opcoes: Opcoes;
  readonly #prontas = new Set<Mailbox>();
  /** Decided, and what became of them not known yet. */
  readonly #semDestino = new Set<Draft>();
  readonly #recuperacoes = new Set<Promise<void>>();
  #agendado = false;
  #emVoo = false;
  #desistir = false;
  #descansaAte = 0;

  constructor(opcoes: Opcoes) {
    this.#opcoes = opcoes;
  }

  /** The store has just refused an append: asking again at once would only make the queue longer. */
  get descansando(): boolean {
    return this.#opcoes.ambiente.agora() < this.#descansaAte;
  }

  get ocioso(): boolean {
    return !this.#emVoo && !this.#agendado && this.#prontas.size === 0 && this.#recuperacoes.size === 0;
  }

  /** `mailbox` has commands. Loads it first when it must. */
  acordar(mailbox: Mailbox): void {
    if (mailbox.carregada && mailbox.voo === null) {
      this.#prontas.add(mailbox);
      this.#agendar();
    } else if (mailbox.voo === null) {
      this.carregar(mailbox).catch(() => mailbox.recusarFila(new ErroMartelo('INDISPONIVEL')));
    }
  }

  /** What had to wait may be decided now. */
  retomar(): void {
    if (this.#prontas.size > 0) this.#agendar();
  }

  /** Folds the log into the mailbox, once for all who ask. Rejects when the log cannot be read. */
  carregar(mailbox: Mailbox): Promise<void> {
    if (mailbox.carregada) return Promise.resolve();
    const { log, retratos, aoLer } = this.#opcoes;
    mailbox.carga ??= mailbox.dobrar(log, aoLer, retratos && { retratos }).then(
      ({ novos }) => {
        mailbox.carga = null;
        this.#opcoes.aoDobrar(mailbox);
        this.#recarregada(mailbox, novos);
      },
      (erro: unknown) => {
        mailbox.carga = null;
        this.#opcoes.registrador.error({ err: erro, stream: mailbox.stream }, 'could not read the log');
        throw erro;
      },
    );
    return mailbox.carga;
  }

  /** Outcomes that are still unknown stay so: their askers get no answer, and repeat the command later (rule 10). */
  desistir(): void {
    this.#desistir = true;
  }

  /**
   * Who waits since `antesDe` (Unix ms) or longer for an outcome that nobody knows is told to come again: the same command is then answered
   * as it was decided (rule 10), or decided.
   */
  liberarQuemEspera(antesDe: number): void {
    for (const { respostas } of this.#semDestino)
      for (const { envelope } of respostas)
        if (envelope.instante <= antesDe) envelope.recusar(new ErroMartelo('RESULTADO_INCERTO'));
  }

  #agendar(): void {
    if (this.#agendado || this.#emVoo) return;
    this.#agendado = true;
    this.#opcoes.ambiente.emSeguida(() => {
      this.#agendado = false;
      void this.#gravar();
    });
  }

  async #gravar(): Promise<void> {
    if (!this.#opcoes.podeDecidir()) return;
    const rascunhos = this.#decidir();
    const comCommit = rascunhos.filter(({ commit }) => commit !== null);
    if (comCommit.length === 0) return this.#seguir(rascunhos);
    this.#emVoo = true;
    const { promise: voo, resolve: pousar } = Promise.withResolvers<void>();
    for (const rascunho of comCommit) {
      rascunho.mailbox.voo = voo;
      this.#semDestino.add(rascunho);
    }
    try {
      const guardados = await this.#opcoes.log.append(comCommit.map(({ commit }) => commit!));
      for (const [i, { mailbox }] of comCommit.entries()) {
        mailbox.voo = null;
        mailbox.confirmar(guardados[i]!);
        this.#opcoes.aoLer(guardados[i]!);
      }
      this.#entregarEmSeguida(comCommit.map(({ mailbox }, i) => [mailbox, guardados[i]!]));
      for (const rascunho of comCommit) this.#responder(rascunho);
      this.#opcoes.aoGravar(true);
    } catch (erro) {
      this.#falhar(comCommit, erro);
    } finally {
      this.#emVoo = false;
      pousar();
    }
    this.#seguir(rascunhos);
  }

  #decidir(): Draft[] {
    const { ambiente, registrador } = this.#opcoes;
    const rascunhos = [...this.#prontas].map((mailbox) => {
      this.#opcoes.aoDecidir(mailbox);
      return mailbox.decidir(ambiente.uuid(), (err) =>
        registrador.error({ err, stream: mailbox.stream }, 'a command could not be decided'),
      );
    });
    this.#prontas.clear();
    return rascunhos;
  }

  /** What is left, or came meanwhile, makes up the next turn. */
  #seguir(rascunhos: Draft[]): void {
    for (const { mailbox } of rascunhos) if (mailbox.pendentes > 0) this.acordar(mailbox);
    if (this.#prontas.size > 0) this.#agendar();
  }

  /** A turn later: bidders are answered first. No mailbox decides in between, so the state is still that of the commit. */
  #entregarEmSeguida(commits: [Mailbox, StoredCommit][]): void {
    this.#opcoes.ambiente.emSeguida(() => {
      for (const [mailbox, commit] of commits)
        if (mailbox.estado !== null) this.#opcoes.entregar(commit, mailbox.estado);
      for (const [mailbox] of commits) this.#opcoes.aoConfirmar(mailbox);
    });
  }

  #falhar(rascunhos: Draft[], erro: unknown): void {
    const { ambiente, registrador } = this.#opcoes;
    registrador.error({ err: erro, streams: rascunhos.length }, 'an append failed');
    if (erro instanceof StoreUnavailable) {
      this.#descansaAte = ambiente.agora() + DESCANSO_MS;
      for (const rascunho of rascunhos) {
        rascunho.mailbox.voo = null;
        rascunho.mailbox.largar();
        this.#recusar(rascunho, new ErroMartelo('INDISPONIVEL'));
        rascunho.mailbox.recusarFila(new ErroMartelo('INDISPONIVEL'));
      }
      this.#opcoes.aoGravar(false);
      return;
    }
    // A conflict, or no word on the outcome: only the log knows, stream by stream.
    for (const rascunho of rascunhos) {
      const recuperacao = this.#recuperar(rascunho).finally(() => this.#recuperacoes.delete(recuperacao));
      this.#recuperacoes.add(recuperacao);
      rascunho.mailbox.voo = recuperacao;
    }
  }

  async #recuperar(rascunho: Draft): Promise<void> {
    const { mailbox, commit } = rascunho;
    mailbox.largar();
    for (let espera = ESPERA_INICIAL_MS; !this.#desistir; espera = Math.min(2 * espera, ESPERA_MAXIMA_MS)) {
      try {
        const procurado = commit!.commitId;
        const { novos, achado } = await mailbox.dobrar(this.#opcoes.log, this.#opcoes.aoLer, { procurado });
        mailbox.voo = null;
        this.#opcoes.aoDobrar(mailbox);
        if (achado) this.#responder(rascunho);
        else this.#recusar(rascunho, mailbox.minha ? new ErroMartelo('INDISPONIVEL') : new OtherOwner());
        return this.#recarregada(mailbox, novos);
      } catch (erro) {
        this.#opcoes.registrador.warn({ err: erro, stream: mailbox.stream, espera }, 'outcome still unknown');
        await new Promise<void>((resolve) => this.#opcoes.ambiente.daquiA(espera, resolve));
      }
    }
    mailbox.voo = null;
    this.#semDestino.delete(rascunho);
  }

  #responder(rascunho: Draft): void {
    this.#semDestino.delete(rascunho);
    for (const { envelope, resposta } of rascunho.respostas) envelope.responder(resposta);
  }

  /** Only what is certainly not written. */
  #recusar(rascunho: Draft, erro: Error): void {
    this.#semDestino.delete(rascunho);
    for (const { envelope } of rascunho.respostas) envelope.recusar(erro);
  }

  /** Before anything more is decided, the listeners hear of what they missed. */
  #recarregada(mailbox: Mailbox, novos: StoredCommit[]): void {
    if (mailbox.estado !== null) for (const commit of novos) this.#opcoes.entregar(commit, mailbox.estado);
    this.#opcoes.aoCarregar(mailbox, novos);
    if (mailbox.pendentes > 0) this.acordar(mailbox);
  }
}
