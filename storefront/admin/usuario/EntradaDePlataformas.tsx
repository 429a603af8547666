import type { MarcasDaConta } from '@martelo/shared/sessao';
import { PLATAFORMAS, type Plataforma, plataformasEm, ROTULOS_PLATAFORMA } from '@martelo/shared/usuario';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { ADMIN_USUARIO } from '../../src/palavras/admin-usuario.ts';
import { chamar } from '../dados/chamar.ts';
import type { PropsDaEntrada } from '../formulario/entradas/Entrada.tsx';

const P = ADMIN_USUARIO.plataformas;

/** The brands that the account is of; nothing is written where it is one's own. */
export const ContextoDasMarcas = createContext<{ hotsites: readonly number[]; fixas: boolean }>({
  hotsites: [],
  fixas: true,
});

type Valor = { hotsiteId: number; quais: Plataforma[] }[];

/** The back office stands on the site's session: with the one goes the other. */
function comOu(quais: readonly Plataforma[], qual: Plataforma): Plataforma[] {
  const tirar = quais.includes(qual);
  const ficam = new Set<Plataforma>(tirar ? quais.filter((uma) => uma !== qual) : [...quais, qual]);
  if (qual === 'SITE' && tirar) ficam.delete('ADMIN');
  if (qual === 'ADMIN' && !tirar) ficam.add('SITE');
  return PLATAFORMAS.filter((uma) => ficam.has(uma));
}

/** By what an account comes in on each of its brands. */
export function EntradaDePlataformas({ nome }: PropsDaEntrada) {
  const { hotsites, fixas } = useContext(ContextoDasMarcas);
  const { field, fieldState } = useController<FieldValues>({ name: nome });
  const { data } = useQuery<MarcasDaConta>({
    queryKey: ['minhas-marcas'],
    queryFn: ({ signal }) => chamar('GET', '/v1/auth/marcas', { signal }),
    retry: false,
  });
  const valor = (field.value as Valor | undefined) ?? [];
  const nomeDe = (id: number) => data?.itens.find((uma) => uma.id === id)?.nome ?? P.marca(id);
  // A group's own shape of errors, or a sentence of the whole.
  const erro = fieldState.error?.message;
  return (
    <fieldset className="grupo largo" disabled={fixas}>
      <legend>{P.titulo}</legend>
      <p className="quieto">{fixas ? P.propria : P.explica}</p>
      {erro && (
        <p className="erro" role="alert">
          {erro}
        </p>
      )}
      {hotsites.map((marca) => {
        const quais = plataformasEm({ plataformas: valor }, marca);
        return (
          <fieldset key={marca} className="campo escolhas em-linha">
            <legend>{nomeDe(marca)}</legend>
            {PLATAFORMAS.map((qual) => (
              <label key={qual} className="escolha">
                <input
                  type="checkbox"
                  checked={quais.includes(qual)}
                  onChange={() =>
                    field.onChange([
                      ...valor.filter(({ hotsiteId }) => hotsiteId !== marca),
                      { hotsiteId: marca, quais: comOu(quais, qual) },
                    ])
                  }
                />
                {ROTULOS_PLATAFORMA[qual]}
              </label>
            ))}
          </fieldset>
        );
      })}
    </fieldset>
  );
}
