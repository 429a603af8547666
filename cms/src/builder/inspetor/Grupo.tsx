'use client';

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import estilos from './inspetor.module.css';

/** A foldable part of the inspector. */
export function Grupo({
  titulo,
  aberto = false,
  children,
}: {
  titulo: string;
  aberto?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={estilos.grupo} open={aberto}>
      <summary>
        {titulo} <ChevronDown className={estilos.seta} size={16} aria-hidden="true" />
      </summary>
      <div className={estilos.campos}>{children}</div>
    </details>
  );
}
