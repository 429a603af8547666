import type { ReactNode } from 'react';
import { Icone, type NomeIcone } from './Icone.tsx';
import estilo from './Vazio.module.css';

/** Nothing here (yet): says why and what to do next. */
export function Vazio({
  icone = 'inbox',
  titulo,
  children,
  acao,
}: {
  icone?: NomeIcone;
  titulo: string;
  children?: ReactNode;
  acao?: ReactNode;
}) {
  return (
    <div className={estilo.vazio}>
      <span className={estilo.icone}>
        <Icone nome={icone} tamanho={26} />
      </span>
      <p className={estilo.titulo}>{titulo}</p>
      {children && <div className={estilo.texto}>{children}</div>}
      {acao && <div className={estilo.acao}>{acao}</div>}
    </div>
  );
}
