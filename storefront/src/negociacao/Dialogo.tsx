'use client';

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import estilo from './Dialogo.module.css';

/** A question in front of the page, open while it is mounted. Escape and the ground behind it mean no. */
export function Dialogo({
  titulo,
  aoFechar,
  children,
}: {
  titulo: string;
  aoFechar: () => void;
  children: ReactNode;
}) {
  const janela = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed before it leaves the page: only then does the browser give the focus back to what opened it.
  useLayoutEffect(() => {
    const aberta = janela.current;
    aberta?.showModal();
    return () => aberta?.close();
  }, []);
  return createPortal(
    // Events of a portal reach the React parents: what is pressed here is not for the sheet below.
    <dialog
      ref={janela}
      className={estilo.dialogo}
      aria-labelledby={id}
      onCancel={(evento) => {
        evento.preventDefault();
        aoFechar();
      }}
      onClick={(evento) => {
        evento.stopPropagation();
        if (evento.target === janela.current) aoFechar();
      }}
      onKeyDown={(evento) => evento.stopPropagation()}
      onSubmit={(evento) => evento.stopPropagation()}
    >
      <div className={estilo.miolo}>
        <h2 id={id}>{titulo}</h2>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
