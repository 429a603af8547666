'use client';

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { Sessao } from '@martelo/shared/pagina';
import type { DefinicaoElemento } from '@martelo/shared/pagina/elementos/definicao';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { INSPETOR } from '../../palavras/construtor/inspetor.ts';
import { adicionarItem, duplicarItem, itemVazio, moverItem, removerItem } from '../acoes/itens.ts';
import { useComandos } from '../contexto.ts';
import { anunciosDeItens } from './anuncios-de-itens.ts';
import { nomeDoItem } from './campos-da-definicao.ts';
import { marcaDoLugar, useFoco } from './foco.ts';
import { Grupo } from './Grupo.tsx';
import estilos from './inspetor.module.css';
import { LinhaItem } from './LinhaItem.tsx';

const instrucoes = {
  draggable: INSPETOR.comoMover,
};

/** The section's items, in order: open one to edit it, drag it to move it. */
export function ListaItens({ sessao, definicao }: { sessao: Sessao; definicao: DefinicaoElemento }) {
  const comandos = useComandos();
  const [aberto, setAberto] = useState<string | null>(
    sessao.itens.length === 1 ? (sessao.itens[0]?.id ?? null) : null,
  );
  const foco = useFoco();
  useEffect(() => {
    if (foco?.sessaoId === sessao.id && foco.itemId) setAberto(foco.itemId);
  }, [foco, sessao.id]);
  const sensores = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const { min, max, rotulo } = definicao.itens;
  const ids = useMemo(() => sessao.itens.map(({ id }) => id), [sessao.itens]);
  const anuncios = useMemo(() => anunciosDeItens(sessao.itens, rotulo), [sessao.itens, rotulo]);
  const estaSessao = useMemo(() => ({ id: sessao.id, nome: sessao.nome }), [sessao.id, sessao.nome]);

  const aoSoltar = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    comandos.executar(moverItem(sessao, String(active.id), ids.indexOf(String(over.id))));
  };
  /** The row's own acts. They read the section as it is when they happen, so that a row need not follow it. */
  const agir = useCallback(
    (ato: 'duplicar' | 'apagar', itemId: string) => {
      const atual = comandos.estado().historico.sessoes.find(({ id }) => id === estaSessao.id);
      if (!atual) return;
      comandos.executar(ato === 'duplicar' ? duplicarItem(atual, itemId) : removerItem(atual, itemId));
    },
    [comandos, estaSessao.id],
  );
  const alternar = useCallback((id: string) => setAberto((atual) => (atual === id ? null : id)), []);
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
                sessao={estaSessao}
                item={item}
                nome={nomeDoItem(item, indice, rotulo)}
                definicao={definicao}
                aberto={aberto === item.id}
                aoAlternar={alternar}
                aoAgir={agir}
                podeApagar={sessao.itens.length > min}
                podeDuplicar={sessao.itens.length < max}
                podeMover={sessao.itens.length > 1}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {sessao.itens.length < max ? (
        <button
          type="button"
          className={estilos.adicionar}
          data-lugar={marcaDoLugar({ sessaoId: sessao.id, campo: 'itens' })}
          onClick={adicionar}
        >
          <Plus size={16} aria-hidden="true" /> {INSPETOR.adicionar(rotulo.toLowerCase())}
        </button>
      ) : (
        max > 1 && <p className={estilos.limite}>{INSPETOR.cabem(max)}</p>
      )}
    </Grupo>
  );
}
