import type { CampoDescrito } from '@martelo/shared/recurso';
import { type FieldValues, useController } from 'react-hook-form';
import { Mudado } from '../mudados.tsx';

/** Several of a few words, each a box to tick; in the order of the words. */
export function Escolhas({ nome, campo }: { nome: string; campo: CampoDescrito }) {
  const { field, fieldState } = useController<FieldValues>({ name: nome });
  const marcados = (field.value as unknown[] | undefined) ?? [];
  const opcoes = campo.opcoes ?? [];
  return (
    <fieldset className="campo escolhas em-linha">
      <legend>
        {campo.rotulo}
        <Mudado nome={nome} />
      </legend>
      {opcoes.map(({ valor, rotulo }) => (
        <label key={valor} className="escolha">
          <input
            type="checkbox"
            checked={marcados.includes(valor)}
            onChange={() =>
              field.onChange(
                opcoes
                  .map((um) => um.valor)
                  .filter((um) => (um === valor ? !marcados.includes(um) : marcados.includes(um))),
              )
            }
          />
          {rotulo}
        </label>
      ))}
      {fieldState.error?.message && (
        <p className="erro" role="alert">
          {fieldState.error.message}
        </p>
      )}
    </fieldset>
  );
}
