import type { ReactNode } from 'react';
import { Icone, type NomeIcone } from './Icone.tsx';
import estilo from './Selo.module.css';

export type Tom = 'neutro' | 'marca' | 'ganhando' | 'superado' | 'alerta' | 'info' | 'escuro';

/** A small label. Its tone never stands alone: it always has a word, and an icon where the tone carries meaning. */
export function Selo({
  tom = 'neutro',
  icone,
  children,
  className,
}: {
  tom?: Tom;
  icone?: NomeIcone;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span className={[estilo.selo, estilo[tom], className].join(' ')}>
      {icone && <Icone nome={icone} tamanho={14} />}
      {children}
    </span>
  );
}
