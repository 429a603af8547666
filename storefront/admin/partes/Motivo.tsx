import { useId } from 'react';

/** Why something is done, in words that are kept with it. */
export function Motivo({
  rotulo,
  valor,
  maximo,
  mudar,
}: {
  rotulo: string;
  valor: string;
  maximo: number;
  mudar: (escrito: string) => void;
}) {
  const id = useId();
  return (
    <div className="campo">
      <label htmlFor={id}>{rotulo}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={maximo}
        value={valor}
        onChange={({ target: { value } }) => mudar(value)}
      />
    </div>
  );
}
