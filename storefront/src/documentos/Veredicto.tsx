import type { ReactNode } from 'react';
import { Icone, type NomeIcone } from '../site/ui/Icone.tsx';
import estilo from './conferir.module.css';

/** What was found, large and first: its colour always has an icon and words. */
export function Veredicto({
  tom,
  icone,
  titulo,
  id,
  children,
}: {
  tom: 'verde' | 'azul' | 'ambar' | 'vermelho';
  icone: NomeIcone;
  titulo: string;
  id?: string;
  children?: ReactNode;
}) {
  return (
    <div className={estilo.veredicto} data-tom={tom}>
      <Icone nome={icone} tamanho={36} />
      <div>
        <h2 id={id}>{titulo}</h2>
        {children}
      </div>
    </div>
  );
}
