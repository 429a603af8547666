'use client';

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { Item, Sessao } from '@martelo/shared/pagina';
import type { DefinicaoElemento } from '@martelo/shared/pagina/elementos/definicao';
import { ChevronDown, CircleAlert, Clock, Copy, GripVertical, Trash2, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { INSPETOR } from '../../palavras/construtor/inspetor.ts';
import { useRedor } from './contexto.ts';
import { fasePeriodo } from './data/periodo.ts';
import { EditorItem } from './EditorItem.tsx';
import { DesenhoIcone } from './icone/DesenhoIcone.tsx';
import { enderecoMiniatura } from './imagem/midia.ts';
import estilos from './inspetor.module.css';

interface Props {
  sessao: Pick<Sessao, 'id' | 'nome'>;
  item: Item;
  nome: string;
  definicao: DefinicaoElemento;
  aberto: boolean;
  aoAlternar(id: string): void;
  aoAgir(ato: 'duplicar' | 'apagar', id: string): void;
  podeApagar: boolean;
  podeDuplicar: boolean;
  podeMover: boolean;
}

/** An item in its list: what it shows, in small; its name; what can be done with it; and, opened, its fields. */
export const LinhaItem = memo(function LinhaItem(props: Props) {
  const { sessao, item, nome, definicao, aberto, aoAgir } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: item.id,
      disabled: !props.podeMover,
    });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-na-mao={isDragging || undefined}
      data-lugar={`${item.id}:`}
    >
      <div className={estilos.linhaItem}>
        {props.podeMover && (
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={INSPETOR.mover(nome)}
            className={estilos.alca}
          >
            <GripVertical size={15} aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          className={estilos.nomeItem}
          aria-expanded={aberto}
          onClick={() => props.aoAlternar(item.id)}
        >
          <Retrato item={item} />
          <span>{nome}</span>
          <Sinais item={item} sessaoId={sessao.id} />
          <ChevronDown size={15} aria-hidden="true" className={estilos.seta} />
        </button>
        {props.podeDuplicar && (
          <button
            type="button"
            aria-label={INSPETOR.duplicarNome(nome)}
            title={INSPETOR.duplicar}
            onClick={() => aoAgir('duplicar', item.id)}
          >
            <Copy size={14} aria-hidden="true" />
          </button>
        )}
        {props.podeApagar && (
          <button
            type="button"
            aria-label={INSPETOR.apagarNome(nome)}
            title={INSPETOR.apagar}
            onClick={() => aoAgir('apagar', item.id)}
          >
            <Trash2 size={14} aria-hidden="true" />
          </button>
        )}
      </div>
      {aberto && <EditorItem sessao={sessao} item={item} definicao={definicao} />}
    </li>
  );
});

function Retrato({ item }: { item: Item }) {
  const { site } = useRedor();
  const miniatura = item.imagem && enderecoMiniatura(item.imagem.url, site);
  if (miniatura) return <img src={miniatura} alt="" className={estilos.retrato} loading="lazy" />;
  return item.icone ? (
    <span className={estilos.retrato}>
      <DesenhoIcone nome={item.icone} tamanho={18} />
    </span>
  ) : null;
}

/** What there is to know without opening it: its time on show, and what the gate found in it. */
function Sinais({ item, sessaoId }: { item: Item; sessaoId: string }) {
  const { achados } = useRedor();
  const fase = fasePeriodo(item.dataInicio, item.dataFim, Date.now());
  const meus = achados.filter(({ lugar }) => lugar.sessaoId === sessaoId && lugar.itemId === item.id);
  const erro = meus.some(({ gravidade }) => gravidade === 'erro');
  const Icone = erro ? CircleAlert : TriangleAlert;
  return (
    <>
      {fase && (
        <small className={estilos.fase} data-fase={fase}>
          <Clock size={11} aria-hidden="true" /> {fase}
        </small>
      )}
      {meus.length > 0 && (
        <span
          className={estilos.sinal}
          data-gravidade={erro ? 'erro' : 'aviso'}
          title={meus.map(({ mensagem }) => mensagem).join('\n')}
        >
          <Icone size={14} aria-hidden="true" />
          <span className={estilos.invisivel}>
            {meus.length} {erro ? INSPETOR.aCorrigir : INSPETOR.aConferir}
          </span>
        </span>
      )}
    </>
  );
}
