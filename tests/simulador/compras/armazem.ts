import type { Acaso } from '@martelo/shared/acaso';
import type { Colecao, DefinicaoColecao, Registros } from '../../../engine/src/records/records.ts';

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
