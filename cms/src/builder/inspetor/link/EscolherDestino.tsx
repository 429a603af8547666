'use client';

import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { CalendarDays, FileText, Globe, ListFilter, type LucideIcon, Tag, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { LINK } from '../../../palavras/construtor/link.ts';
import { lerDestino, linkDoTexto } from '../../destinos/destino.ts';
import { useRedor } from '../contexto.ts';
import estilos from './link.module.css';
import { ehPalavraSolta, type Sugestao } from './sugestoes.ts';
import { useSugestoes } from './useSugestoes.ts';

interface Props {
  id: string;
  descritoPor?: string | undefined;
  rotuladoPor?: string | undefined;
  invalido?: boolean;
  vazio?: string | undefined;
  valor: string | null;
  /** It was asked for by hand: it takes the focus. */
  focado?: boolean;
  aoEscolher(link: string | null): void;
  /** What is typed and cannot be a link, in words; null when it can. */
  aoRecusar(frase: string | null): void;
  aoDesistir?(): void;
}

const ICONES: Record<string, LucideIcon> = {
  [LINK.paginas]: FileText,
  [LINK.listas]: ListFilter,
  [LINK.endereco]: Globe,
};
const DE_LOTES: ReadonlySet<string> = new Set(Object.values(PALAVRAS).map(({ lotes }) => lotes));

/** A place to link to: searched by name among what the brand has, or typed as an address. A combobox, as ARIA describes it. */
export function EscolherDestino(props: Props) {
  const { id, valor, aoEscolher, aoRecusar } = props;
  const lista = useId();
  const caixa = useRef<HTMLInputElement>(null);
  const opcoes = useRef<HTMLDivElement>(null);
  const [texto, setTexto] = useState(valor ?? '');
  const [aberta, setAberta] = useState(false);
  const [ativa, setAtiva] = useState(-1);
  const buscado = texto === (valor ?? '') ? '' : texto;
  const sugestoes = useSugestoes(buscado, aberta);
  const { site } = useRedor();

  useEffect(() => setTexto(valor ?? ''), [valor]);
  useEffect(() => {
    // What is typed next is another address, not the rest of this one.
    if (props.focado) caixa.current?.select();
  }, [props.focado]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has another first choice
  useEffect(() => setAtiva(-1), [buscado]);

  // At the panel's foot the list would open out of sight.
  const vista = aberta && sugestoes.length > 0;
  useEffect(() => {
    if (vista) opcoes.current?.scrollIntoView({ block: 'nearest' });
  }, [vista]);

  const guardar = (link: string | null) => {
    aoRecusar(null);
    setAberta(false);
    setTexto(link ?? '');
    if (link !== valor) aoEscolher(link);
  };
  /** What was typed, when nothing was chosen from the list. The field keeps what cannot be a link, with the reason. */
  const aceitarTexto = () => {
    const link = linkDoTexto(semOrigem(texto, site));
    const destino = lerDestino(link);
    if (destino.tipo === 'recusado') {
      setAberta(false);
      aoRecusar(destino.motivo);
      return;
    }
    guardar(link);
  };
  const aoTeclar = (evento: KeyboardEvent) => {
    if (evento.key === 'ArrowDown' || evento.key === 'ArrowUp') {
      evento.preventDefault();
      setAberta(true);
      const passo = evento.key === 'ArrowDown' ? 1 : -1;
      const total = sugestoes.length;
      if (total > 0)
        setAtiva((atual) => (atual + passo + total + (atual === -1 && passo < 0 ? 1 : 0)) % total);
    } else if (evento.key === 'Enter') {
      evento.preventDefault();
      const escolhida = aberta ? sugestoes[ativa] : undefined;
      if (escolhida) guardar(escolhida.link);
      else aceitarTexto();
    } else if (evento.key === 'Escape') {
      evento.stopPropagation();
      if (aberta) setAberta(false);
      else props.aoDesistir?.();
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus left
    <div
      className={estilos.escolher}
      onBlur={(evento) => {
        if (evento.currentTarget.contains(evento.relatedTarget)) return;
        setAberta(false);
        if (texto === (valor ?? '')) return;
        // A word that was searched for and left is no address unless Enter or the list says so.
        if (ehPalavraSolta(texto)) setTexto(valor ?? '');
        else aceitarTexto();
      }}
    >
      <input
        ref={caixa}
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={vista}
        aria-controls={lista}
        aria-autocomplete="list"
        aria-activedescendant={aberta && ativa >= 0 ? `${lista}-${ativa}` : undefined}
        aria-describedby={props.descritoPor}
        aria-labelledby={props.rotuladoPor}
        aria-invalid={props.invalido || undefined}
        placeholder={props.vazio ?? LINK.busqueUmaPagina}
        value={texto}
        maxLength={2_000}
        onChange={(evento) => {
          setTexto(evento.target.value);
          setAberta(true);
          aoRecusar(null);
        }}
        onClick={() => setAberta(true)}
        onKeyDown={aoTeclar}
      />
      {texto && (
        <button
          type="button"
          className={estilos.limpar}
          aria-label={LINK.tirarOLink}
          onClick={() => guardar(null)}
        >
          <X size={15} aria-hidden="true" />
        </button>
      )}
      <div
        ref={opcoes}
        id={lista}
        role="listbox"
        aria-label={LINK.destinos}
        className={estilos.lista}
        hidden={!vista}
      >
        {sugestoes.map((sugestao, i) => (
          <Opcao
            key={`${sugestao.grupo} ${sugestao.link}`}
            id={`${lista}-${i}`}
            sugestao={sugestao}
            primeira={sugestoes[i - 1]?.grupo !== sugestao.grupo}
            ativa={i === ativa}
            aoEscolher={() => guardar(sugestao.link)}
          />
        ))}
      </div>
    </div>
  );
}

function Opcao({
  id,
  sugestao,
  primeira,
  ativa,
  aoEscolher,
}: {
  id: string;
  sugestao: Sugestao;
  primeira: boolean;
  ativa: boolean;
  aoEscolher(): void;
}) {
  const daCasa = ICONES[sugestao.grupo];
  const Icone = daCasa ?? (DE_LOTES.has(sugestao.grupo) ? Tag : CalendarDays);
  const linha = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ativa) linha.current?.scrollIntoView({ block: 'nearest' });
  }, [ativa]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
    <div
      ref={linha}
      id={id}
      role="option"
      aria-selected={ativa}
      data-grupo={primeira ? sugestao.grupo : undefined}
      data-dupla={daCasa ? undefined : ''}
      // The press must not take the focus away before the choice is made.
      onMouseDown={(evento) => evento.preventDefault()}
      onClick={aoEscolher}
    >
      <Icone size={15} aria-hidden="true" />
      <span className={estilos.nome}>{sugestao.rotulo}</span>
      <span className={estilos.nota}>{sugestao.nota}</span>
    </div>
  );
}

/** The brand's own address, pasted whole, is a path of the site. */
const semOrigem = (texto: string, site: string): string =>
  site && texto.trim().startsWith(site) ? texto.trim().slice(site.length) || '/' : texto;
