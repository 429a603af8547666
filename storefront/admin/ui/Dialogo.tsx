import { type ReactNode, useId, useRef } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { Botao } from './Botao.tsx';
import { useModal } from './modal.ts';

/** A question before the page, or a drawer at its side. It is there as long as it is drawn; Escape and the cross ask to close it. */
export function Dialogo({
  titulo,
  lado = false,
  aoFechar,
  acoes,
  children,
}: {
  titulo: string;
  lado?: boolean;
  aoFechar: () => void;
  acoes?: ReactNode;
  children: ReactNode;
}) {
  const caixa = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(caixa);
  return (
    <dialog
      ref={caixa}
      aria-labelledby={id}
      className={lado ? 'dialogo gaveta' : 'dialogo'}
      onCancel={(evento) => {
        evento.preventDefault();
        aoFechar();
      }}
    >
      <div className="dialogo-topo">
        <h2 id={id}>{titulo}</h2>
        <Botao variante="leve" icone="x" soIcone onClick={aoFechar}>
          {ADMIN.fechar}
        </Botao>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys as well */}
      <div className="dialogo-corpo" tabIndex={0}>
        {children}
      </div>
      {acoes && <div className="dialogo-acoes">{acoes}</div>}
    </dialog>
  );
}
