'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import estilos from './suspenso.module.css';

interface Props {
  rotulo: string;
  /** What the button shows. */
  botao: ReactNode;
  classe?: string | undefined;
  /** Which edge of the button the panel keeps to. */
  alinhar?: 'inicio' | 'fim';
  titulo?: string | undefined;
  children: (fechar: () => void) => ReactNode;
}

/** A button and the panel it opens below itself. Esc, a press elsewhere and leaving the window close it. */
export function Suspenso({ rotulo, botao, classe, alinhar = 'inicio', titulo, children }: Props) {
  const [aberto, setAberto] = useState(false);
  const raiz = useRef<HTMLDivElement>(null);
  const gatilho = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!aberto) return;
    const fora = (evento: Event) => {
      if (!raiz.current?.contains(evento.target as Node)) setAberto(false);
    };
    const aoTeclar = (evento: KeyboardEvent) => {
      if (evento.key !== 'Escape') return;
      evento.stopPropagation();
      setAberto(false);
      gatilho.current?.focus();
    };
    // A press in the canvas is another window's: all this one hears is that it lost the focus.
    const aoPerder = () => setAberto(false);
    document.addEventListener('pointerdown', fora);
    document.addEventListener('focusin', fora);
    document.addEventListener('keydown', aoTeclar, true);
    window.addEventListener('blur', aoPerder);
    return () => {
      document.removeEventListener('pointerdown', fora);
      document.removeEventListener('focusin', fora);
      document.removeEventListener('keydown', aoTeclar, true);
      window.removeEventListener('blur', aoPerder);
    };
  }, [aberto]);
  return (
    <div className={estilos.suspenso} ref={raiz}>
      <button
        type="button"
        ref={gatilho}
        className={classe}
        aria-expanded={aberto}
        aria-controls={id}
        aria-label={rotulo}
        title={titulo ?? rotulo}
        onClick={() => setAberto(!aberto)}
      >
        {botao}
      </button>
      {aberto && (
        <div id={id} className={`${estilos.painel} ${alinhar === 'fim' ? estilos.fim : ''}`}>
          {children(() => setAberto(false))}
        </div>
      )}
    </div>
  );
}
