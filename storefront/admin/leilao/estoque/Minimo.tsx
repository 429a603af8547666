import type { PalavrasDoEstoque } from '../../../src/palavras/admin-estoque.ts';

export interface Escrito {
  como: 'porcentagem' | 'valor';
  quanto: string;
}

/** What the lots open at: a part of what each is worth, or one price for all. */
export function Minimo({
  palavras: P,
  escrito,
  mudar,
}: {
  palavras: PalavrasDoEstoque;
  escrito: Escrito;
  mudar: (escrito: Escrito) => void;
}) {
  const rotulo = escrito.como === 'porcentagem' ? P.quantoPorCento : P.quantoReais;
  return (
    <div className="campos">
      <div className="campo">
        <label htmlFor="estoque-como">{P.comoMinimo}</label>
        <select
          id="estoque-como"
          value={escrito.como}
          onChange={({ target: { value } }) =>
            mudar(value === 'valor' ? { como: 'valor', quanto: '' } : { como: 'porcentagem', quanto: '60' })
          }
        >
          <option value="porcentagem">{P.porcentagem}</option>
          <option value="valor">{P.valor}</option>
        </select>
      </div>
      <div className="campo">
        <label htmlFor="estoque-quanto">{rotulo}</label>
        <span className="com-prefixo">
          <span aria-hidden>{escrito.como === 'porcentagem' ? '%' : 'R$'}</span>
          <input
            id="estoque-quanto"
            type="text"
            inputMode="decimal"
            value={escrito.quanto}
            onChange={({ target: { value } }) => mudar({ ...escrito, quanto: value })}
          />
        </span>
      </div>
    </div>
  );
}
