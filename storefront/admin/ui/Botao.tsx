import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icone, type NomeIcone } from '../../src/site/ui/Icone.tsx';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  variante?: 'primario' | 'normal' | 'leve' | 'perigo';
  icone?: NomeIcone;
  /** An icon alone: its words are read out, and shown on a pointer. */
  soIcone?: boolean;
  esperando?: boolean;
  children: ReactNode;
}

export function Botao({
  variante = 'normal',
  icone,
  soIcone,
  esperando,
  children,
  className = '',
  ...resto
}: Props) {
  const nome = soIcone && typeof children === 'string' ? { 'aria-label': children, title: children } : {};
  return (
    <button
      type="button"
      aria-busy={esperando || undefined}
      {...nome}
      {...resto}
      disabled={resto.disabled || esperando}
      className={`botao ${variante} ${soIcone ? 'so-icone' : ''} ${className}`}
    >
      {icone && (
        <Icone
          nome={esperando ? 'loader-circle' : icone}
          tamanho={16}
          className={esperando ? 'girando' : ''}
        />
      )}
      {!soIcone && <span>{children}</span>}
    </button>
  );
}
