import { type FieldValues, useController } from 'react-hook-form';
import type { PropsDaEntrada } from '../formulario/entradas/Entrada.tsx';
import { Moldura } from '../formulario/entradas/Moldura.tsx';

const HEX = /^#[0-9a-fA-F]{6}$/;

/** A colour: chosen by eye or written as `#aabbcc`. */
export function Cor({ nome, campo }: PropsDaEntrada) {
  const { field, fieldState } = useController<FieldValues>({ name: nome });
  const escrita = typeof field.value === 'string' ? field.value : '';
  return (
    <Moldura {...{ nome, campo, erro: fieldState.error?.message }}>
      {(acesso) => (
        <span className="campo-de-cor">
          <input
            type="color"
            aria-label={campo.rotulo}
            value={HEX.test(escrita) ? escrita : '#000000'}
            onChange={field.onChange}
          />
          <input
            {...acesso}
            ref={field.ref}
            type="text"
            maxLength={7}
            placeholder="#1b5e20"
            value={escrita}
            onBlur={field.onBlur}
            onChange={({ target: { value } }) => field.onChange(value === '' ? undefined : value)}
          />
        </span>
      )}
    </Moldura>
  );
}
