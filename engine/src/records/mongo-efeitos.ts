import { type Efeito, type MudancaDeEfeitos, mudados, proximoDevido } from './efeitos.ts';
import type { DefinicaoColecao } from './records.ts';

/** What is to be done elsewhere for a record, in its document: beside `doc`, which alone is read as the record. */
export interface EfeitosNoMongo {
  /** The list, JSON. */
  e?: string;
  /** Grows with each change of the list: who read it before knows that it is another now. */
  ev?: number;
  /** When the first pending one is due, Unix ms; absent where none is. */
  ep?: number;
}

export const lidosDe = ({ e }: EfeitosNoMongo): Efeito[] => (e === undefined ? [] : JSON.parse(e));

/** The fields that a change of the list sets and takes away, good while `intocados` holds of the document; null when it changes nothing. */
export function mudancaDosEfeitos(
  definicao: Pick<DefinicaoColecao<never>, 'nome' | 'comEfeitos'>,
  antes: EfeitosNoMongo,
  mudar: MudancaDeEfeitos,
): { $set: EfeitosNoMongo; $unset: { ep?: '' } } | null {
  const depois = mudados(definicao, lidosDe(antes), mudar);
  if (depois === null) return null;
  const ep = proximoDevido(depois);
  return {
    $set: { e: JSON.stringify(depois), ev: (antes.ev ?? 0) + 1, ...(ep === null ? {} : { ep }) },
    $unset: ep === null ? { ep: '' } : {},
  };
}

/** Nobody has changed the list since. */
export const intocados = ({ ev }: EfeitosNoMongo) => ({ ev: ev === undefined ? { $exists: false } : ev });
