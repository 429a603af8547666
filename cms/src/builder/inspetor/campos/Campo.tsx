'use client';

import { type ReactNode, useId } from 'react';
import estilos from '../inspetor.module.css';

interface Props {
  rotulo: string;
  ajuda?: string | undefined;
  obrigatorio?: boolean | undefined;
  /** Gets the ids to wire the control to its label and help. */
  children(ids: { id: string; descritoPor: string | undefined }): ReactNode;
}

/** Label, control, help: the shape of every field. */
export function Campo({ rotulo, ajuda, obrigatorio, children }: Props) {
  const id = useId();
  const idAjuda = `${id}-ajuda`;
  return (
    <div className={estilos.campo}>
      <label htmlFor={id}>
        {rotulo}
        {obrigatorio && <span className={estilos.obrigatorio}> (obrigatório)</span>}
      </label>
      {children({ id, descritoPor: ajuda ? idAjuda : undefined })}
      {ajuda && (
        <p id={idAjuda} className={estilos.ajuda}>
          {ajuda}
        </p>
      )}
    </div>
  );
}
