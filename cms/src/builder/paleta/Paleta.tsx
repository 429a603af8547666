'use client';

import { useDraggable } from '@dnd-kit/core';
import type { DefinicaoElemento } from '@martelo/shared/pagina/elementos/definicao';
import { DEFINICOES } from '@martelo/shared/pagina/elementos/definicoes.gerado';
import { FIGURAS } from '@martelo/shared/pagina/elementos/figuras.gerado';
import { Search } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { PALETA } from '../../palavras/construtor/paleta.ts';
import { useComandos } from '../contexto.ts';
import type { Carga } from '../dnd/carga.ts';
import { agrupar } from './agrupar.ts';
import estilos from './paleta.module.css';
import { assinarRecentes, lembrarElemento, lerRecentes, recentesNoServidor } from './recentes.ts';
import { vizinho } from './vizinho.ts';

/** The kinds one can add: drag them, click them, or find them by keyboard. The figures wear the brand's colour. */
export const Paleta = memo(function Paleta({ carregando, cor }: { carregando: Carga | null; cor: string }) {
  const comandos = useComandos();
  const [busca, setBusca] = useState('');
  const [dica, setDica] = useState<string | null>(null);
  const lista = useRef<HTMLDivElement>(null);
  const recentes = useSyncExternalStore(assinarRecentes, lerRecentes, recentesNoServidor);
  const { modo } = comandos;
  const grupos = useMemo(() => agrupar(Object.values(DEFINICOES), modo, busca), [modo, busca]);
  const usados = busca === '' ? recentes.flatMap((elemento) => DEFINICOES[elemento] ?? []) : [];
  const primeira = usados[0] ?? grupos[0]?.definicoes[0];

  const adicionar = (elemento: string) => {
    comandos.adicionar(elemento);
    lembrarElemento(elemento);
  };
  const botoes = () => [...(lista.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  const aoTeclarNaLista = (evento: KeyboardEvent) => {
    const todos = botoes();
    const atual = todos.indexOf(evento.target as HTMLElement);
    const cantos = todos.map((no) => ({
      x: no.getBoundingClientRect().left,
      y: no.getBoundingClientRect().top,
    }));
    const alvo = vizinho(cantos, atual, evento.key);
    if (alvo === null) return;
    evento.preventDefault();
    todos[alvo]?.focus();
  };
  const carregado = carregando?.tipo === 'elemento' ? carregando.elemento : null;
  return (
    <section
      className={estilos.paleta}
      aria-labelledby="titulo-paleta"
      data-regiao="elementos"
      style={{ '--figura-cor': cor } as CSSProperties}
    >
      <h2 id="titulo-paleta">{PALETA.adicionar}</h2>
      <label className={estilos.busca}>
        <Search size={16} aria-hidden="true" />
        <input
          type="search"
          data-busca-elementos=""
          placeholder={PALETA.buscarElemento}
          aria-label={PALETA.buscarElementoOuAdicionar}
          value={busca}
          onChange={(evento) => setBusca(evento.target.value)}
          onKeyDown={(evento) => {
            if (evento.key === 'Enter' && busca.trim() !== '' && primeira) adicionar(primeira.elemento);
            else if (evento.key === 'ArrowDown') botoes()[0]?.focus();
            else if (evento.key === 'Escape' && busca !== '') setBusca('');
            else return;
            evento.preventDefault();
          }}
        />
        <kbd>/</kbd>
      </label>
      <div
        className={estilos.rolagem}
        ref={lista}
        role="toolbar"
        aria-label={PALETA.elementos}
        onKeyDown={aoTeclarNaLista}
        onMouseLeave={() => setDica(null)}
      >
        {grupos.length === 0 && <p className={estilos.nada}>{PALETA.nenhumElemento(busca)}</p>}
        {[...(usados.length > 0 ? [{ grupo: PALETA.usadosHaPouco, definicoes: usados }] : []), ...grupos].map(
          ({ grupo, definicoes }) => (
            <div key={grupo}>
              <h3 id={`grupo-${grupo}`}>{grupo}</h3>
              <ul aria-labelledby={`grupo-${grupo}`}>
                {definicoes.map((definicao) => (
                  <Elemento
                    key={definicao.elemento}
                    definicao={definicao}
                    recente={grupo === PALETA.usadosHaPouco}
                    alcancavel={
                      definicao === primeira && (grupo === PALETA.usadosHaPouco || usados.length === 0)
                    }
                    carregado={carregado === definicao.elemento}
                    aoAdicionar={adicionar}
                    aoOlhar={setDica}
                  />
                ))}
              </ul>
            </div>
          ),
        )}
      </div>
      <p className={estilos.dica} aria-hidden="true">
        {dica ?? PALETA.arrasteParaAPagina}
      </p>
    </section>
  );
});

interface PropsDoElemento {
  definicao: DefinicaoElemento;
  recente: boolean;
  /** The one figure Tab stops at; the arrows take it from there. */
  alcancavel: boolean;
  carregado: boolean;
  aoAdicionar(elemento: string): void;
  aoOlhar(ajuda: string): void;
}

function Elemento({ definicao, recente, alcancavel, carregado, aoAdicionar, aoOlhar }: PropsDoElemento) {
  const comandos = useComandos();
  const { elemento } = definicao;
  const carga = useMemo<Carga>(() => ({ tipo: 'elemento', elemento }), [elemento]);
  const { attributes, listeners, setNodeRef } = useDraggable({
    id: `paleta:${recente ? 'recente:' : ''}${elemento}`,
    data: { carga },
  });
  const desenho = useMemo(() => ({ __html: FIGURAS[elemento] ?? '' }), [elemento]);
  const nome = definicao.rotulo[comandos.modo];
  return (
    <li>
      <button
        type="button"
        ref={setNodeRef}
        {...attributes}
        {...listeners}
        tabIndex={alcancavel ? 0 : -1}
        className={`${estilos.elemento} ${carregado ? estilos.carregado : ''}`}
        {...(recente ? { 'data-recente': elemento } : { 'data-elemento': elemento })}
        title={definicao.ajuda}
        onMouseEnter={() => aoOlhar(definicao.ajuda)}
        onFocus={() => aoOlhar(definicao.ajuda)}
        onClick={() => aoAdicionar(elemento)}
        onKeyDown={(evento) => {
          if (evento.key !== ' ') return;
          evento.preventDefault();
          comandos.pegarPeloTeclado(carga);
        }}
      >
        {/* Our own files, read when the product is built. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: figuras.gerado.ts comes from the kinds' folders */}
        <span className={estilos.figura} aria-hidden="true" dangerouslySetInnerHTML={desenho} />
        <span className={estilos.nome}>{nome}</span>
        <span className={estilos.soLeitor}>. {definicao.ajuda}</span>
      </button>
    </li>
  );
}
