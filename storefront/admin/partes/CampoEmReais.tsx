import { useId } from 'react';

/** An amount of money as people write it. */
export function CampoEmReais({
  rotulo,
  escrito,
  escrever,
}: {
  rotulo: string;
  escrito: string;
  escrever: (escrito: string) => void;
}) {
  const id = useId();
  return (
    <div className="campo">
      <label htmlFor={id}>{rotulo}</label>
      <span className="com-prefixo">
        <span aria-hidden>R$</span>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          value={escrito}
          onChange={({ target: { value } }) => escrever(value)}
        />
      </span>
    </div>
  );
}
