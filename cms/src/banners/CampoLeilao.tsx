'use client';

import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect, useState } from 'react';
import estilos from '../midia/midia.module.css';
import { BANNERS } from '../palavras/banners.ts';
import { diaEmBrasil, lerLeiloes } from './useAlvos.ts';

/** The auction a banner belongs to, by name; its uid is what is kept. */
export const CampoLeilao: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled } = useField<string>({ path });
  const hotsite = useFormFields(([campos]) => campos.hotsite?.value as number | undefined);
  const [leiloes, setLeiloes] = useState<Awaited<ReturnType<typeof lerLeiloes>>>([]);
  useEffect(() => {
    if (!hotsite) return setLeiloes([]);
    const cancelar = new AbortController();
    lerLeiloes(hotsite, cancelar.signal)
      .then(setLeiloes)
      .catch(() => undefined);
    return () => cancelar.abort();
  }, [hotsite]);
  const outro = value && !leiloes.some(({ uid }) => uid === value);
  return (
    <div className={`field-type text ${estilos.campo}`}>
      <FieldLabel label={field.label} path={path} />
      <FieldError path={path} showError={showError} />
      <select
        id={`field-${path}`}
        disabled={Boolean(readOnly || disabled)}
        value={value ?? ''}
        onChange={(evento) => setValue(evento.target.value)}
      >
        <option value="">{BANNERS.todos}</option>
        {leiloes.map(({ uid, nomeSemData, dia }) => (
          <option key={uid} value={uid}>
            {nomeSemData} ({diaEmBrasil(dia)})
          </option>
        ))}
        {outro && <option value={value}>{BANNERS.foraDaAgenda(value)}</option>}
      </select>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};
