import type { Sessao } from '@martelo/shared/pagina';
import type { ReactNode } from 'react';
import estilo from './AoLado.module.css';

/** A section's heading on the left, staying in sight, and its reading on the right; one above the other where it is narrow. */
export function AoLado({ sessao, children }: { sessao: Sessao; children: ReactNode }) {
  if (!sessao.titulo) return <div className={estilo.so}>{children}</div>;
  return (
    <div className={estilo.colunas}>
      <header className={estilo.cabeca}>
        <h2>{sessao.titulo}</h2>
        {sessao.subtitulo && <p>{sessao.subtitulo}</p>}
      </header>
      <div className={estilo.corpo}>{children}</div>
    </div>
  );
}
