/**
 * As much of vitest as the auction's tests use, run in this very process: a thousand mutants cannot wait for a thousand starts.
 * Stands in for the module `vitest`; `expect` is the real one.
 */
// @ts-expect-error: known to the loader of trabalhador.ts alone.
export { expect } from 'vitest-de-verdade';

type Fazer = (...argumentos: unknown[]) => unknown;
export interface Teste {
  nome: string;
  fazer: () => unknown;
  antes: readonly Fazer[];
}
export const testes: Teste[] = [];
let contexto: { nomes: string[]; antes: Fazer[] } = { nomes: [], antes: [] };

/** What a file says outside of its `describe`s is for its own tests. */
export function novoArquivo(): void {
  contexto = { nomes: [], antes: [] };
}

export function describe(nome: string, fazer: () => void): void {
  const fora = contexto;
  contexto = { nomes: [...fora.nomes, nome], antes: [...fora.antes] };
  fazer();
  contexto = fora;
}

export function it(nome: string, fazer: () => unknown): void {
  const { nomes, antes } = contexto;
  testes.push({ nome: [...nomes, nome].join(' > '), fazer, antes });
}
it.for = (casos: readonly unknown[]) => (nome: string, fazer: (caso: never) => unknown) => {
  for (const caso of casos) it(nome, () => fazer(caso as never));
};
it.each = (casos: readonly unknown[]) => (nome: string, fazer: Fazer) => {
  for (const caso of casos) it(nome, () => fazer(...(Array.isArray(caso) ? caso : [caso])));
};
export const test = it;
export const beforeEach = (fazer: Fazer): void => void contexto.antes.push(fazer);
