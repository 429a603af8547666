import type { InputHTMLAttributes, ReactNode } from 'react';
import estilos from './assistente.module.css';

/** A labelled line of text; what is wrong with it stands under it and is said with it. */
export function Campo({
  nome,
  rotulo,
  ajuda,
  falta,
  antes,
  depois,
  ...resto
}: {
  nome: string;
  rotulo: string;
  ajuda?: ReactNode;
  falta?: string | undefined;
  antes?: string;
  depois?: string;
} & InputHTMLAttributes<HTMLInputElement>) {
  const id = `marca-${nome}`;
  const descricao = falta ? `${id}-falta` : ajuda ? `${id}-ajuda` : undefined;
  return (
    <div className={estilos.campo}>
      <label htmlFor={id}>{rotulo}</label>
      <span className={estilos.caixa} data-falta={falta ? true : undefined}>
        {antes && <span aria-hidden="true">{antes}</span>}
        <input id={id} aria-describedby={descricao} aria-invalid={falta ? true : undefined} {...resto} />
        {depois && <span aria-hidden="true">{depois}</span>}
      </span>
      {falta ? (
        <p id={`${id}-falta`} className={estilos.falta}>
          {falta}
        </p>
      ) : (
        ajuda && (
          <p id={`${id}-ajuda`} className={estilos.ajuda}>
            {ajuda}
          </p>
        )
      )}
    </div>
  );
}
