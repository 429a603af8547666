import { type InputHTMLAttributes, useId } from 'react';

/** A line of text with its label, what helps, and what is wrong with it. */
export function CampoDeTexto({
  rotulo,
  nota,
  ajuda,
  erro,
  mudar,
  ...resto
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id'> & {
  rotulo: string;
  /** After the label, in brackets. */
  nota?: string;
  ajuda?: string;
  erro?: string | undefined;
  mudar: (escrito: string) => void;
}) {
  const id = useId();
  const ditos = [erro && `${id}-erro`, ajuda && `${id}-ajuda`].filter(Boolean).join(' ');
  return (
    <div className="campo">
      <label htmlFor={id}>
        {rotulo} {nota && <small className="quieto">({nota})</small>}
      </label>
      <input
        type="text"
        {...resto}
        id={id}
        aria-invalid={erro !== undefined || undefined}
        aria-describedby={ditos || undefined}
        onChange={({ target: { value } }) => mudar(value)}
      />
      {ajuda && (
        <span id={`${id}-ajuda`} className="ajuda">
          {ajuda}
        </span>
      )}
      {erro && (
        <span id={`${id}-erro`} className="erro">
          {erro}
        </span>
      )}
    </div>
  );
}
