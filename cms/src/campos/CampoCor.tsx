'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import estilos from '../painel/painel.module.css';
import { MARCA } from '../palavras/marca.ts';

/** A colour as hex, with the browser's own picker beside it. */
export const CampoCor: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled } = useField<string>({ path });
  const fechado = Boolean(readOnly || field.admin?.readOnly || disabled);
  return (
    <div className="field-type text" style={{ flex: 1 }}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <FieldError path={path} showError={showError} />
      <span className={estilos.cor}>
        <input
          type="color"
          disabled={fechado}
          aria-label={MARCA.escolher(String(field.label))}
          value={/^#[0-9a-fA-F]{6}$/.test(value ?? '') ? value : '#ffffff'}
          onChange={(evento) => setValue(evento.target.value)}
        />
        <input
          type="text"
          disabled={fechado}
          id={`field-${path}`}
          value={value ?? ''}
          placeholder="#123a6b"
          onChange={(evento) => setValue(evento.target.value)}
        />
      </span>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};
