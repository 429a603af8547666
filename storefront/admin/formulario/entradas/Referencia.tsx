import type { CampoDescrito } from '@martelo/shared/recurso';
import { type FieldValues, useController } from 'react-hook-form';
import { ADMIN_REGISTRO as P } from '../../../src/palavras/admin-registro.ts';
import { Nomear } from '../../partes/Nomear.tsx';
import { Moldura } from './Moldura.tsx';

/** Who or what a record names, found by its words: one, or several. Kept by its small number. */
export function Referencia({
  nome,
  campo,
  especie,
}: {
  nome: string;
  campo: CampoDescrito;
  especie: string;
}) {
  const { field, fieldState } = useController<FieldValues>({
    name: nome,
    rules: { validate: (valor) => (campo.obrigatorio && !campo.lista && !valor ? P.obrigatorio : true) },
  });
  return (
    <Moldura {...{ nome, campo, erro: fieldState.error?.message }}>
      {(acesso) => (
        <Nomear
          {...acesso}
          {...{ especie, ref: field.ref, onBlur: field.onBlur, varios: campo.lista }}
          ids={[field.value ?? []].flat() as number[]}
          mudar={(ids) => field.onChange(campo.lista ? ids : ids[0])}
        />
      )}
    </Moldura>
  );
}
