import { Fragment, useEffect, useRef } from 'react';
import { useHref } from 'react-router';
import { ADMIN_PALETA as P } from '../../../src/palavras/admin-paleta.ts';
import { Icone } from '../../../src/site/ui/Icone.tsx';
import type { Grupo, Item } from './itens.ts';

interface Props {
  lista: string;
  grupos: readonly Grupo[];
  escolhido: number;
  abrir: (item: Item) => void;
}

/** What can be opened, in its groups; the one that Enter opens is always in sight. */
export function Opcoes({ lista, grupos, escolhido, abrir }: Props) {
  const caixa = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is chosen, or stands elsewhere
  useEffect(() => {
    caixa.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [escolhido, grupos]);
  let numero = 0;
  return (
    <div ref={caixa} id={lista} className="paleta-lista" role="listbox" aria-label={P.resultados}>
      {grupos.map(({ titulo, itens, nota }, g) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, and none of a form
        <div key={titulo} role="group" aria-labelledby={`${lista}-grupo-${g}`}>
          <p id={`${lista}-grupo-${g}`} className="paleta-grupo">
            {titulo}
          </p>
          {itens.map((item) => {
            const desta = numero++;
            return (
              <Fragment key={item.href}>
                <Opcao {...{ item, abrir }} id={`${lista}-${desta}`} escolhida={desta === escolhido} />
              </Fragment>
            );
          })}
          {nota && <p className="paleta-mais quieto">{nota}</p>}
        </div>
      ))}
    </div>
  );
}

/** A link, so that it can be opened beside; the box's own keys go through it without leaving the field. */
function Opcao({
  item,
  id,
  escolhida,
  abrir,
}: {
  item: Item;
  id: string;
  escolhida: boolean;
  abrir: (item: Item) => void;
}) {
  const daqui = useHref(item.href);
  const { titulo, detalhe, icone } = item;
  return (
    <a
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={escolhida}
      href={item.daqui ? daqui : item.href}
      onClick={(evento) => {
        if (evento.ctrlKey || evento.metaKey || evento.shiftKey) return;
        evento.preventDefault();
        abrir(item);
      }}
    >
      <Icone nome={icone} tamanho={16} />
      <span className="paleta-titulo">{titulo}</span>
      {detalhe && <small>{detalhe}</small>}
      {!item.daqui && <Icone nome="external-link" tamanho={12} />}
    </a>
  );
}
