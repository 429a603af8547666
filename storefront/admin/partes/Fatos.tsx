import type { CampoDescrito, CampoDoRecurso } from '@martelo/shared/recurso';
import type { ReactNode } from 'react';
import type { Registro } from '../dados/tipos.ts';
import { Valor } from '../valor/Valor.tsx';
import { textoDe, valorEm } from '../valor/valor.ts';

interface Linha {
  campo: string;
  rotulo: string;
  dito: ReactNode;
}
const vazio = (valor: unknown): boolean =>
  valor === undefined || valor === null || valor === '' || (Array.isArray(valor) && valor.length === 0);

/** What is known of a record, a line each; a group from within; what it does not have is left out. */
export function Fatos({
  titulo,
  campos,
  registro,
}: {
  titulo?: string;
  campos: readonly (CampoDescrito | CampoDoRecurso)[];
  registro: Registro;
}) {
  const linhas = campos.flatMap((campo): Linha[] => {
    const valor = valorEm(registro, campo.campo);
    if (vazio(valor)) return [];
    if (campo.tipo !== 'grupo' || campo.lista)
      return [
        { ...campo, dito: 'ref' in campo ? <Valor campo={campo} valor={valor} /> : textoDe(campo, valor) },
      ];
    return campo.campos.flatMap((parte) => {
      const dentro = valorEm(registro, parte.campo);
      return vazio(dentro) ? [] : [{ ...parte, dito: textoDe(parte, dentro) }];
    });
  });
  if (linhas.length === 0) return null;
  return (
    <section className="sabidos">
      {titulo && <h2>{titulo}</h2>}
      <dl>
        {linhas.map(({ campo, rotulo, dito }) => (
          <div key={campo}>
            <dt>{rotulo}</dt>
            <dd>{dito}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
