'use client';

import { useDraggable } from '@dnd-kit/core';
import type { Sessao } from '@martelo/shared/pagina';
import { Columns2, CopyPlus, Eye, EyeOff, GripVertical, Trash2 } from 'lucide-react';
import { memo, useMemo } from 'react';
import { definicaoDe } from '../../conteudo/sessoes.ts';
import { ESTRUTURA } from '../../palavras/construtor/estrutura.ts';
import { alternarVisibilidade } from '../acoes/editar.ts';
import { type Comandos, useComandos } from '../contexto.ts';
import type { Carga } from '../dnd/carga.ts';
import { IconeElemento } from '../paleta/icones.tsx';
import { QuemEstaAqui } from '../presenca/QuemEstaAqui.tsx';
import estilos from './estrutura.module.css';

interface Props {
  sessao: Sessao;
  indice: number;
  total: number;
  /** The row Tab stops at. */
  atual: boolean;
  selecionada: boolean;
  carregada: boolean;
  ladoALado: boolean;
  varias: boolean;
}

/** One section of the outline. Draws again only when its own section, place or state changes. */
export const LinhaSessao = memo(function LinhaSessao(props: Props) {
  const { sessao, indice, total, atual, selecionada, carregada, ladoALado, varias } = props;
  const comandos = useComandos();
  const carga = useMemo<Carga>(() => ({ tipo: 'sessao', id: sessao.id }), [sessao.id]);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef } = useDraggable({
    id: `sessao:${sessao.id}`,
    data: { carga },
  });
  const definicao = definicaoDe(sessao.elemento);
  const classes = [estilos.linha, selecionada && estilos.selecionada, carregada && estilos.carregada];
  const tabIndex = atual ? 0 : -1;
  return (
    <li ref={setNodeRef} className={classes.filter(Boolean).join(' ')} data-sessao={sessao.id}>
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        tabIndex={tabIndex}
        className={estilos.alca}
        data-alca={sessao.id}
        aria-label={ESTRUTURA.moverPosicao(sessao.nome, indice + 1, total)}
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
        tabIndex={tabIndex}
        className={estilos.nome}
        data-nome=""
        aria-current={selecionada ? 'true' : undefined}
        onClick={({ shiftKey, ctrlKey, metaKey }) =>
          comandos.selecionar(
            sessao.id,
            shiftKey ? 'ate' : ctrlKey || metaKey || varias ? 'alternar' : undefined,
          )
        }
      >
        <IconeElemento nome={definicao?.icone ?? ''} />
        <span className={sessao.ativo ? '' : estilos.oculta}>{sessao.nome}</span>
        {ladoALado && (
          <Columns2 size={13} className={estilos.metade} aria-label={ESTRUTURA.metadeDaLargura} />
        )}
        {!definicao && <em className={estilos.desconhecida}>{ESTRUTURA.desconhecido}</em>}
        <QuemEstaAqui sessaoId={sessao.id} />
      </button>
      <span className={estilos.acoes}>
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={`${sessao.ativo ? ESTRUTURA.ocultar : ESTRUTURA.mostrar} ${sessao.nome}`}
          title={sessao.ativo ? ESTRUTURA.ocultar : ESTRUTURA.mostrar}
          aria-pressed={!sessao.ativo}
          onClick={() => comandos.executar(alternarVisibilidade(sessao, escolhidasCom(comandos, sessao)))}
        >
          {sessao.ativo ? <Eye size={15} aria-hidden="true" /> : <EyeOff size={15} aria-hidden="true" />}
        </button>
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={ESTRUTURA.duplicar(sessao.nome)}
          title={ESTRUTURA.duplicarCtrlD}
          onClick={() => comandos.duplicar(sessao.id)}
        >
          <CopyPlus size={15} aria-hidden="true" />
        </button>
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={ESTRUTURA.apagar(sessao.nome)}
          title={ESTRUTURA.apagarDelete}
          onClick={() => comandos.apagar(sessao.id)}
        >
          <Trash2 size={15} aria-hidden="true" />
        </button>
      </span>
    </li>
  );
});

/** A section among several chosen stands for all of them. */
function escolhidasCom(comandos: Comandos, sessao: Sessao): readonly Sessao[] {
  const { selecionadas, historico } = comandos.estado();
  if (!selecionadas.includes(sessao.id)) return [sessao];
  return historico.sessoes.filter(({ id }) => selecionadas.includes(id));
}
