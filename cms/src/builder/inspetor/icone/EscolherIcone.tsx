'use client';

import type { IconeDeConteudo } from '@martelo/shared/pagina/icones/icones-conteudo';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { ICONE } from '../../../palavras/construtor/icone.ts';
import { Dialogo } from '../Dialogo.tsx';
import { buscarIcones } from './buscar.ts';
import { DesenhoIcone } from './DesenhoIcone.tsx';
import estilos from './icone.module.css';

interface Props {
  atual: string;
  aoEscolher(nome: string): void;
  aoFechar(): void;
}

/** Every icon of the set, by group; the search understands Portuguese. Arrows move among them. */
export function EscolherIcone({ atual, aoEscolher, aoFechar }: Props) {
  const [icones, setIcones] = useState<readonly IconeDeConteudo[]>([]);
  const [busca, setBusca] = useState('');
  const caixa = useRef<HTMLInputElement>(null);
  const lista = useRef<HTMLDivElement>(null);
  // The set is asked for when somebody wants it: the builder opens without it.
  useEffect(() => {
    void import('@martelo/shared/pagina/icones/icones-conteudo').then(({ ICONES_DE_CONTEUDO }) =>
      setIcones(ICONES_DE_CONTEUDO),
    );
  }, []);
  useEffect(() => caixa.current?.focus(), []);
  const achados = useMemo(() => buscarIcones(icones, busca), [icones, busca]);
  const grupos = useMemo(() => Object.entries(Object.groupBy(achados, ({ grupo }) => grupo)), [achados]);

  const aoTeclar = (evento: KeyboardEvent) => {
    const passo = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: colunas(lista.current),
      ArrowUp: -colunas(lista.current),
    }[evento.key];
    if (passo === undefined) return;
    const botoes = [...(lista.current?.querySelectorAll('button') ?? [])];
    const onde = botoes.indexOf(document.activeElement as HTMLButtonElement);
    if (onde === -1 && evento.key !== 'ArrowDown') return;
    evento.preventDefault();
    (onde === -1 ? botoes[0] : botoes[Math.max(0, Math.min(botoes.length - 1, onde + passo))])?.focus();
  };

  return (
    <Dialogo titulo={ICONE.escolherIcone} largo aoFechar={aoFechar}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the buttons inside */}
      <div onKeyDown={aoTeclar}>
        <label className={estilos.busca}>
          <Search size={16} aria-hidden="true" />
          <input
            ref={caixa}
            type="search"
            aria-label={ICONE.buscarIcone}
            placeholder={ICONE.exemplosDeBusca}
            value={busca}
            onChange={(evento) => setBusca(evento.target.value)}
            onKeyDown={(evento) => {
              if (evento.key === 'Enter' && achados[0]) aoEscolher(achados[0].nome);
            }}
          />
        </label>
        <p className={estilos.quantos} role="status">
          {busca ? `${achados.length} ${achados.length === 1 ? ICONE.icone : ICONE.icones}` : ''}
        </p>
        <div ref={lista} className={estilos.lista}>
          {grupos.map(([grupo, doGrupo]) => (
            <section key={grupo} aria-label={grupo}>
              <h3>{grupo}</h3>
              <ul>
                {doGrupo?.map(({ nome, rotulo }) => (
                  <li key={nome}>
                    <button
                      type="button"
                      title={rotulo}
                      aria-label={rotulo}
                      aria-pressed={nome === atual}
                      onClick={() => aoEscolher(nome)}
                    >
                      <DesenhoIcone nome={nome} tamanho={24} />
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {icones.length > 0 && achados.length === 0 && (
            <p className={estilos.nenhum}>{ICONE.nenhumAchado}</p>
          )}
        </div>
      </div>
    </Dialogo>
  );
}

/** How many stand in a row, as they are laid out now. */
function colunas(lista: HTMLElement | null): number {
  const grade = lista?.querySelector('ul');
  return grade ? getComputedStyle(grade).gridTemplateColumns.split(' ').length : 1;
}
