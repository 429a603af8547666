'use client';

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { Item, Sessao } from '@martelo/shared/pagina';
import type { DefinicaoElemento } from '@martelo/storefront/elements/definicao';
import { ChevronDown, Copy, GripVertical, Plus, Trash2 } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { adicionarItem, duplicarItem, itemVazio, moverItem, removerItem } from '../acoes/itens.ts';
import { useComandos } from '../contexto.ts';
import { nomeDoItem } from './campos-da-definicao.ts';
import { EditorItem } from './EditorItem.tsx';
import { Grupo } from './Grupo.tsx';
import estilos from './inspetor.module.css';

const instrucoes = {
  draggable: 'Pressione espaço para pegar. Com as setas mova, com espaço solte, com Esc cancele.',
};

/** The section's items, in order: open one to edit it, drag it to move it. */
export function ListaItens({ sessao, definicao }: { sessao: Sessao; definicao: DefinicaoElemento }) {
  const comandos = useComandos();
  const [aberto, setAberto] = useState<string | null>(
    sessao.itens.length === 1 ? (sessao.itens[0]?.id ?? null) : null,
  );
  const sensores = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const { min, max, rotulo } = definicao.itens;
  const ids = sessao.itens.map(({ id }) => id);
  const anuncios = useMemo(() => anunciar(sessao, rotulo), [sessao, rotulo]);

  const aoSoltar = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    comandos.executar(moverItem(sessao, String(active.id), ids.indexOf(String(over.id))));
  };
  const adicionar = () => {
    const item = itemVazio();
    comandos.executar(adicionarItem(sessao, item));
    setAberto(item.id);
  };

  return (
    <Grupo titulo={max === 1 ? rotulo : `${rotulo} · ${sessao.itens.length}`} aberto>
      <DndContext
        sensors={sensores}
        collisionDetection={closestCenter}
        onDragEnd={aoSoltar}
        accessibility={{ screenReaderInstructions: instrucoes, announcements: anuncios }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className={estilos.itens}>
            {sessao.itens.map((item, indice) => (
              <LinhaItem
                key={item.id}
                sessao={sessao}
                item={item}
                nome={nomeDoItem(item, indice, rotulo)}
                definicao={definicao}
                aberto={aberto === item.id}
                aoAlternar={setAberto}
                podeApagar={sessao.itens.length > min}
                podeDuplicar={sessao.itens.length < max}
                podeMover={sessao.itens.length > 1}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {sessao.itens.length < max && (
        <button type="button" className={estilos.adicionar} onClick={adicionar}>
          <Plus size={16} aria-hidden="true" /> Adicionar {rotulo.toLowerCase()}
        </button>
      )}
    </Grupo>
  );
}

interface PropsLinha {
  sessao: Sessao;
  item: Item;
  nome: string;
  definicao: DefinicaoElemento;
  aberto: boolean;
  aoAlternar(id: string | null): void;
  podeApagar: boolean;
  podeDuplicar: boolean;
  podeMover: boolean;
}

const LinhaItem = memo(function LinhaItem(props: PropsLinha) {
  const { sessao, item, nome, definicao, aberto, aoAlternar } = props;
  const comandos = useComandos();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({
    id: item.id,
    disabled: !props.podeMover,
  });
  return (
    <li ref={setNodeRef} style={{ transform: CSS.Translate.toString(transform), transition }}>
      <div className={estilos.linhaItem}>
        {props.podeMover && (
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={`Mover ${nome}`}
            className={estilos.alca}
          >
            <GripVertical size={15} aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          className={estilos.nomeItem}
          aria-expanded={aberto}
          onClick={() => aoAlternar(aberto ? null : item.id)}
        >
          <span>{nome}</span> <ChevronDown size={15} aria-hidden="true" />
        </button>
        {props.podeDuplicar && (
          <button
            type="button"
            aria-label={`Duplicar ${nome}`}
            title="Duplicar"
            onClick={() => comandos.executar(duplicarItem(sessao, item.id))}
          >
            <Copy size={14} aria-hidden="true" />
          </button>
        )}
        {props.podeApagar && (
          <button
            type="button"
            aria-label={`Apagar ${nome}`}
            title="Apagar"
            onClick={() => comandos.executar(removerItem(sessao, item.id))}
          >
            <Trash2 size={14} aria-hidden="true" />
          </button>
        )}
      </div>
      {aberto && <EditorItem sessao={sessao} item={item} definicao={definicao} />}
    </li>
  );
});

function anunciar(sessao: Sessao, rotulo: string): Announcements {
  const total = sessao.itens.length;
  const posicao = (id: string | number) => sessao.itens.findIndex((item) => item.id === id) + 1;
  const nome = (id: string | number) => {
    const item = sessao.itens.find((um) => um.id === id);
    return item ? nomeDoItem(item, posicao(id) - 1, rotulo) : rotulo;
  };
  return {
    onDragStart: ({ active }) => `${nome(active.id)} na mão, na posição ${posicao(active.id)} de ${total}.`,
    onDragOver: ({ active, over }) =>
      over
        ? `${nome(active.id)}, da posição ${posicao(active.id)} para a ${posicao(over.id)} de ${total}`
        : undefined,
    onDragEnd: ({ active, over }) =>
      `${nome(active.id)} na posição ${posicao(over?.id ?? active.id)} de ${total}.`,
    onDragCancel: ({ active }) => `${nome(active.id)} voltou ao lugar de antes.`,
  };
}
