'use client';

import { useDraggable } from '@dnd-kit/core';
import type { DefinicaoElemento } from '@martelo/storefront/elements/definicao';
import { DEFINICOES } from '@martelo/storefront/elements/definicoes.gerado';
import { Search } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { useComandos } from '../contexto.ts';
import type { Carga } from '../dnd/carga.ts';
import { agrupar } from './agrupar.ts';
import { IconeElemento } from './icones.tsx';
import estilos from './paleta.module.css';

/** The kinds one can add: drag them, click them, or pick them up with Enter. */
export const Paleta = memo(function Paleta({ carregando }: { carregando: Carga | null }) {
  const { modo } = useComandos();
  const [busca, setBusca] = useState('');
  const grupos = useMemo(() => agrupar(Object.values(DEFINICOES), modo, busca), [modo, busca]);
  return (
    <section className={estilos.paleta} aria-labelledby="titulo-paleta">
      <h2 id="titulo-paleta">Adicionar</h2>
      <label className={estilos.busca}>
        <Search size={16} aria-hidden="true" />
        <input
          type="search"
          placeholder="Buscar elemento"
          aria-label="Buscar elemento"
          value={busca}
          onChange={(evento) => setBusca(evento.target.value)}
        />
      </label>
      <div className={estilos.rolagem}>
        {grupos.length === 0 && <p className={estilos.nada}>Nenhum elemento com “{busca}”.</p>}
        {grupos.map(({ grupo, definicoes }) => (
          <div key={grupo}>
            <h3 id={`grupo-${grupo}`}>{grupo}</h3>
            <ul aria-labelledby={`grupo-${grupo}`}>
              {definicoes.map((definicao) => (
                <Elemento
                  key={definicao.elemento}
                  definicao={definicao}
                  carregado={carregando?.tipo === 'elemento' && carregando.elemento === definicao.elemento}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
});

const Elemento = memo(function Elemento({
  definicao,
  carregado,
}: {
  definicao: DefinicaoElemento;
  carregado: boolean;
}) {
  const comandos = useComandos();
  const carga = useMemo<Carga>(() => ({ tipo: 'elemento', elemento: definicao.elemento }), [definicao]);
  const { attributes, listeners, setNodeRef } = useDraggable({
    id: `paleta:${definicao.elemento}`,
    data: { carga },
  });
  return (
    <li>
      <button
        type="button"
        ref={setNodeRef}
        {...attributes}
        {...listeners}
        className={`${estilos.elemento} ${carregado ? estilos.carregado : ''}`}
        data-elemento={definicao.elemento}
        title={definicao.ajuda}
        onClick={() => comandos.adicionar(definicao.elemento)}
        onKeyDown={(evento) => {
          if (evento.key !== 'Enter' && evento.key !== ' ') return;
          evento.preventDefault();
          comandos.pegarPeloTeclado(carga);
        }}
      >
        <IconeElemento nome={definicao.icone} />
        <span>{definicao.rotulo[comandos.modo]}</span>
      </button>
    </li>
  );
});
