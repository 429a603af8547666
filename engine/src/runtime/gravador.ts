import { ErroMartelo } from '@martelo/shared/erros';
import type { Estado } from '../auction/estado.ts';
import { type EventLog, type StoredCommit, StoreUnavailable } from '../log/log.ts';
import type { Retratos } from '../retratos/retratos.ts';
import type { Ambiente } from './ambiente.ts';
import type { Caixa, Rascunho } from './caixa.ts';
import { OutroDono } from './carteiro.ts';

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
  retratos?: Retratos;
  ambiente: Ambiente;
  registrador: Registrador;
  /** Told of every durable commit, in order within a stream, a turn after the bidders were answered. */
  entregar(commit: StoredCommit, estado: Readonly<Estado>): void;
  /** Told of every commit that is read back. */
  aoLer(commit: StoredCommit): void;
  /** The mailbox was folded from the log. */
  aoCarregar(caixa: Caixa): void;
  /** Told that a mailbox was folded anew, before whoever waits hears of it: its owner may have changed. */
  aoDobrar(caixa: Caixa): void;
  /** Its commit is durable and everybody was told. */
  aoConfirmar(caixa: Caixa): void;
  /** Whether anything may be decided now; `retomar` is called when it may again. */
  podeDecidir(): boolean;
  /** A loaded mailbox is about to decide. */
  aoDecidir(caixa: Caixa): void;
  /** What an append came to, before anything more is decided. */
  aoGravar(conseguiu: boolean): void;
}

/**
 * The committer that all auctions share: each turn it lets every ready mailbox decide, and appends what they decided in one call.
 * What arrives while that call is in flight makes up the next turn: group commit without a delay.
 */
export class Gravador {
  readonly #opcoes: Opcoes;
  readonly #prontas = new Set<Caixa>();
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

  /** `caixa` has commands. Loads it first when it must. */
  acordar(caixa: Caixa): void {
    if (caixa.carregada && caixa.voo === null) {
      this.#prontas.add(caixa);
      this.#agendar();
    } else if (caixa.voo === null) {
      this.carregar(caixa).catch(() => caixa.recusarFila(new ErroMartelo('INDISPONIVEL')));
    }
  }

  /** What had to wait may be decided now. */
  retomar(): void {
    if (this.#prontas.size > 0) this.#agendar();
  }

  /** Folds the log into the mailbox, once for all who ask. Rejects when the log cannot be read. */
  carregar(caixa: Caixa): Promise<void> {
    if (caixa.carregada) return Promise.resolve();
    const { log, retratos, aoLer } = this.#opcoes;
    caixa.carga ??= caixa.dobrar(log, aoLer, retratos && { retratos }).then(
      ({ novos }) => {
        caixa.carga = null;
        this.#opcoes.aoDobrar(caixa);
        this.#recarregada(caixa, novos);
      },
      (erro: unknown) => {
        caixa.carga = null;
        this.#opcoes.registrador.error({ err: erro, stream: caixa.stream }, 'could not read the log');
        throw erro;
      },
    );
    return caixa.carga;
  }

  /** Outcomes that are still unknown stay so: their askers get no answer, and repeat the command later (rule 10). */
  desistir(): void {
    this.#desistir = true;
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
    for (const { caixa } of comCommit) caixa.voo = voo;
    try {
      const guardados = await this.#opcoes.log.append(comCommit.map(({ commit }) => commit!));
      for (const [i, { caixa }] of comCommit.entries()) {
        caixa.voo = null;
        caixa.confirmar(guardados[i]!);
        this.#opcoes.aoLer(guardados[i]!);
      }
      this.#entregarEmSeguida(comCommit.map(({ caixa }, i) => [caixa, guardados[i]!]));
      for (const rascunho of comCommit) responder(rascunho);
      this.#opcoes.aoGravar(true);
    } catch (erro) {
      this.#falhar(comCommit, erro);
    } finally {
      this.#emVoo = false;
      pousar();
    }
    this.#seguir(rascunhos);
  }

  #decidir(): Rascunho[] {
    const { ambiente, registrador } = this.#opcoes;
    const rascunhos = [...this.#prontas].map((caixa) => {
      this.#opcoes.aoDecidir(caixa);
      return caixa.decidir(ambiente.uuid(), (err) =>
        registrador.error({ err, stream: caixa.stream }, 'a command could not be decided'),
      );
    });
    this.#prontas.clear();
    return rascunhos;
  }

  /** What is left, or came meanwhile, makes up the next turn. */
  #seguir(rascunhos: Rascunho[]): void {
    for (const { caixa } of rascunhos) if (caixa.pendentes > 0) this.acordar(caixa);
    if (this.#prontas.size > 0) this.#agendar();
  }

  /** A turn later: bidders are answered first. No mailbox decides in between, so the state is still that of the commit. */
  #entregarEmSeguida(commits: [Caixa, StoredCommit][]): void {
    this.#opcoes.ambiente.emSeguida(() => {
      for (const [caixa, commit] of commits)
        if (caixa.estado !== null) this.#opcoes.entregar(commit, caixa.estado);
      for (const [caixa] of commits) this.#opcoes.aoConfirmar(caixa);
    });
  }

  #falhar(rascunhos: Rascunho[], erro: unknown): void {
    const { ambiente, registrador } = this.#opcoes;
    registrador.error({ err: erro, streams: rascunhos.length }, 'an append failed');
    if (erro instanceof StoreUnavailable) {
      this.#descansaAte = ambiente.agora() + DESCANSO_MS;
      for (const rascunho of rascunhos) {
        rascunho.caixa.voo = null;
        rascunho.caixa.largar();
        recusar(rascunho, new ErroMartelo('INDISPONIVEL'));
        rascunho.caixa.recusarFila(new ErroMartelo('INDISPONIVEL'));
      }
      this.#opcoes.aoGravar(false);
      return;
    }
    // A conflict, or no word on the outcome: only the log knows, stream by stream.
    for (const rascunho of rascunhos) {
      const recuperacao = this.#recuperar(rascunho).finally(() => this.#recuperacoes.delete(recuperacao));
      this.#recuperacoes.add(recuperacao);
      rascunho.caixa.voo = recuperacao;
    }
  }

  async #recuperar(rascunho: Rascunho): Promise<void> {
    const { caixa, commit } = rascunho;
    caixa.largar();
    for (let espera = ESPERA_INICIAL_MS; !this.#desistir; espera = Math.min(2 * espera, ESPERA_MAXIMA_MS)) {
      try {
        const procurado = commit!.commitId;
        const { novos, achado } = await caixa.dobrar(this.#opcoes.log, this.#opcoes.aoLer, { procurado });
        caixa.voo = null;
        this.#opcoes.aoDobrar(caixa);
        if (achado) responder(rascunho);
        else recusar(rascunho, caixa.minha ? new ErroMartelo('INDISPONIVEL') : new OutroDono());
        return this.#recarregada(caixa, novos);
      } catch (erro) {
        this.#opcoes.registrador.warn({ err: erro, stream: caixa.stream, espera }, 'outcome still unknown');
        await new Promise<void>((resolve) => this.#opcoes.ambiente.daquiA(espera, resolve));
      }
    }
    caixa.voo = null;
  }

  /** Before anything more is decided, the listeners hear of what they missed. */
  #recarregada(caixa: Caixa, novos: StoredCommit[]): void {
    if (caixa.estado !== null) for (const commit of novos) this.#opcoes.entregar(commit, caixa.estado);
    this.#opcoes.aoCarregar(caixa);
    if (caixa.pendentes > 0) this.acordar(caixa);
  }
}

function responder({ respostas }: Rascunho): void {
  for (const { envelope, resposta } of respostas) envelope.responder(resposta);
}

/** Only for what is certainly not written. */
function recusar({ respostas }: Rascunho, erro: Error): void {
  for (const { envelope } of respostas) envelope.recusar(erro);
}
