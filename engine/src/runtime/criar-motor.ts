import { ErroMartelo } from '@martelo/shared/erros';
import { type Comando, FORMATO } from '../auction/comando.ts';
import type { Estado } from '../auction/estado.ts';
import type { Resposta } from '../auction/evento.ts';
import { chaveDoComando } from '../auction/idempotencia.ts';
import { aguardaPrazos, comandoDoPrazo, type Prazo } from '../auction/prazos.ts';
import type { EventLog, StoredCommit } from '../log/log.ts';
import type { Retratos } from '../retratos/retratos.ts';
import type { Ambiente } from './ambiente.ts';
import { Caixa, type Nucleo } from './caixa.ts';
import { OutroDono } from './carteiro.ts';
import { Dividas } from './dividas.ts';
import { Gravador, type Registrador } from './gravador.ts';
import type { Carga, Instrucao, Lugar, Motor } from './motor.ts';
import { Relogio } from './relogio.ts';
import { Vagas } from './vagas.ts';
import { Vigia } from './vigia.ts';

/** As whom the only process of an installation writes its pulses. */
const DONO_LOCAL = 'local';
/** Finished auctions folded at the same time because somebody asked for them: it is the bidders' processor. */
const RELEITURAS_AO_MESMO_TEMPO = 2;

export interface OpcoesMotor {
  log: EventLog;
  /** What spares folding long streams from their start. */
  retratos?: Retratos;
  nucleo: Nucleo;
  ambiente: Ambiente;
  registrador: Registrador;
  /** The request or connection being served; undefined when there is none. */
  rastro?: () => string | undefined;
  /** Commands one mailbox holds before it refuses with OCUPADO. */
  limiteDaFila?: number;
  /** Finished auctions kept in memory after somebody asked for them. */
  terminadosEmMemoria?: number;
  /** Between pulses while lots are open, ms (default 250); below the second from which on an outage is given back (rule 18). */
  pulsoMs?: number;
  /** How the log names this process, where several share it (`Frota`); it then decides only for auctions that it took. */
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

/** The engine of one process. What follows `parar` is for a `Frota` that shares the log with other processes. */
export class MotorDeLeiloes implements Motor {
  readonly #log: EventLog;
  readonly #nucleo: Nucleo;
  readonly #ambiente: Ambiente;
  readonly #registrador: Registrador;
  readonly #rastro: () => string | undefined;
  readonly #limiteDaFila: number;
  readonly #comRetratos: boolean;
  readonly #terminadosEmMemoria: number;
  readonly #prazoParaParar: number;
  /** Null where this is the only process. */
  readonly #dono: string | null;
  readonly #gravador: Gravador;
  readonly #relogio: Relogio;
  readonly #dividas: Dividas;
  readonly #vigia: Vigia;
  readonly #caixas = new Map<string, Caixa>();
  readonly #leilaoDoLote = new Map<string, string>();
  readonly #ouvintes = new Set<(commit: StoredCommit, estado: Readonly<Estado>) => void>();
  /** Finished auctions in memory, least recently used first. */
  readonly #terminados = new Set<Caixa>();
  readonly #vagas = new Vagas(RELEITURAS_AO_MESMO_TEMPO);
  readonly #releituras = new Map<Caixa, Promise<void>>();
  /** Until it is known what time is owed, nothing is decided. */
  #aberto = false;
  #parando = false;

  constructor(opcoes: OpcoesMotor) {
    const { log, ambiente, registrador } = opcoes;
    this.#log = log;
    this.#nucleo = opcoes.nucleo;
    this.#ambiente = ambiente;
    this.#registrador = registrador;
    this.#rastro = opcoes.rastro ?? (() => undefined);
    this.#comRetratos = opcoes.retratos !== undefined;
    this.#limiteDaFila = opcoes.limiteDaFila ?? 10_000;
    this.#terminadosEmMemoria = opcoes.terminadosEmMemoria ?? 8;
    this.#prazoParaParar = opcoes.prazoParaParar ?? 3_000;
    this.#dono = opcoes.dono ?? null;
    this.#relogio = new Relogio(ambiente, (leiUid, _, prazo) => this.#vencer(leiUid, prazo));
    this.#gravador = new Gravador({
      log,
      ...(opcoes.retratos && { retratos: opcoes.retratos }),
      ambiente,
      registrador,
      entregar: (commit, estado) => this.#entregar(commit, estado),
      aoLer: (commit) => this.#indexar(commit),
      aoCarregar: (caixa) => {
        this.#indexarLotes(caixa);
        if (caixa.estado !== null && caixa.minha) this.#relogio.acompanharTodos(caixa.estado);
        this.#vigiarOuNao();
        this.#pagar(caixa);
        this.#pouparMemoria(caixa);
      },
      aoDobrar: (caixa) => this.#conferirPosse(caixa),
      aoConfirmar: (caixa) => {
        this.#pagar(caixa);
        this.#pouparMemoria(caixa);
      },
      podeDecidir: () => this.#aberto && this.#vigia.confia(),
      aoDecidir: (caixa) => this.#dividas.cobrar(caixa),
      aoGravar: (conseguiu) => (conseguiu ? this.#vigia.conseguiu() : this.#vigia.falhou()),
    });
    this.#dividas = new Dividas(ambiente);
    this.#vigia = new Vigia({
      log,
      ambiente,
      registrador,
      dono: this.#dono ?? DONO_LOCAL,
      pulsoMs: opcoes.pulsoMs,
      aoConseguir: () => {
        for (const caixa of this.#dividas.aoConseguir()) this.#gravador.acordar(caixa);
      },
      aoVoltar: (de) => this.#dever(de),
      aoParar: (de) => this.#dever(de, 'os que venceram'),
      aoPerder: () => {
        for (const caixa of this.#caixas.values()) caixa.recusarFila(new ErroMartelo('INDISPONIVEL'));
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
    const caixa = this.#caixas.get(leiUid) ?? this.#abrirSeNova(leiUid, instrucao);
    if (this.#parando || this.#gravador.descansando || this.#vigia.perdida)
      throw new ErroMartelo('INDISPONIVEL');
    if (!caixa.minha) throw new OutroDono();
    // The clock's own commands are few, and a lot that cannot close would hold up what follows from it.
    if (caixa.pendentes >= this.#limiteDaFila && instrucao.autor !== 'sistema')
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
      caixa.receber({ comando, instante, responder, recusar: reject });
      this.#gravador.acordar(caixa);
    });
  }

  /** Waits for an append in flight rather than reading past it. What it gives is live: read it before the next `await`. */
  async estado(leiUid: string): Promise<Readonly<Estado> | null> {
    const caixa = this.#caixas.get(leiUid);
    if (caixa === undefined) return null;
    caixa.leitores += 1;
    try {
      while (!caixa.carregada || caixa.voo !== null) {
        if (this.#vigia.perdida) throw new ErroMartelo('INDISPONIVEL');
        if (caixa.voo !== null) await caixa.voo;
        else await this.#reler(caixa).catch(() => Promise.reject(new ErroMartelo('INDISPONIVEL')));
      }
    } finally {
      caixa.leitores -= 1;
    }
    this.#pouparMemoria(caixa);
    return caixa.estado;
  }

  lugar(leiUid: string): Lugar | null {
    const caixa = this.#caixas.get(leiUid);
    return caixa === undefined ? null : { commitNo: caixa.commitNo, largado: caixa.arquivada };
  }

  /** Finished auctions wait for one of few places: however many are asked for, few are folded at once, and each once for all who ask. */
  #reler(caixa: Caixa): Promise<void> {
    if (!caixa.arquivada) return this.#gravador.carregar(caixa);
    let releitura = this.#releituras.get(caixa);
    if (releitura === undefined) {
      releitura = this.#vagas
        .usar(() => this.#gravador.carregar(caixa))
        .finally(() => this.#releituras.delete(caixa));
      this.#releituras.set(caixa, releitura);
    }
    return releitura;
  }

  respondeu(leiUid: string, comando: Pick<Comando, 'autor' | 'comandoId'>): boolean {
    return this.#caixas.get(leiUid)?.estado?.comandos.has(chaveDoComando(comando)) ?? false;
  }

  leilaoDoLote(lelUid: string): string | null {
    return this.#leilaoDoLote.get(lelUid) ?? null;
  }

  aoGravar(ouvinte: (commit: StoredCommit, estado: Readonly<Estado>) => void): () => void {
    this.#ouvintes.add(ouvinte);
    return () => this.#ouvintes.delete(ouvinte);
  }

  carga(): Carga {
    let naFila = 0;
    for (const caixa of this.#caixas.values()) naFila += caixa.pendentes;
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
    return this.#caixas.get(leiUid)?.minha ?? false;
  }

  /** Every auction known here, as it was when it was last looked at. */
  *conhecidos(): Iterable<{ leiUid: string; minha: boolean; commitNo: number }> {
    for (const { leiUid, minha, commitNo } of this.#caixas.values()) yield { leiUid, minha, commitNo };
  }

  /** Auctions that another process sees to and that somebody must, each with its owner; null before one took it. */
  *alheios(): Iterable<{ leiUid: string; dono: string | null }> {
    for (const { leiUid, minha, estado, terminada } of this.#caixas.values())
      if (!minha && estado !== null && (!terminada || aguardaPrazos(estado)))
        yield { leiUid, dono: estado.dono };
  }

  /** Reads what another owner has appended, and tells the listeners. Rejects when the log cannot be read. */
  async alcancar(leiUid: string): Promise<void> {
    let caixa = this.#caixas.get(leiUid);
    if (caixa === undefined) {
      if ((await this.#log.head(`leilao:${leiUid}`)) === null) return;
      caixa = this.#caixas.get(leiUid) ?? this.#abrirCaixa(leiUid);
    }
    await this.#gravador.carregar(caixa);
    if (caixa.minha) return;
    await caixa.seguir(this.#log, (commit, estado) => {
      this.#indexar(commit);
      this.#entregar(commit, estado);
    });
    this.#pouparMemoria(caixa);
  }

  /**
   * Takes the auction's decisions over from an owner that is gone: with the next commit, which gives its lots their time back
   * since that owner's last pulse (rule 18) and leaves a former owner no place to commit to. Rejects with OutroDono when another
   * process was quicker.
   */
  async assumir(leiUid: string): Promise<void> {
    await this.alcancar(leiUid);
    const caixa = this.#caixas.get(leiUid);
    if (!caixa?.estado || caixa.minha) return;
    const { dono, leilao } = caixa.estado;
    const pulso = (await this.#log.pulsos()).find((outro) => outro.dono === dono)?.instante ?? 0;
    if (caixa.minha) return;
    caixa.minha = true;
    this.#dividas.anotar(caixa, Math.max(pulso, caixa.duravelAte));
    this.#relogio.acompanharTodos(caixa.estado);
    try {
      await this.tomar(leilao.uid, caixa.commitNo);
    } catch (erro) {
      // What became of it the log says; until it was read again nothing more is decided here.
      if (caixa.minha) this.#perder(caixa);
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
  #conferirPosse(caixa: Caixa): void {
    if (this.#dono === null) return;
    const minha = caixa.estado === null ? caixa.minha : caixa.estado.dono === this.#dono;
    if (caixa.minha && !minha) this.#perder(caixa);
    caixa.minha = minha;
  }

  #perder(caixa: Caixa): void {
    caixa.minha = false;
    this.#relogio.esquecer(caixa.leiUid);
    this.#dividas.esquecer(caixa);
    caixa.recusarFila(new OutroDono());
  }

  /**
   * Rule 18 at the start: since the last pulse, or the last commit of an auction, nobody could commit to it. The time that its
   * lots lost is given back before the doors open.
   */
  async #retomarTempo(): Promise<void> {
    const pulso = (await this.#log.pulsos()).find(({ dono }) => dono === DONO_LOCAL)?.instante ?? 0;
    const caixas = [...this.#relogio.leiloes()].map((leiUid) => this.#caixas.get(leiUid)!);
    for (const caixa of caixas) {
      const de = Math.max(pulso, caixa.duravelAte);
      this.#ambiente.acertar(de);
      this.#dividas.anotar(caixa, de);
      this.#gravador.acordar(caixa);
    }
    this.#aberto = true;
    // Time runs from here on: what the restitution itself takes to become durable is watched, too.
    this.#vigiarOuNao();
    this.#gravador.retomar();
    await new Promise<void>((resolve) => this.#ambiente.emSeguida(resolve));
    // What could not be given back now is still owed, and goes before anything else.
    for (const { leiUid } of caixas) await this.estado(leiUid).catch(() => null);
  }

  /** Nothing could be committed since `de`: every auction with open lots owes them that time; after a stall, those that ended in it. */
  #dever(de: number, quais: 'todos' | 'os que venceram' = 'todos'): void {
    for (const leiUid of this.#relogio.leiloes()) {
      const caixa = this.#caixas.get(leiUid)!;
      this.#dividas.anotar(caixa, de, quais);
      this.#gravador.acordar(caixa);
    }
  }

  /** Time that came to be owed while an append was in flight. */
  #pagar(caixa: Caixa): void {
    if (this.#dividas.tem(caixa)) this.#gravador.acordar(caixa);
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

  #abrirCaixa(leiUid: string, minha = this.#dono === null): Caixa {
    const caixa = new Caixa(leiUid, this.#nucleo, minha);
    this.#caixas.set(leiUid, caixa);
    return caixa;
  }

  /** An auction that is not in the log is about to be made, or is not at all. */
  #abrirSeNova(leiUid: string, { pedido }: Instrucao): Caixa {
    if (pedido.tipo !== 'criar-leilao') throw new ErroMartelo('LEILAO_NAO_ENCONTRADO');
    return this.#abrirCaixa(leiUid, true);
  }

  /** A picture brings lots whose events are not read. */
  #indexarLotes({ leiUid, estado }: Caixa): void {
    for (const lelUid of estado?.lotes.keys() ?? []) this.#leilaoDoLote.set(lelUid, leiUid);
  }

  #indexar(commit: StoredCommit): void {
    const leiUid = commit.stream.slice('leilao:'.length);
    for (const evento of commit.events) {
      if (evento.tipo === 'LoteIncluido/1') this.#leilaoDoLote.set(evento.lote.uid, leiUid);
    }
  }

  #entregar(commit: StoredCommit, estado: Readonly<Estado>): void {
    if (this.minha(estado.leilao.uid)) this.#relogio.seguir(commit.events, estado);
    this.#vigiarOuNao();
    for (const ouvinte of this.#ouvintes) {
      try {
        ouvinte(commit, estado);
      } catch (err) {
        this.#registrador.error({ err, stream: commit.stream }, 'a listener failed');
      }
    }
  }

  /** Finished auctions are read from the log when somebody asks, and only the last few stay. */
  #pouparMemoria(caixa: Caixa): void {
    this.#terminados.delete(caixa);
    if (!caixa.terminada) return;
    // While its owner may die, what it waits for must be known to who takes over.
    if (!caixa.minha && caixa.estado !== null && aguardaPrazos(caixa.estado)) return;
    this.#terminados.add(caixa);
    for (const antiga of this.#terminados) {
      if (this.#terminados.size <= this.#terminadosEmMemoria) return;
      if (antiga === caixa || antiga.voo !== null || antiga.pendentes > 0 || antiga.leitores > 0) continue;
      this.#terminados.delete(antiga);
      antiga.arquivar();
    }
  }
}
