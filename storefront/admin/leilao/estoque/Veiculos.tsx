import type { VeiculoLivre } from '@martelo/shared/estoque';
import { formatarReais } from '@martelo/shared/reais';
import type { PalavrasDoEstoque } from '../../../src/palavras/admin-estoque.ts';

/** Each free vehicle with what is known of it, and what its lot would lack. */
export function Veiculos({
  palavras: P,
  itens,
  marcados,
  marcar,
}: {
  palavras: PalavrasDoEstoque;
  itens: readonly VeiculoLivre[];
  marcados: ReadonlyMap<string, VeiculoLivre>;
  marcar: (marcados: ReadonlyMap<string, VeiculoLivre>) => void;
}) {
  const todos = itens.length > 0 && itens.every(({ uid }) => marcados.has(uid));
  const trocar = (um: VeiculoLivre) => {
    const novos = new Map(marcados);
    if (!novos.delete(um.uid)) novos.set(um.uid, um);
    // As they stand in the list, whatever was marked first.
    marcar(new Map(itens.flatMap((outro) => (novos.has(outro.uid) ? [[outro.uid, outro] as const] : []))));
  };
  if (itens.length === 0) return null;
  return (
    <>
      <label className="escolha">
        <input
          type="checkbox"
          checked={todos}
          onChange={() => marcar(new Map(todos ? [] : itens.map((um) => [um.uid, um])))}
        />
        {P.marcarTodos}
      </label>
      <ul className="estoque">
        {itens.map((um) => (
          <li key={um.uid}>
            <input
              type="checkbox"
              id={`estoque-${um.uid}`}
              checked={marcados.has(um.uid)}
              onChange={() => trocar(um)}
            />
            <label htmlFor={`estoque-${um.uid}`}>
              <strong>{um.nome}</strong>
              <small>
                {[
                  um.tipo,
                  um.patio,
                  um.comitente,
                  um.valorMercado && P.mercado(formatarReais(um.valorMercado)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              {um.faltam.length > 0 && (
                <small className="falta">
                  {P.falta} {um.faltam.map((falta) => P.faltas[falta]).join(', ')}
                </small>
              )}
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
