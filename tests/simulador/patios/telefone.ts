import { isDeepStrictEqual } from 'node:util';
import { ErroMartelo } from '@martelo/shared/erros';
import { Morreu } from '../armazem.ts';
import { exigir } from '../violacao.ts';
import type { Casa } from './casa.ts';
import { type Conta, codigoDe, type Mundo } from './mundo.ts';

/** Something that somebody said, and that is told until there is an answer: the same, under the same id. */
export interface Chamada {
  rotulo: string;
  comandoId: string;
  /** @returns what the same again has to be answered: null where that says nothing */
  fazer(casa: Casa): Promise<unknown>;
}
/** The answer of what waits for its turn: it may become another. */
export const ESPERA = 'waits';
/** What a call was answered, as far as it is told apart. */
type Resposta = { feita: unknown } | { recusa: string };

/**
 * What a person has in their hand. It is without network for hours, tells things late, in another order and more than once, and does not know
 * whether what it told has arrived.
 */
export class Telefone {
  readonly conta: Conta;
  /** Until when it has no network, Unix ms. */
  semRede = 0;
  readonly fila: Chamada[] = [];
  readonly #mundo: Mundo;
  readonly #respostas = new Map<string, Resposta>();

  constructor(mundo: Mundo, conta: Conta) {
    this.#mundo = mundo;
    this.conta = conta;
  }

  dizer(rotulo: string, fazer: Chamada['fazer'], comandoId: string): void {
    this.fila.push({ rotulo, comandoId, fazer });
  }

  get online(): boolean {
    return this.semRede <= this.#mundo.momento;
  }

  /** Tells one of what waits: mostly the first, and mostly once. @throws Morreu where nobody knows what became of it */
  async mandar(casa: Casa): Promise<void> {
    const { acaso } = this.#mundo;
    if (this.fila.length === 0) return;
    const qual = acaso.chance(0.75) ? 0 : acaso.entre(0, Math.min(3, this.fila.length - 1));
    const chamada = this.fila[qual]!;
    await this.contar(casa, chamada);
    // The answer was lost on the way.
    if (acaso.chance(0.18)) return;
    const onde = this.fila.indexOf(chamada);
    if (onde >= 0) this.fila.splice(onde, 1);
  }

  /** All that waits, until each has its answer. */
  async esvaziar(casa: Casa): Promise<void> {
    for (const chamada of this.fila.splice(0)) await this.contar(casa, chamada);
  }

  /** Tells it once, and holds the answer to the one that it had. @throws Morreu */
  async contar(casa: Casa, { rotulo, comandoId, fazer }: Chamada): Promise<void> {
    const resposta = await fazer(casa).then(
      (feita): Resposta => ({ feita }),
      (erro: unknown): Resposta => {
        if (erro instanceof Morreu || !(erro instanceof ErroMartelo) || erro.statusCode >= 500) {
          this.#mundo.anotar(`${this.conta.nome}: ${rotulo} ? ${codigoDe(erro)}`);
          throw erro;
        }
        return { recusa: erro.codigo };
      },
    );
    this.#mundo.anotar(`${this.conta.nome}: ${rotulo} → ${JSON.stringify(resposta)}`);
    const antes = this.#respostas.get(comandoId);
    if (antes === undefined || 'recusa' in antes || antes.feita === ESPERA)
      this.#respostas.set(comandoId, resposta);
    else
      exigir(
        isDeepStrictEqual(antes, resposta),
        'F12',
        () =>
          `${rotulo} of ${this.conta.nome} was ${JSON.stringify(antes)}, again ${JSON.stringify(resposta)}`,
      );
  }
}
