import type { CampoDoRecurso } from '@martelo/shared/recurso';
import type { ReactNode } from 'react';
import { QuantosMudados } from './mudados.tsx';

export interface Secao {
  titulo: string;
  campos: readonly string[];
}
interface DaSecao {
  titulo: string | null;
  destes: CampoDoRecurso[];
}

/** The fields of a form under their headings; what is under none comes last. */
export function partesDe(campos: readonly CampoDoRecurso[], secoes: readonly Secao[] = []): DaSecao[] {
  const postos = new Set(secoes.flatMap((uma) => uma.campos));
  const partes = secoes.map(({ titulo, campos: nomes }) => ({
    titulo: titulo as string | null,
    destes: nomes.flatMap((nome) => campos.find(({ campo }) => campo === nome) ?? []),
  }));
  const resto = { titulo: null, destes: campos.filter(({ campo }) => !postos.has(campo)) };
  return [...partes, resto].filter(({ destes }) => destes.length > 0);
}

export function Parte({ de: { titulo, destes }, children }: { de: DaSecao; children: ReactNode }) {
  if (titulo === null) return <div className="campos">{children}</div>;
  return (
    <fieldset className="parte">
      <legend>
        {titulo} <QuantosMudados de={destes.map(({ campo }) => campo)} />
      </legend>
      <div className="campos">{children}</div>
    </fieldset>
  );
}
