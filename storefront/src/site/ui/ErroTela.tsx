import type { ReactNode } from 'react';
import estilo from './ErroTela.module.css';

/** A whole screen that says what went wrong and where to go from here. */
export function ErroTela({
  codigo,
  titulo,
  children,
  acoes,
}: {
  codigo?: string;
  titulo: string;
  children?: ReactNode;
  acoes?: ReactNode;
}) {
  return (
    <div className={estilo.tela}>
      <Ondas />
      {codigo && <p className={estilo.codigo}>{codigo}</p>}
      <h1 className={estilo.titulo}>{titulo}</h1>
      {children && <div className={estilo.texto}>{children}</div>}
      {acoes && <div className={estilo.acoes}>{acoes}</div>}
    </div>
  );
}

/** The strike of the hammer, spreading: the platform's one ornament. */
function Ondas() {
  return (
    <svg className={estilo.ondas} viewBox="0 0 400 200" aria-hidden focusable="false">
      {[30, 70, 110, 150, 190].map((raio) => (
        <circle
          key={raio}
          cx="200"
          cy="200"
          r={raio}
          fill="none"
          stroke="currentColor"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
