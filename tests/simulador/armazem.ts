import type { Acaso } from '@martelo/shared/acaso';
import { SISTEMA } from '../../engine/src/records/acesso.ts';
import type { Colecao, DefinicaoColecao, Registros } from '../../engine/src/records/records.ts';
import { criarRegistrosSqlite } from '../../engine/src/records/sqlite.ts';

/** The process ended at a write: who called never learns whether it was done. */
export class Morreu extends Error {}

const ESCRITAS: ReadonlySet<string> = new Set(['inserir', 'salvar', 'mudarEfeitos']);

/** What a process lives until it dies: from then on it does nothing more, whatever its code would still put right. */
export interface Vida {
  morta: boolean;
}

/**
 * Records at whose writes the process may die, before them or after: what was written stays.
 * @param vida that ends with it; without one the process goes on, as one whose write alone was lost
 */
export function comMortes(
  registros: Registros,
  acaso: Pick<Acaso, 'chance'>,
  chance: () => number,
  vida?: Vida,
): Registros {
  const morrer = (onde: string): never => {
    if (vida !== undefined) vida.morta = true;
    throw new Morreu(onde);
  };
  const vigiada = <T extends { uid: string }>(colecao: Colecao<T>): Colecao<T> =>
    new Proxy(colecao, {
      get(alvo, nome: keyof Colecao<T>) {
        const metodo = alvo[nome] as (...args: unknown[]) => unknown;
        if (!ESCRITAS.has(nome))
          return (...args: unknown[]) => {
            if (vida?.morta) throw new Morreu(`at ${nome}`);
            return metodo.apply(alvo, args);
          };
        return async (...args: unknown[]) => {
          if (vida?.morta || acaso.chance(chance())) morrer(`before ${nome}`);
          const feito = await metodo.apply(alvo, args);
          if (vida?.morta || acaso.chance(chance())) morrer(`after ${nome}`);
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
 * The store of one game after the other: making its tables costs more than a game. Each game finds it as new.
 */
export class Loja {
  readonly #registros: Registros;
  readonly #usadas = new Map<string, Definicao>();
  readonly #numeros = new Map<string, number>();
  /** To be played on. */
  readonly registros: Registros;

  /** @param relogio Unix ms: by which what is written is stamped */
  constructor(relogio: () => number = Date.now) {
    this.#registros = criarRegistrosSqlite({ arquivo: ':memory:', relogio });
    this.registros = new Proxy(this.#registros, {
      get: (alvo, nome) => {
        if (nome === 'colecao')
          return (definicao: Definicao) => {
            this.#usadas.set(definicao.nome, definicao);
            return alvo.colecao(definicao);
          };
        if (nome === 'proximoId')
          return async (contador: string, quantos = 1) => {
            const primeiro = (this.#numeros.get(contador) ?? 0) + 1;
            this.#numeros.set(contador, primeiro + quantos - 1);
            return primeiro;
          };
        const valor = Reflect.get(alvo, nome);
        return typeof valor === 'function' ? valor.bind(alvo) : valor;
      },
    });
  }

  /** Takes away every row, former version, effect and checkpoint. @throws when something is left */
  async esvaziar(projecao: string): Promise<void> {
    this.#numeros.clear();
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
