import { ErroMartelo } from '@martelo/shared/erros';
import { aguardaPrazos, comandoDoPrazo, type Prazo } from '../auction/leituras/prazos.ts';
import { type Comando, FORMATO } from '../auction/modelo/comando.ts';
import type { Estado } from '../auction/modelo/estado.ts';
import { chaveDoComando } from '../auction/modelo/idempotencia.ts';
import type { Resposta } from '../auction/modelo/resposta.ts';
import type { EventLog, StoredCommit } from '../log/log.ts';
import { AuctionOfLot } from './auction-of-lot.ts';
import { Relogio } from './clock.ts';
import type { Environment } from './environment.ts';
import { FinishedAuctions } from './finished.ts';
import { OtherOwner } from './forwarding.ts';
import { type Ouvinte, Ouvintes } from './listeners.ts';
import { type Core, Mailbox } from './mailbox.ts';
import type { Carga, Instrucao, Lugar, Motor } from './motor.ts';
import { Dividas } from './owed-time.ts';
import type { Snapshots } from './snapshots/snapshots.ts';
import { Watcher } from './watcher.ts';
import { type Registrador, Writer } from './writer.ts';

/** As whom the only process of an installation writes its pulses. */
const DONO_LOCAL = 'local';
/** How long somebody waits to hear what became of a command, where the store has fallen silent. */
const ESPERA_MS = 5_000;

export interface OpcoesMotor {
  log: EventLog;
  /** What spares folding long streams from their start. */
  retratos?: Snapshots;
  nucleo: Core;
  ambiente: Environment;
  registrador: Registrador;
  /** The request or connection being served; undefined when there is none. */
  rastro?: () => string | undefined;
  /** Commands one mailbox holds before it refuses with OCUPADO. */
  limiteDaFila?: number;
  /** Finished auctions kept in memory after somebody asked for them. */
  terminadosEmMemoria?: number;
  /** Between pulses while lots are open, ms (default 250); below the second from which on an outage is given back (rule 18). */
  pulsoMs?: number;
  /** How the log names this process, where several share it (`Fleet`); it then decides only for auctions that it took. */
  dono?: string;
  /** How long `parar` waits for what is in flight, ms. */
  prazoParaParar?: number;
}

/** Folds the log, schedules every open lot, and opens the doors. Rejects when the log cannot be read. */
export async function criarMotor(opcoes: OpcoesMotor): Promise<Motor> {
  const motor = new MotorDeLeiloes(opcoes);
  await motor.iniciar();
  return motor;
}

/** The engine of one process. What follows `parar` is for a `Fleet` that shares the log with other processes. */
export class MotorDeLeiloes implements Motor {
  readonly #log: EventLog;
  readonly #nucleo: Core;
  readonly #ambiente: Environment;
  readonly #rastro: () => string | undefined;
  readonly #limiteDaFila: number;
  readonly #comRetratos: boolean;
  readonly #prazoParaParar: number;
  /** Null where this is the only process. */
  readonly #dono: string | null;
  readonly #gravador: Writer;
  readonly #relogio: Relogio;
  readonly #dividas: Dividas;
  readonly #vigia: Watcher;
  readonly #mailboxes = new Map<string, Mailbox>();
  readonly #leilaoDoLote = new AuctionOfLot();
  readonly #ouvintes: Ouvintes;
  readonly #terminados: FinishedAuctions;
  /** Until it is known what time is owed, nothing is decided. */
  #aberto = false;
  #parando = false;

  constructor(opcoes: OpcoesMotor) {
    const { log, ambiente, registrador } = opcoes;
    this.#log = log;
    this.#nucleo = opcoes.nucleo;
    this.#ambiente = ambiente;
    this.#ouvintes = new Ouvintes(registrador);
    this.#terminados = new FinishedAuctions(opcoes.terminadosEmMemoria ?? 8, (mailbox) =>
      this.#gravador.carregar(mailbox),
    );
    this.#rastro = opcoes.rastro ?? (() => undefined);
    this.#comRetratos = opcoes.retratos !== undefined;
    this.#limiteDaFila = opcoes.limiteDaFila ?? 10_000;
    this.#prazoParaParar = opcoes.prazoParaParar ?? 3_000;
    this.#dono = opcoes.dono ?? null;
    this.#relogio = new Relogio(ambiente, (leiUid, _, prazo) => this.#vencer(leiUid, prazo));
    this.#gravador = new Writer({
      log,
      ...(opcoes.retratos && { retratos: opcoes.retratos }),
      ambiente,
      registrador,
      entregar: (commit, estado) => this.#entregar(commit, estado),
      aoLer: (commit) => this.#leilaoDoLote.lido(commit),
      aoCarregar: (mailbox, novos) => {
        this.#leilaoDoLote.carregado(mailbox);
        if (mailbox.estado !== null && mailbox.minha) this.#relogio.acompanharTodos(mailbox.estado);
        this.#vigiarOuNao();
        this.#dividas.conferir(mailbox, novos);
        this.#pagar(mailbox);
        this.#terminados.usada(mailbox);
      },
      aoDobrar: (mailbox) => this.#conferirPosse(mailbox),
      aoConfirmar: (mailbox) => {
        this.#pagar(mailbox);
        this.#terminados.usada(mailbox);
      },
      podeDecidir: () => this.#aberto && this.#vigia.confia(),
      aoDecidir: (mailbox) => this.#dividas.cobrar(mailbox),
      aoGravar: (conseguiu) => (conseguiu ? this.#vigia.conseguiu() : this.#vigia.falhou()),
    });
    this.#dividas = new Dividas(ambiente);
    this.#vigia = new Watcher({
      log,
      ambiente,
      registrador,
      dono: this.#dono ?? DONO_LOCAL,
      pulsoMs: opcoes.pulsoMs,
      aoConseguir: () => {
        for (const mailbox of this.#dividas.aoConseguir()) this.#gravador.acordar(mailbox);
      },
      aoVoltar: (de) => this.#dever(de),
      aoParar: (de) => this.#dever(de, 'os que venceram'),
      aoPerder: () => {
        for (const mailbox of this.#mailboxes.values()) mailbox.recusarFila(new ErroMartelo('INDISPONIVEL'));
        this.#gravador.liberarQuemEspera(ambiente.agora() - ESPERA_MS);
      },
      aoConfiar: () => this.#gravador.retomar(),
      devendoDesde: () => this.#dividas.desde(),
    });
  }

  async iniciar(): Promise<void> {
    const streams: string[] = [];
    for await (const { stream } of this.#log.streams()) streams.push(stream);
    await this.#carregarTodos(streams);
    if (this.#dono === null) await this.#retomarTempo();
    this.#aberto = true;
    this.#vigiarOuNao();
  }

  /** Two at a time where there are pictures: while one is made into objects, the other is read and its sums are compared. */
  async #carregarTodos(streams: readonly string[]): Promise<void> {
    const fila = streams.values();
    const carregar = async () => {
      for (const stream of fila) {
        await this.#gravador.carregar(this.#abrirCaixa(stream.slice('leilao:'.length)));
      }
    };
    await Promise.all(this.#comRetratos ? [carregar(), carregar()] : [carregar()]);
  }

  async executar(leiUid: string, instrucao: Instrucao): Promise<Record<string, unknown>> {
    // The receipt time, taken before anything else happens.
    const instante = this.#ambiente.agora();
    const mailbox = this.#mailboxes.get(leiUid) ?? this.#abrirSeNova(leiUid, instrucao);
    if (this.#parando || this.#gravador.descansando || this.#vigia.perdida)
      throw new ErroMartelo('INDISPONIVEL');
    if (!mailbox.minha) throw new OtherOwner();
    // The clock's own commands are few, and a lot that cannot close would hold up what follows from it.
    if (mailbox.pendentes >= this.#limiteDaFila && instrucao.autor !== 'sistema')
      throw new ErroMartelo('OCUPADO');
    const { comandoId, autor, pedido } = instrucao;
    const rastro = this.#rastro();
    const comando: Comando = {
      autor,
      comandoId,
      formato: FORMATO,
      pedido,
      ...(rastro !== undefined && { rastro }),
      semente: this.#ambiente.semente(),
    };
    return new Promise((resolve, reject) => {
      const responder = (resposta: Resposta) =>
        resposta.ok
          ? resolve({ ...resposta.valor })
          : reject(new ErroMartelo(resposta.codigo, resposta.detalhes));
      mailbox.receber({ comando, instante, responder, recusar: reject });
      this.#gravador.acordar(mailbox);
    });
  }

  /** Waits for an append in flight rather than reading past it. What it gives is live: read it before the next `await`. */
  async estado(leiUid: string): Promise<Readonly<Estado> | null> {
    const mailbox = this.#mailboxes.get(leiUid);
    if (mailbox === undefined) return null;
    mailbox.leitores += 1;
    try {
      while (!mailbox.carregada || mailbox.voo !== null) {
        if (this.#vigia.perdida) throw new ErroMartelo('INDISPONIVEL');
        if (mailbox.voo !== null) await mailbox.voo;
        else
          await this.#terminados.reler(mailbox).catch(() => Promise.reject(new ErroMartelo('INDISPONIVEL')));
      }
    } finally {
      mailbox.leitores -= 1;
    }
    this.#terminados.usada(mailbox);
    return mailbox.estado;
  }

  lugar(leiUid: string): Lugar | null {
    const mailbox = this.#mailboxes.get(leiUid);
    return mailbox === undefined ? null : { commitNo: mailbox.commitNo, largado: mailbox.arquivada };
  }

  respondeu(leiUid: string, comando: Pick<Comando, 'autor' | 'comandoId'>): boolean {
    return this.#mailboxes.get(leiUid)?.estado?.comandos.has(chaveDoComando(comando)) ?? false;
  }

  leilaoDoLote(lelUid: string): string | null {
    return this.#leilaoDoLote.de(lelUid);
  }

  aoGravar(ouvinte: Ouvinte): () => void {
    return this.#ouvintes.entrar(ouvinte);
  }

  carga(): Carga {
    let naFila = 0;
    for (const mailbox of this.#mailboxes.values()) naFila += mailbox.pendentes;
    const vencidos = this.#relogio.vencidos(this.#ambiente.agora());
    return { lotesComRelogio: this.#relogio.tamanho, vencidos, naFila, semLog: this.semLog };
  }

  async parar(): Promise<void> {
    this.#parando = true;
    this.#relogio.parar();
    this.#vigia.descansar();
    const limite = this.#ambiente.agora() + this.#prazoParaParar;
    while (!this.#gravador.ocioso && this.#ambiente.agora() < limite) {
      await new Promise<void>((resolve) => this.#ambiente.daquiA(2, resolve));
    }
    this.#gravador.desistir();
  }

  /** The log takes nothing from this process, and in all likelihood tells it nothing. */
  get semLog(): boolean {
    return this.#vigia.perdida;
  }

  /** Whether this process decides for the auction. */
  minha(leiUid: string): boolean {
    return this.#mailboxes.get(leiUid)?.minha ?? false;
  }

  /** Every auction known here, as it was when it was last looked at. */
  *conhecidos(): Iterable<{ leiUid: string; minha: boolean; commitNo: number }> {
    for (const { leiUid, minha, commitNo } of this.#mailboxes.values()) yield { leiUid, minha, commitNo };
  }

  /** Auctions that another process sees to and that somebody must, each with its owner; null before one took it. */
  *alheios(): Iterable<{ leiUid: string; dono: string | null }> {
    for (const { leiUid, minha, estado, terminada } of this.#mailboxes.values())
      if (!minha && estado !== null && (!terminada || aguardaPrazos(estado)))
        yield { leiUid, dono: estado.dono };
  }

  /** Reads what another owner has appended, and tells the listeners. Rejects when the log cannot be read. */
  async alcancar(leiUid: string): Promise<void> {
    let mailbox = this.#mailboxes.get(leiUid);
    if (mailbox === undefined) {
      if ((await this.#log.head(`leilao:${leiUid}`)) === null) return;
      mailbox = this.#mailboxes.get(leiUid) ?? this.#abrirCaixa(leiUid);
    }
    await this.#gravador.carregar(mailbox);
    if (mailbox.minha) return;
    await mailbox.seguir(this.#log, (commit, estado) => {
      this.#leilaoDoLote.lido(commit);
      this.#entregar(commit, estado);
    });
    this.#terminados.usada(mailbox);
  }

  /**
   * Takes the auction's decisions over from an owner that is gone: with the next commit, which gives its lots their time back
   * since that owner's last pulse (rule 18) and leaves a former owner no place to commit to. Rejects with OtherOwner when another
   * process was quicker.
   */
  async assumir(leiUid: string): Promise<void> {
    await this.alcancar(leiUid);
    const mailbox = this.#mailboxes.get(leiUid);
    if (!mailbox?.estado || mailbox.minha) return;
    const { dono, leilao } = mailbox.estado;
    const pulso = (await this.#log.pulsos()).find((outro) => outro.dono === dono)?.instante ?? 0;
    if (mailbox.minha) return;
    mailbox.minha = true;
    this.#dividas.anotar(mailbox, Math.max(pulso, mailbox.duravelAte));
    this.#relogio.acompanharTodos(mailbox.estado);
    try {
      await this.tomar(leilao.uid, mailbox.commitNo);
    } catch (erro) {
      // What became of it the log says; until it was read again nothing more is decided here.
      if (mailbox.minha) this.#perder(mailbox);
      throw erro;
    }
  }

  /** Writes this process down as the one that decides, after the commit `apos`. */
  tomar(leiUid: string, apos: number): Promise<unknown> {
    const dono = this.#dono!;
    const comandoId = `assumir:${leiUid}:${apos}:${dono}`;
    return this.executar(leiUid, { comandoId, autor: 'sistema', pedido: { tipo: 'assumir-posse', dono } });
  }

  /** Folded anew, an auction is this process's if the log says so, or if it is about to be made here. */
  #conferirPosse(mailbox: Mailbox): void {
    if (this.#dono === null) return;
    const minha = mailbox.estado === null ? mailbox.minha : mailbox.estado.dono === this.#dono;
    if (mailbox.minha && !minha) this.#perder(mailbox);
    mailbox.minha = minha;
  }

  #perder(mailbox: Mailbox): void {
    mailbox.minha = false;
    this.#relogio.esquecer(mailbox.leiUid);
    this.#dividas.esquecer(mailbox);
    mailbox.recusarFila(new OtherOwner());
  }

  /**
   * Rule 18 at the start: since the last pulse, or the last commit of an auction, nobody could commit to it. The time that its
   * lots lost is given back before the doors open.
   */
  async #retomarTempo(): Promise<void> {
    const pulso = (await this.#log.pulsos()).find(({ dono }) => dono === DONO_LOCAL)?.instante ?? 0;
    const mailboxes = [...this.#relogio.leiloes()].map((leiUid) => this.#mailboxes.get(leiUid)!);
    for (const mailbox of mailboxes) {
      const de = Math.max(pulso, mailbox.duravelAte);
      this.#ambiente.acertar(de);
      this.#dividas.anotar(mailbox, de);
      this.#gravador.acordar(mailbox);
    }
    this.#aberto = true;
    // Time runs from here on: what the restitution itself takes to become durable is watched, too.
    this.#vigiarOuNao();
    this.#gravador.retomar();
    await new Promise<void>((resolve) => this.#ambiente.emSeguida(resolve));
    // What could not be given back now is still owed, and goes before anything else.
    for (const { leiUid } of mailboxes) await this.estado(leiUid).catch(() => null);
  }

  /** Nothing could be committed since `de`: every auction with open lots owes them that time; after a stall, those that ended in it. */
  #dever(de: number, quais: 'todos' | 'os que venceram' = 'todos'): void {
    for (const leiUid of this.#relogio.leiloes()) {
      const mailbox = this.#mailboxes.get(leiUid)!;
      this.#dividas.anotar(mailbox, de, quais);
      this.#gravador.acordar(mailbox);
    }
  }

  /** Time that came to be owed while an append was in flight. */
  #pagar(mailbox: Mailbox): void {
    if (this.#dividas.tem(mailbox)) this.#gravador.acordar(mailbox);
  }

  #vigiarOuNao(): void {
    if (!this.#aberto || this.#parando) return;
    // Among several processes the pulse is also the sign of life by which others leave an auction to its owner.
    if (this.#dono !== null || this.#relogio.tamanho > 0) this.#vigia.vigiar();
    else {
      this.#vigia.descansar();
      this.#dividas.esquecerTodas();
    }
  }

  #vencer(leiUid: string, prazo: Prazo): Promise<unknown> {
    const { pedido } = prazo;
    return this.executar(leiUid, { comandoId: comandoDoPrazo(prazo), autor: 'sistema', pedido });
  }

  #abrirCaixa(leiUid: string, minha = this.#dono === null): Mailbox {
    const mailbox = new Mailbox(leiUid, this.#nucleo, minha);
    this.#mailboxes.set(leiUid, mailbox);
    return mailbox;
  }

  /** An auction that is not in the log is about to be made, or is not at all. */
  #abrirSeNova(leiUid: string, { pedido }: Instrucao): Mailbox {
    if (pedido.tipo !== 'criar-leilao') throw new ErroMartelo('LEILAO_NAO_ENCONTRADO');
    return this.#abrirCaixa(leiUid, true);
  }

  #entregar(commit: StoredCommit, estado: Readonly<Estado>): void {
    if (this.minha(estado.leilao.uid)) this.#relogio.seguir(commit.events, estado);
    this.#vigiarOuNao();
    this.#ouvintes.avisar(commit, estado);
  }
}
