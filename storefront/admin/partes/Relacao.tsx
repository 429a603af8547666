import type { ReactNode } from 'react';

export interface Coluna<T> {
  rotulo: string;
  numero?: boolean;
  de(item: T): ReactNode;
}

/** A short table of what belongs to a record. On a telephone each row stands as a card. */
export function Relacao<T>({
  itens,
  chave,
  colunas,
  atos,
}: {
  itens: readonly T[];
  chave: (item: T) => string;
  colunas: readonly Coluna<T>[];
  /** What can be done with a row, in a cell of its own. */
  atos?: { rotulo: string; de(item: T): ReactNode };
}) {
  return (
    <div className="tabela relacao">
      <table>
        <thead>
          <tr>
            {colunas.map(({ rotulo, numero }) => (
              <th key={rotulo} className={numero ? 'numero' : ''}>
                {rotulo}
              </th>
            ))}
            {atos && (
              <th>
                <span className="so-leitor">{atos.rotulo}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {itens.map((item, i) => (
            <tr key={chave(item)} data-linha={i}>
              {colunas.map(({ rotulo, numero, de }) => (
                <td key={rotulo} data-rotulo={rotulo} className={numero ? 'numero' : ''}>
                  {de(item)}
                </td>
              ))}
              {atos && <td className="relacao-atos">{atos.de(item)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
