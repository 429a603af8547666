import { createContext, useContext } from 'react';
import { ADMIN_REGISTRO as P } from '../../src/palavras/admin-registro.ts';

export const NADA_MUDADO: ReadonlySet<string> = new Set();

/** Which fields of the form around are written otherwise than the record has them. */
const Contexto = createContext(NADA_MUDADO);
export const ContextoDosMudados = Contexto.Provider;

/** A dot beside what was changed and is not saved; how many there are is said in words under the form. */
export function Mudado({ nome }: { nome: string }) {
  return useContext(Contexto).has(nome) ? <i className="mudado" title={P.naoSalvo} aria-hidden /> : null;
}

/** How many of these are. */
export function QuantosMudados({ de }: { de: readonly string[] }) {
  const mudados = useContext(Contexto);
  const quantos = de.filter((nome) => mudados.has(nome)).length;
  return quantos > 0 ? <small className="mudados">{P.mudados(quantos)}</small> : null;
}
