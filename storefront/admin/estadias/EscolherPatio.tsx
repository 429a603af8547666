import { useId } from 'react';
import { ADMIN_ESTADIAS as P } from '../../src/palavras/admin-estadias.ts';
import type { PatioDeQuemRecebe } from './patio-lembrado.ts';

/** At which yard one stands. */
export function EscolherPatio({
  itens,
  patio,
  escolher,
}: {
  itens: readonly PatioDeQuemRecebe[];
  patio: PatioDeQuemRecebe | null;
  escolher: (valor: string) => void;
}) {
  const escolha = useId();
  return (
    <div className="campo">
      <label htmlFor={escolha}>{P.emQuePatio}</label>
      <select id={escolha} value={patio?.id ?? ''} onChange={({ target: { value } }) => escolher(value)}>
        <option value="">{P.escolhaPatio}</option>
        {itens.map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome}
          </option>
        ))}
      </select>
    </div>
  );
}
