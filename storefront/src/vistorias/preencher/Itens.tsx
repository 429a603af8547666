import type { Preenchimento } from '@martelo/shared/vistorias/esquema';
import { useMemo } from 'react';
import { Item } from './Item.tsx';
import type { Respostas } from './usar-respostas.ts';

/** All that an inspection asks, category by category. */
export function Itens({ de, respostas }: { de: Preenchimento; respostas: Respostas }) {
  const porItem = useMemo(() => Map.groupBy(de.respostas, ({ itemUid }) => itemUid), [de.respostas]);
  return de.categorias.map(({ uid, nome, itens }) => (
    <section
      key={uid}
      id={`categoria-${uid}`}
      className="preencher-categoria"
      aria-labelledby={`nome-${uid}`}
    >
      <h2 id={`nome-${uid}`}>{nome}</h2>
      {itens.map((item) => (
        <Item key={item.uid} {...{ de, item, respostas }} dela={porItem.get(item.uid) ?? []} />
      ))}
    </section>
  ));
}
