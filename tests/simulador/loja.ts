import type { EloDoLivro, Evento } from '../../engine/src/auction/modelo/evento.ts';
import {
  cabecaDepois,
  cabecaInicial,
  quebraDaCadeia,
  sha256,
  textoDoCommit,
} from '../../engine/src/log/encadear.ts';
import {
  type Commit,
  CommitConflict,
  type EventLog,
  type Head,
  type StoredCommit,
} from '../../engine/src/log/log.ts';
import { StoreUnavailable, UnknownOutcome } from '../../engine/src/store/unavailable.ts';
import type { Mundo, Vida } from './mundo.ts';

/** What the store does with an append. `tardia`: it says nothing, and writes when nobody expects it any more. */
export type Sorte = 'boa' | 'recusa' | 'talvez-gravou' | 'talvez-nao' | 'parcial' | 'tardia' | 'lenta';

interface Fluxo {
  /** Durable commits as the store keeps them: text, so that nobody's later change reaches them. */
  textos: { texto: string; hash: string; vida: string }[];
  cabeca: Head;
}

/**
 * The event log all processes share, with its accidents. It keeps what it was given at the moment it was given, writes it some
 * time later, and answers, if at all, later still: a crash may fall anywhere between.
 */
export class Loja {
  readonly fluxos = new Map<string, Fluxo>();
  /** How often each accident happens, by weight, while there are accidents. */
  pesos: Partial<Record<Sorte, number>> = { boa: 1 };
  /** Until then (ms of the world) every append is refused, and while `muda` every read too. */
  cheiaAte = 0;
  muda = false;
  /** One transaction for all commits of a call, as SQLite has; else each is taken or refused alone, as MongoDB does. */
  readonly atomica: boolean;
  /** Told of each commit the moment it is durable, and when it was asked for, ms of the world. */
  aoGravar: (commit: Commit, pedidoEm: number) => void = () => {};
  /** Writes that landed when their asker had given them up. */
  tardias = 0;
  /** Appends that will land yet, whoever asked for them and still waits. */
  aCaminho = 0;
  /** When something became durable, pulses too, ms of the world. */
  readonly exitos: number[] = [];
  /** Appends that were not answered with what they wrote. */
  tropecos = 0;
  readonly #pulsos = new Map<string, number>();
  readonly #mundo: Mundo;

  constructor(mundo: Mundo, atomica: boolean) {
    this.#mundo = mundo;
    this.atomica = atomica;
  }

  /** The log as one process's life reaches it. */
  para(vida: Vida): EventLog {
    const loja = this;
    return {
      append: (commits) => this.#append(commits, vida),
      async *read(stream, fromCommit = 1) {
        await loja.#idaEVolta(vida);
        const { textos } = loja.fluxos.get(stream) ?? { textos: [] };
        for (let i = fromCommit - 1; i < textos.length; i++) {
          const { texto, hash } = textos[i]!;
          yield { ...(JSON.parse(texto) as Commit), hash };
        }
      },
      async head(stream) {
        await loja.#idaEVolta(vida);
        return loja.fluxos.get(stream)?.cabeca ?? null;
      },
      async *streams() {
        await loja.#idaEVolta(vida);
        for (const [stream, { cabeca }] of [...loja.fluxos]) yield { stream, commitNo: cabeca.commitNo };
      },
      pulsar: (dono, instante) => this.#pulsar(vida, dono, instante),
      pulsos: async () => {
        await loja.#idaEVolta(vida);
        return [...this.#pulsos].map(([dono, instante]) => ({ dono, instante }));
      },
      close: async () => {},
    };
  }

  /** Every durable commit of a stream, read again from its text. */
  *commits(stream: string): Generator<StoredCommit> {
    for (const { texto, hash } of this.fluxos.get(stream)?.textos ?? [])
      yield { ...(JSON.parse(texto) as Commit), hash };
  }

  async #pulsar(vida: Vida, dono: string, instante: number): Promise<void> {
    await this.#mundo.dormir(0.1 + this.#mundo.acaso.fracao(), vida, '');
    if (this.cheiaAte > this.#mundo.agora || this.muda) throw new StoreUnavailable('the store refuses');
    this.#pulsos.set(dono, instante);
    this.exitos.push(this.#mundo.agora);
  }

  async #idaEVolta(vida: Vida): Promise<void> {
    await this.#mundo.dormir(0.05 + this.#mundo.acaso.fracao(), vida, '');
    if (this.muda) throw new StoreUnavailable('the store is down');
  }

  #append(commits: readonly Commit[], vida: Vida): Promise<StoredCommit[]> {
    const { acaso, agora: pedidoEm } = this.#mundo;
    const prontos = commits.map((commit) => ({ commit, texto: textoDoCommit(commit), pedidoEm }));
    const sorte = acaso.pesado(this.pesos);
    const ida = sorte === 'lenta' ? acaso.entre(20, 3_000) : 0.1 + acaso.fracao() * 2;
    return new Promise((resolve, reject) => {
      const responder = (fazer: () => void) => this.#mundo.logo(1, vida, '', fazer);
      const falhar = (erro: Error) => {
        this.tropecos++;
        responder(() => reject(erro));
      };
      // The request is on its way: the process may die, and the store still gets it.
      this.aCaminho++;
      this.#mundo.agendar(ida, null, '', () => {
        this.aCaminho--;
        if (!vida.viva && acaso.chance(0.3)) return;
        if (this.cheiaAte > this.#mundo.agora || this.muda || sorte === 'recusa')
          return falhar(new StoreUnavailable('the store refuses'));
        const semResposta = () => falhar(new UnknownOutcome('no answer'));
        if (sorte === 'talvez-nao') return semResposta();
        if (sorte === 'tardia') {
          this.aCaminho++;
          this.#mundo.agendar(acaso.entre(1, 400), null, 'loja grava tarde', () => {
            this.aCaminho--;
            this.tardias++;
            this.#gravar(prontos, vida);
          });
          return semResposta();
        }
        if (!vida.viva) this.tardias++;
        const quantos =
          sorte === 'parcial' && !this.atomica ? acaso.entre(0, prontos.length) : prontos.length;
        const { guardados, conflito } = this.#gravar(prontos.slice(0, quantos), vida);
        if (conflito !== null) falhar(conflito);
        else if (sorte === 'talvez-gravou' || sorte === 'parcial') semResposta();
        else responder(() => resolve(guardados));
      });
    });
  }

  #gravar(
    prontos: readonly { commit: Commit; texto: string; pedidoEm: number }[],
    vida: Vida,
  ): { guardados: StoredCommit[]; conflito: CommitConflict | null } {
    const quebras = prontos.map(({ commit }) => quebraDaCadeia(this.#fluxo(commit.stream).cabeca, commit));
    const quebra = quebras.find((uma) => uma !== null) ?? null;
    const conflito = quebra === null ? null : new CommitConflict(quebra);
    if (conflito !== null && this.atomica) return { guardados: [], conflito };
    const guardados = prontos
      .filter((_, i) => quebras[i] === null)
      .map(({ commit, texto, pedidoEm }) => {
        const guardado = { ...commit, hash: sha256(texto) };
        const fluxo = this.#fluxo(commit.stream);
        fluxo.textos.push({ texto, hash: guardado.hash, vida: vida.nome });
        fluxo.cabeca = cabecaDepois(guardado);
        this.#mundo.anotar(`${vida.nome} gravou ${commit.commitNo}: ${guardado.hash.slice(0, 12)}`);
        this.exitos.push(this.#mundo.agora);
        this.aoGravar(commit, pedidoEm);
        return guardado;
      });
    return { guardados, conflito };
  }

  #fluxo(stream: string): Fluxo {
    const fluxo = this.fluxos.get(stream) ?? { textos: [], cabeca: cabecaInicial(stream) };
    this.fluxos.set(stream, fluxo);
    return fluxo;
  }
}

/** The public links that an event carries. */
export const eloDe = (evento: Evento): EloDoLivro | null => ('elo' in evento ? evento.elo : null);
