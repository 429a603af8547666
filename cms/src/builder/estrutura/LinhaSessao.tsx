'use client';

import { useDraggable } from '@dnd-kit/core';
import type { Sessao } from '@martelo/shared/pagina';
import { Copy, Eye, EyeOff, GripVertical, Trash2 } from 'lucide-react';
import { memo, useMemo } from 'react';
import { definicaoDe } from '../../conteudo/sessoes.ts';
import { alternarVisibilidade } from '../acoes/editar.ts';
import { useComandos } from '../contexto.ts';
import type { Carga } from '../dnd/carga.ts';
import { IconeElemento } from '../paleta/icones.tsx';
import estilos from './estrutura.module.css';

interface Props {
  sessao: Sessao;
  indice: number;
  total: number;
  selecionada: boolean;
  carregada: boolean;
}

/** One section of the outline. Draws again only when its own section, place or state changes. */
export const LinhaSessao = memo(function LinhaSessao({
  sessao,
  indice,
  total,
  selecionada,
  carregada,
}: Props) {
  const comandos = useComandos();
  const carga = useMemo<Carga>(() => ({ tipo: 'sessao', id: sessao.id }), [sessao.id]);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef } = useDraggable({
    id: `sessao:${sessao.id}`,
    data: { carga },
  });
  const definicao = definicaoDe(sessao.elemento);
  const classes = [estilos.linha, selecionada && estilos.selecionada, carregada && estilos.carregada];
  return (
    <li ref={setNodeRef} className={classes.filter(Boolean).join(' ')} data-sessao={sessao.id}>
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        className={estilos.alca}
        data-alca={sessao.id}
        aria-label={`Mover ${sessao.nome}, posição ${indice + 1} de ${total}`}
        onKeyDown={(evento) => {
          if (evento.key !== 'Enter' && evento.key !== ' ') return;
          evento.preventDefault();
          comandos.pegarPeloTeclado(carga);
        }}
      >
        <GripVertical size={16} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={estilos.nome}
        aria-current={selecionada ? 'true' : undefined}
        onClick={() => comandos.selecionar(sessao.id)}
      >
        <IconeElemento nome={definicao?.icone ?? ''} />
        <span className={sessao.ativo ? '' : estilos.oculta}>{sessao.nome}</span>
      </button>
      <span className={estilos.acoes}>
        <button
          type="button"
          aria-label={`${sessao.ativo ? 'Ocultar' : 'Mostrar'} ${sessao.nome}`}
          title={sessao.ativo ? 'Ocultar' : 'Mostrar'}
          aria-pressed={!sessao.ativo}
          onClick={() => comandos.executar(alternarVisibilidade(sessao))}
        >
          {sessao.ativo ? <Eye size={15} aria-hidden="true" /> : <EyeOff size={15} aria-hidden="true" />}
        </button>
        <button
          type="button"
          aria-label={`Duplicar ${sessao.nome}`}
          title="Duplicar (Ctrl+D)"
          onClick={() => comandos.duplicar(sessao.id)}
        >
          <Copy size={15} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={`Apagar ${sessao.nome}`}
          title="Apagar (Delete)"
          onClick={() => comandos.apagar(sessao.id)}
        >
          <Trash2 size={15} aria-hidden="true" />
        </button>
      </span>
    </li>
  );
});
