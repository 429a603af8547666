import type { Acaso } from '@martelo/shared/acaso';
import { SISTEMA } from '../../../engine/src/records/acesso.ts';
import type { Colecao, DefinicaoColecao, Registros } from '../../../engine/src/records/records.ts';
import { criarRegistrosSqlite } from '../../../engine/src/records/sqlite.ts';

/** The process ended at a write: who called never learns whether it was done. */
export class Morreu extends Error {}

const ESCRITAS: ReadonlySet<string> = new Set(['inserir', 'salvar', 'mudarEfeitos']);

/** Records at whose writes the process may die, before them or after: what was written stays. */
export function comMortes(registros: Registros, acaso: Acaso, chance: () => number): Registros {
  const vigiada = <T extends { uid: string }>(colecao: Colecao<T>): Colecao<T> =>
    new Proxy(colecao, {
      get(alvo, nome: keyof Colecao<T>) {
        const metodo = alvo[nome] as (...args: unknown[]) => unknown;
        if (!ESCRITAS.has(nome)) return metodo.bind(alvo);
        return async (...args: unknown[]) => {
          if (acaso.chance(chance())) throw new Morreu(`before ${nome}`);
          const feito = await metodo.apply(alvo, args);
          if (acaso.chance(chance())) throw new Morreu(`after ${nome}`);
          return feito;
        };
      },
    });
  return new Proxy(registros, {
    get(alvo, nome) {
      if (nome === 'colecao')
        return (definicao: DefinicaoColecao<{ uid: string }>) => vigiada(alvo.colecao(definicao));
      const valor = Reflect.get(alvo, nome);
      return typeof valor === 'function' ? valor.bind(alvo) : valor;
    },
  });
}

type Definicao = DefinicaoColecao<{ uid: string }>;

/**
 * The store of one game after the other: making its tables costs more than a game. Each game finds it as new, but for the counters of small
 * numbers, by which nothing is decided.
 */
export class Loja {
  readonly #registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  readonly #usadas = new Map<string, Definicao>();
  /** To be played on. */
  readonly registros: Registros = new Proxy(this.#registros, {
    get: (alvo, nome) => {
      if (nome === 'colecao')
        return (definicao: Definicao) => {
          this.#usadas.set(definicao.nome, definicao);
          return alvo.colecao(definicao);
        };
      const valor = Reflect.get(alvo, nome);
      return typeof valor === 'function' ? valor.bind(alvo) : valor;
    },
  });

  /** Takes away every row, former version, effect and checkpoint. @throws when something is left */
  async esvaziar(projecao: string): Promise<void> {
    const colecoes = [...this.#usadas.values()].map((definicao) => this.#registros.colecao(definicao));
    for (const colecao of colecoes)
      await Promise.all((await uidsDe(colecao)).map((uid) => colecao.expurgarHistorico(uid)));
    await this.#registros.projecoes.zerar(projecao, [...this.#usadas.keys()]);
    for (const colecao of colecoes)
      if ((await uidsDe(colecao)).length > 0) throw new Error('rows of the game before are left');
  }

  close(): Promise<void> {
    return this.#registros.close();
  }
}

async function uidsDe(colecao: Colecao<{ uid: string }>): Promise<string[]> {
  const uids: string[] = [];
  for await (const { uid } of colecao.percorrer(SISTEMA, { filtros: [] }, 500)) uids.push(uid);
  return uids;
}
