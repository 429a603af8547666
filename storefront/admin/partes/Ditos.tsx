import type { ReactNode } from 'react';

/** What is known, a line each; what there is nothing of is left out. */
export function Ditos({ de }: { de: readonly (readonly [rotulo: string, dito: ReactNode])[] }) {
  return (
    <dl>
      {de.map(
        ([rotulo, dito]) =>
          Boolean(dito) && (
            <div key={rotulo}>
              <dt>{rotulo}</dt>
              <dd>{dito}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
