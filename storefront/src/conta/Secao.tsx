import type { ReactNode } from 'react';
import { Icone } from '../site/ui/Icone.tsx';
import estilo from './conta.module.css';

/** One matter of the account. `selo` says in a word how it stands; `bom` whether that is well. */
export function Secao({
  id,
  titulo,
  selo,
  bom = false,
  children,
}: {
  id: string;
  titulo: string;
  selo?: string;
  bom?: boolean;
  children: ReactNode;
}) {
  return (
    <section id={id} className={estilo.secao} aria-labelledby={`${id}-titulo`}>
      <header>
        <h2 id={`${id}-titulo`}>{titulo}</h2>
        {selo && (
          <span className={bom ? estilo.bom : estilo.neutro}>
            <Icone nome={bom ? 'circle-check' : 'info'} tamanho={16} />
            {selo}
          </span>
        )}
      </header>
      {children}
    </section>
  );
}
