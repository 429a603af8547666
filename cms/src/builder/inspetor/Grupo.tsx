'use client';

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import estilos from './inspetor.module.css';

interface Props {
  titulo: string;
  /** What is inside, in a word, while it is folded. */
  resumo?: string;
  aberto?: boolean;
  children: ReactNode;
}

/** A foldable part of the inspector. */
export function Grupo({ titulo, resumo, aberto = false, children }: Props) {
  return (
    <details className={estilos.grupo} open={aberto}>
      <summary>
        <span>{titulo}</span>
        {resumo && <small>{resumo}</small>}
        <ChevronDown className={estilos.seta} size={16} aria-hidden="true" />
      </summary>
      <div className={estilos.campos}>{children}</div>
    </details>
  );
}
