'use client';

import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { INSPETOR } from '../../palavras/construtor/inspetor.ts';
import dialogos from '../dialogo.module.css';
import estilos from './dialogo-inspetor.module.css';

interface Props {
  titulo: string;
  largo?: boolean;
  children: ReactNode;
  aoFechar(): void;
}

/** A modal of the inspector. What happens inside is its own: no key or press reaches the builder behind it. */
export function Dialogo({ titulo, largo = false, children, aoFechar }: Props) {
  const dialogo = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    // Whoever opened it gets the focus back.
    const antes = document.activeElement as HTMLElement | null;
    if (!dialogo.current?.open) dialogo.current?.showModal();
    return () => antes?.focus?.({ preventScroll: true });
  }, []);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it too
    <dialog
      ref={dialogo}
      className={`${dialogos.dialogo} ${estilos.dialogo} ${largo ? estilos.largo : ''}`}
      aria-labelledby={id}
      onClose={aoFechar}
      onClick={(evento) => {
        evento.stopPropagation();
        if (evento.target === dialogo.current) dialogo.current.close();
      }}
      onBlur={(evento) => evento.stopPropagation()}
    >
      <div className={estilos.dentro}>
        <div className={dialogos.cabeca}>
          <h2 id={id}>{titulo}</h2>
          <button type="button" aria-label={INSPETOR.fechar} onClick={() => dialogo.current?.close()}>
            <X size={18} aria-hidden="true" />
          </button>
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
