'use client';

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import estilo from './Dialogo.module.css';

/** A question in front of the page, open while it is mounted. Escape and the ground behind it mean no. */
export function Dialogo({
  titulo,
  noTopo = false,
  aoFechar,
  children,
}: {
  titulo: string;
  /** What is to be looked at stands above what is typed: it opens there, and the focus begins at its title. */
  noTopo?: boolean;
  aoFechar: () => void;
  children: ReactNode;
}) {
  const janela = useRef<HTMLDialogElement>(null);
  const nome = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // Closed before it leaves the page: only then does the browser give the focus back to what opened it.
  useLayoutEffect(() => {
    const aberta = janela.current;
    aberta?.showModal();
    if (noTopo) nome.current?.focus();
    return () => aberta?.close();
  }, [noTopo]);
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
        <h2 id={id} ref={nome} {...(noTopo ? { tabIndex: -1 } : {})}>
          {titulo}
        </h2>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
