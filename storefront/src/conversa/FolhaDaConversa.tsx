'use client';

import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { CONVERSA as P } from '../palavras/conversa.ts';
import { Icone } from '../site/ui/Icone.tsx';
import { Conversa, type PropsDaConversa } from './Conversa.tsx';
import estilo from './FolhaDaConversa.module.css';

/** A chat over the page: at its side on a desk, all of it on a phone. Fetched when somebody opens it. */
export default function FolhaDaConversa({
  nome,
  aoFechar,
  ...conversa
}: PropsDaConversa & { nome: string; aoFechar: () => void }) {
  const folha = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the page: only then does the browser give the focus back to what opened it.
  useLayoutEffect(() => {
    const aberta = folha.current;
    aberta?.showModal();
    return () => aberta?.close();
  }, []);
  return createPortal(
    <dialog
      ref={folha}
      className={estilo.folha}
      aria-label={P.titulo(nome)}
      onCancel={(evento) => {
        evento.preventDefault();
        aoFechar();
      }}
      onClick={(evento) => {
        if (evento.target === folha.current) aoFechar();
      }}
      // Events of a portal reach the React parents: what is pressed here is not for them.
      onKeyDown={(evento) => evento.stopPropagation()}
    >
      <div className={estilo.miolo}>
        <header className={estilo.topo}>
          <h2>{nome}</h2>
          <button type="button" onClick={aoFechar} aria-label={P.fechar}>
            <Icone nome="x" tamanho={20} />
          </button>
        </header>
        <Conversa {...conversa} />
      </div>
    </dialog>,
    document.body,
  );
}
