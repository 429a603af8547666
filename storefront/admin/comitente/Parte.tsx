import type { Filtro } from '@martelo/shared/filtro';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { type ComponentProps, useId } from 'react';
import { Link } from 'react-router';
import { useCasa } from '../dados/contexto.tsx';
import { DaEspecie } from '../partes/DaEspecie.tsx';

/** What names a consignor, or a group of them, with the way to another: nothing where who looks does not read it. */
export function Parte({
  especie,
  titulo,
  explica,
  filtro,
  campos,
  ultima,
  vazio,
  novo,
}: {
  especie: string;
  titulo: string;
  explica?: string;
  filtro: Filtro;
  campos: readonly string[];
  ultima?: ComponentProps<typeof DaEspecie>['ultima'];
  vazio: string;
  /** How another is made, and what it begins with. */
  novo?: { rotulo: string; com: Readonly<Record<string, number>> };
}) {
  const id = useId();
  const recurso: RecursoDescrito | undefined = useCasa().recursos.get(especie);
  if (recurso === undefined) return null;
  return (
    <section className="parte larga" aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      {explica && <p className="quieto">{explica}</p>}
      <DaEspecie {...{ recurso, filtro, campos, vazio }} {...(ultima && { ultima })} />
      {novo && recurso.escreve && recurso.tela && (
        <p className="acoes-da-parte">
          <Link
            className="botao normal"
            to={`/${recurso.rotaDeUm}/novo?${new URLSearchParams(
              Object.entries(novo.com).map(([campo, valor]) => [campo, String(valor)]),
            )}`}
          >
            {novo.rotulo}
          </Link>
        </p>
      )}
    </section>
  );
}
