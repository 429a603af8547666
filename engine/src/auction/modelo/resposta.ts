import type { CodigoErro } from '@martelo/shared/erros';

/** What a command is answered with; stored, so that its repetition gets the same (rule 10). */
export type Resposta =
  | { ok: true; valor: Record<string, unknown> }
  | { ok: false; codigo: CodigoErro; detalhes: Record<string, unknown> };

/** What a command was decided to. `digesto` is its content's, of a refused one the beginning of it. The answer of an accepted bid carries, once its events are folded, its `prova` (rule 24). */
export interface Decidido {
  digesto: string;
  resposta: Resposta;
}
