'use client';

import { type ReactNode, type ToggleEvent, useRef } from 'react';
import { VIDEO } from '../../palavras/elementos/video.ts';
import { Icone } from '../../site/ui/Icone.tsx';
import estilo from './Janela.module.css';

/**
 * A dialog over the page that its button opens without a script, and Esc or a press outside closes. The script only starts the
 * video when it opens and stops it when it closes.
 */
export function Janela({ id, titulo, children }: { id: string; titulo: string; children: ReactNode }) {
  const janela = useRef<HTMLDialogElement>(null);
  const aoAlternar = ({ newState }: ToggleEvent<HTMLDialogElement>) => {
    const video = janela.current?.querySelector('video');
    if (newState === 'open') video?.play().catch(() => {});
    else video?.pause();
  };
  return (
    <dialog
      ref={janela}
      id={id}
      popover="auto"
      aria-label={titulo}
      className={estilo.janela}
      onToggle={aoAlternar}
    >
      <button type="button" popoverTarget={id} popoverTargetAction="hide" className={estilo.fechar}>
        <Icone nome="x" tamanho={24} rotulo={VIDEO.fecharOVideo} />
      </button>
      {children}
    </dialog>
  );
}
