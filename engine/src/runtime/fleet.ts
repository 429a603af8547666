import { ErroMartelo } from '@martelo/shared/erros';
import type { Comando } from '../auction/modelo/comando.ts';
import type { Estado } from '../auction/modelo/estado.ts';
import type { EventLog, StoredCommit } from '../log/log.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import { MotorDeLeiloes, type OpcoesMotor } from './criar-motor.ts';
import { type Courier, NoAnswer, OtherOwner } from './forwarding.ts';
import { Heartbeats } from './heartbeats.ts';
import type { Lease } from './lease.ts';
import type { Carga, Instrucao, Lugar, Motor } from './motor.ts';
import type { Notices } from './notices.ts';

export interface FleetOptions extends OpcoesMotor {
  /** `<id>@<host:port>`: this start of this process, and where the others reach it. */
  dono: string;
  posse: Lease;
  avisos: Notices;
  carteiro: Courier;
}

/** How often ownership is looked after; how often the log is looked through for what no notice told of. */
const BATIDA_MS = 400;
const VARREDURA_MS = 2_000;
/** Auctions one process takes over at a time: the others get their share. */
const POR_BATIDA = 256;
/** How long a command looks for its owner, and how soon it looks again. */
const PROCURA_MS = 6_000;
const NOVA_PROCURA_MS = 100;

/** Joins the processes that share this log. Rejects when it cannot be read. */
export async function createFleet(opcoes: FleetOptions): Promise<Fleet> {
  const frota = new Fleet(opcoes);
  await frota.iniciar();
  return frota;
}

/**
 * One of several engine processes over one log. Each auction has one owner, named in its own stream (`PosseAssumida/1`), and the
 * log's dense commit numbers are the fence. This process decides for its own auctions, takes commands for the others' to their
 * owners, follows what they commit, and takes over from an owner whose pulses have stopped.
 */
export class Fleet implements Motor {
  readonly #opcoes: FleetOptions;
  readonly #log: EventLog;
  readonly #motor: MotorDeLeiloes;
  readonly #sinais: Heartbeats;
  readonly #leituras = new Map<string, { atual: Promise<void>; proxima: Promise<void> | null }>();
  #cancelar: (() => void) | null = null;
  #batida: Promise<void> | null = null;
  #varridoEm = 0;
  #parada = false;

  constructor(opcoes: FleetOptions) {
    this.#opcoes = opcoes;
    this.#log = opcoes.log;
    this.#motor = new MotorDeLeiloes(opcoes);
    this.#sinais = new Heartbeats(opcoes.dono, () => opcoes.ambiente.agora());
  }

  async iniciar(): Promise<void> {
    const { avisos } = this.#opcoes;
    await this.#motor.iniciar();
    this.#motor.aoGravar(({ stream, commitNo }) => {
      if (this.#motor.minha(uidDe(stream))) avisos.avisar(stream, commitNo);
    });
    avisos.ouvir((stream) => this.#ler(uidDe(stream)).catch(() => {}));
    this.#bater();
  }

  async executar(leiUid: string, instrucao: Instrucao): Promise<Record<string, unknown>> {
    const { ambiente } = this.#opcoes;
    const limite = ambiente.agora() + PROCURA_MS;
    for (;;) {
      try {
        return await this.#levar(leiUid, instrucao);
      } catch (erro) {
        if (erro instanceof StoreUnavailable) throw new ErroMartelo('INDISPONIVEL');
        if (!(erro instanceof OtherOwner || erro instanceof NoAnswer)) throw erro;
        if (this.#parada || ambiente.agora() >= limite) throw new ErroMartelo('INDISPONIVEL');
      }
      await new Promise<void>((resolve) => void ambiente.daquiA(NOVA_PROCURA_MS, resolve));
      await this.#noPrazo(this.#ler(leiUid)).catch(() => {});
    }
  }

  /** Decides here, or not at all. For what another process brings. @throws OtherOwner */
  executarAqui(leiUid: string, instrucao: Instrucao): Promise<Record<string, unknown>> {
    if (!this.#motor.minha(leiUid)) return Promise.reject(new OtherOwner());
    return this.#motor.executar(leiUid, instrucao);
  }

  /** Another's auction is read up to its last durable commit; as far as it is known here while the log cannot be read. */
  async estado(leiUid: string): Promise<Readonly<Estado> | null> {
    if (!this.#motor.minha(leiUid)) await this.#noPrazo(this.#ler(leiUid)).catch(() => {});
    return this.#motor.estado(leiUid);
  }

  /** Of another's auction, as far as it was heard of here. */
  lugar(leiUid: string): Lugar | null {
    return this.#motor.lugar(leiUid);
  }

  respondeu(leiUid: string, comando: Pick<Comando, 'autor' | 'comandoId'>): boolean {
    return this.#motor.respondeu(leiUid, comando);
  }

  leilaoDoLote(lelUid: string): string | null {
    return this.#motor.leilaoDoLote(lelUid);
  }

  aoGravar(ouvinte: (commit: StoredCommit, estado: Readonly<Estado>) => void): () => void {
    return this.#motor.aoGravar(ouvinte);
  }

  carga(): Carga {
    return this.#motor.carga();
  }

  /** Whether this process decides for the auction: what is done once for each commit is done there. */
  minha(leiUid: string): boolean {
    return this.#motor.minha(leiUid);
  }

  async parar(): Promise<void> {
    const { posse, avisos } = this.#opcoes;
    this.#parada = true;
    this.#cancelar?.();
    await this.#batida;
    const minhas = this.#minhas();
    await this.#motor.parar();
    await posse.soltar(minhas);
    await Promise.all([posse.close(), avisos.close()]);
  }

  async #levar(leiUid: string, instrucao: Instrucao): Promise<Record<string, unknown>> {
    if (this.#motor.minha(leiUid)) return this.#motor.executar(leiUid, instrucao);
    const dono = await this.#donoDe(leiUid);
    if (dono === null) return this.#criar(leiUid, instrucao);
    if (dono === this.#opcoes.dono || !this.#sinais.vivo(dono)) {
      await this.#noPrazo(this.#assumir(leiUid));
      return this.#motor.executar(leiUid, instrucao);
    }
    const resposta = await this.#opcoes.carteiro.levar(enderecoDe(dono), { leiUid, instrucao });
    // Whoever changed something here finds it here. A bid's answer says all that there is to it, and does not wait.
    if (instrucao.pedido.tipo !== 'dar-lance') await this.#noPrazo(this.#ler(leiUid)).catch(() => {});
    return resposta;
  }

  /** Null when there is no such auction. */
  async #donoDe(leiUid: string): Promise<string | null> {
    const conhecido = await this.#motor.estado(leiUid);
    if (conhecido === null) await this.#noPrazo(this.#ler(leiUid));
    const estado = conhecido ?? (await this.#motor.estado(leiUid));
    return estado === null ? null : (estado.dono ?? NINGUEM);
  }

  /** A new auction belongs to the process that was asked for it, from its first commit on. */
  async #criar(leiUid: string, instrucao: Instrucao): Promise<Record<string, unknown>> {
    const resposta = this.#motor.executar(leiUid, instrucao);
    if (this.#motor.minha(leiUid)) this.#motor.tomar(leiUid, 0).catch(() => {});
    return resposta;
  }

  async #assumir(leiUid: string): Promise<void> {
    const [livre] = (await this.#opcoes.posse.livres([leiUid])) ?? [leiUid];
    if (livre === undefined) throw new OtherOwner();
    await this.#motor.assumir(leiUid);
  }

  /** A store that does not answer holds nobody up for longer than a search for the owner takes. */
  async #noPrazo<T>(tarefa: Promise<T>): Promise<T> {
    const { promise: prazo, reject } = Promise.withResolvers<never>();
    const cancelar = this.#opcoes.ambiente.daquiA(PROCURA_MS, () => reject(new NoAnswer()));
    return Promise.race([tarefa, prazo]).finally(cancelar);
  }

  #minhas(): string[] {
    return [...this.#motor.conhecidos()].filter(({ minha }) => minha).map(({ leiUid }) => leiUid);
  }

  #bater(): void {
    const { ambiente, registrador } = this.#opcoes;
    this.#batida = this.#cuidar().catch((err) =>
      registrador.warn({ err }, 'ownership could not be looked after'),
    );
    this.#batida.then(() => {
      if (!this.#parada) this.#cancelar = ambiente.daquiA(BATIDA_MS, () => this.#bater());
    });
  }

  /** Keeps what is its own, finds what nobody told it of, and takes what nobody looks after. */
  async #cuidar(): Promise<void> {
    const { posse, ambiente } = this.#opcoes;
    await posse.renovar(this.#minhas());
    this.#sinais.ouvir(await this.#log.pulsos());
    if (ambiente.agora() - this.#varridoEm >= VARREDURA_MS) {
      await this.#varrer();
      this.#varridoEm = ambiente.agora();
    }
    const orfaos = [...this.#motor.alheios()]
      .filter(({ dono }) => dono === null || dono === this.#opcoes.dono || !this.#sinais.vivo(dono))
      .slice(0, POR_BATIDA)
      .map(({ leiUid }) => leiUid);
    if (orfaos.length === 0) return;
    const livres = (await posse.livres(orfaos)) ?? orfaos;
    await posse.renovar(livres);
    await Promise.all(livres.map((leiUid) => this.#motor.assumir(leiUid).catch(() => {})));
  }

  async #varrer(): Promise<void> {
    const conhecidos = new Map([...this.#motor.conhecidos()].map((um) => [um.leiUid, um]));
    for await (const { stream, commitNo } of this.#log.streams()) {
      const leilao = conhecidos.get(uidDe(stream));
      if (leilao === undefined || (!leilao.minha && leilao.commitNo < commitNo))
        await this.#ler(uidDe(stream));
    }
  }

  /** One reading at a time of each auction, begun after it was asked for: what was durable then is read. */
  #ler(leiUid: string): Promise<void> {
    // It would only be waited for: what is in memory is durable, and the retry looks again.
    if (this.#motor.semLog) return Promise.resolve();
    const leitura = this.#leituras.get(leiUid);
    if (leitura !== undefined) {
      leitura.proxima ??= leitura.atual.catch(() => {}).then(() => this.#ler(leiUid));
      return leitura.proxima;
    }
    const atual = this.#motor.alcancar(leiUid).finally(() => this.#leituras.delete(leiUid));
    this.#leituras.set(leiUid, { atual, proxima: null });
    return atual;
  }
}

/** An auction that was made and not taken yet. */
const NINGUEM = '';
const uidDe = (stream: string): string => stream.slice('leilao:'.length);
const enderecoDe = (dono: string): string => dono.slice(dono.indexOf('@') + 1);
