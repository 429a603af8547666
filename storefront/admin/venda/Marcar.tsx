import { useState } from 'react';

/** Some of a list, marked in a question. */
export function Marcar({
  nome,
  opcoes,
  mudar,
}: {
  nome: string;
  opcoes: readonly { valor: string; rotulo: string }[];
  mudar: (marcados: string[]) => void;
}) {
  const [marcados, marcar] = useState<readonly string[]>([]);
  return (
    <fieldset className="escolhas marcar">
      <legend>{nome}</legend>
      {opcoes.map(({ valor, rotulo }) => (
        <label key={valor}>
          <input
            type="checkbox"
            checked={marcados.includes(valor)}
            onChange={({ target: { checked } }) => {
              const depois = checked ? [...marcados, valor] : marcados.filter((um) => um !== valor);
              marcar(depois);
              mudar([...depois]);
            }}
          />
          {rotulo}
        </label>
      ))}
    </fieldset>
  );
}
