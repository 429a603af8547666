import { cabecaDepois, cabecaInicial, quebraDaCadeia, sha256, textoDoCommit } from './encadear.ts';
import {
  type Commit,
  CommitConflict,
  type EventLog,
  type Head,
  type Pulse,
  type StoredCommit,
} from './log.ts';

/** What an append does instead of succeeding at once: waits, fails before writing, or writes and then fails. */
export interface Percalco {
  espera?: Promise<unknown>;
  erro?: Error;
  gravaMesmoAssim?: boolean;
}

/** The event log in memory, with accidents on demand: for tests of the runtime, and for the simulator. */
export class MemoryLog implements EventLog {
  readonly textos = new Map<string, { texto: string; hash: string }[]>();
  /** Every append call's commits, failed ones included. */
  readonly chamadas: (readonly Commit[])[] = [];
  /** Asked of every append, and of every pulse with no commits. */
  percalco: (commits: readonly Commit[]) => Percalco | null = () => null;
  readonly #pulsos = new Map<string, number>();
  /** Thrown by every read while set. */
  semLeitura: Error | null = null;
  /** Nothing is answered any more: neither reads nor writes. */
  semResposta = false;

  async append(commits: readonly Commit[]): Promise<StoredCommit[]> {
    this.chamadas.push(commits);
    // Serialised before the first wait, as a real store does: what the caller changes later is not what was appended.
    const prontos = commits.map((commit) => ({ commit, texto: textoDoCommit(commit) }));
    if (this.semResposta) await nunca;
    const { espera, erro, gravaMesmoAssim } = this.percalco(commits) ?? {};
    if (espera !== undefined) await espera;
    if (erro !== undefined && !gravaMesmoAssim) throw erro;
    const guardados = this.#gravar(prontos);
    if (erro !== undefined) throw erro;
    return guardados;
  }

  async *read(stream: string, fromCommit = 1): AsyncIterable<StoredCommit> {
    if (this.semResposta) await nunca;
    if (this.semLeitura !== null) throw this.semLeitura;
    for (const { texto, hash } of (this.textos.get(stream) ?? []).slice(fromCommit - 1)) {
      yield { ...(JSON.parse(texto) as Commit), hash };
    }
  }

  async head(stream: string): Promise<Head | null> {
    if (this.semResposta) await nunca;
    if (this.semLeitura !== null) throw this.semLeitura;
    return this.#cabeca(stream);
  }

  async *streams(): AsyncIterable<{ stream: string; commitNo: number }> {
    for (const [stream, textos] of this.textos) yield { stream, commitNo: textos.length };
  }

  async pulsar(dono: string, instante: number): Promise<void> {
    if (this.semResposta) await nunca;
    const { espera, erro, gravaMesmoAssim } = this.percalco([]) ?? {};
    if (espera !== undefined) await espera;
    if (erro !== undefined && !gravaMesmoAssim) throw erro;
    this.#pulsos.set(dono, instante);
    if (erro !== undefined) throw erro;
  }

  async pulsos(): Promise<Pulse[]> {
    if (this.semResposta) await nunca;
    if (this.semLeitura !== null) throw this.semLeitura;
    return [...this.#pulsos].map(([dono, instante]) => ({ dono, instante }));
  }

  async close(): Promise<void> {}

  #cabeca(stream: string): Head | null {
    const ultimo = this.textos.get(stream)?.at(-1);
    return ultimo === undefined
      ? null
      : cabecaDepois({ ...(JSON.parse(ultimo.texto) as Commit), hash: ultimo.hash });
  }

  #gravar(prontos: { commit: Commit; texto: string }[]): StoredCommit[] {
    const cabecas = new Map<string, Head>();
    const guardados: StoredCommit[] = [];
    for (const { commit, texto } of prontos) {
      const { stream } = commit;
      const quebra = quebraDaCadeia(
        cabecas.get(stream) ?? this.#cabeca(stream) ?? cabecaInicial(stream),
        commit,
      );
      if (quebra !== null) throw new CommitConflict(`${stream}: ${quebra}`);
      const guardado = { ...commit, hash: sha256(texto) };
      cabecas.set(stream, cabecaDepois(guardado));
      guardados.push(guardado);
    }
    for (const [i, { commit, texto }] of prontos.entries()) {
      const textos = this.textos.get(commit.stream) ?? [];
      textos.push({ texto, hash: guardados[i]!.hash });
      this.textos.set(commit.stream, textos);
    }
    return guardados;
  }
}

const nunca = new Promise<never>(() => {});
