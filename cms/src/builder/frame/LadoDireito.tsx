'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { JANELA } from '../../palavras/construtor/janela.ts';
import estilos from './frame.module.css';

export interface Aba {
  id: string;
  rotulo: string;
  /** What the panel is, in full; `rotulo` unless said. */
  nome?: string;
  conteudo: () => ReactNode;
}

interface Props {
  abas: readonly Aba[];
  aberta: string;
  aoAbrir(id: string): void;
}

/** What stands right of the canvas, one of several at a time. Only the open one is drawn. */
export function LadoDireito({ abas, aberta, aoAbrir }: Props) {
  const base = useId();
  const lista = useRef<HTMLDivElement>(null);
  const atual = abas.find(({ id }) => id === aberta) ?? abas[0];
  const aoTeclar = (evento: KeyboardEvent) => {
    const passo = { ArrowRight: 1, ArrowLeft: -1 }[evento.key];
    if (passo === undefined) return;
    const indice = (abas.findIndex(({ id }) => id === atual?.id) + passo + abas.length) % abas.length;
    evento.preventDefault();
    aoAbrir(abas[indice]?.id ?? '');
    lista.current?.querySelectorAll('button')[indice]?.focus();
  };
  return (
    <aside className={estilos.direita} data-regiao="propriedades" aria-label={atual?.nome ?? atual?.rotulo}>
      <div
        ref={lista}
        className={estilos.abas}
        role="tablist"
        aria-label={JANELA.painelDaDireita}
        onKeyDown={aoTeclar}
      >
        {abas.map(({ id, rotulo }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === atual?.id}
            aria-controls={`${base}-painel`}
            tabIndex={id === atual?.id ? 0 : -1}
            onClick={() => aoAbrir(id)}
          >
            {rotulo}
          </button>
        ))}
      </div>
      <div
        id={`${base}-painel`}
        className={estilos.painel}
        role="tabpanel"
        aria-labelledby={`${base}-${atual?.id}`}
      >
        {atual?.conteudo()}
      </div>
    </aside>
  );
}
