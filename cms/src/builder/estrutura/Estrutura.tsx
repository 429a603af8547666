'use client';

import type { Sessao } from '@martelo/shared/pagina';
import { Fragment, memo, type Ref } from 'react';
import type { Transporte } from '../dnd/carga.ts';
import estilos from './estrutura.module.css';
import { LinhaSessao } from './LinhaSessao.tsx';

interface Props {
  ref: Ref<HTMLDivElement>;
  sessoes: readonly Sessao[];
  selecionada: string | null;
  transporte: Transporte | null;
}

/** The page's sections in order: what is dragged falls between two of them. */
export const Estrutura = memo(function Estrutura({ ref, sessoes, selecionada, transporte }: Props) {
  const carregada = transporte?.carga.tipo === 'sessao' ? transporte.carga.id : null;
  const lacuna = transporte?.lacuna ?? null;
  return (
    <section className={estilos.estrutura} aria-labelledby="titulo-estrutura">
      <h2 id="titulo-estrutura">
        Seções <small>{sessoes.length}</small>
      </h2>
      <div className={estilos.rolagem} ref={ref} data-arrastando={transporte ? '' : undefined}>
        {sessoes.length === 0 && <p className={estilos.nada}>Arraste um elemento para cá.</p>}
        <ol>
          {sessoes.map((sessao, indice) => (
            <Fragment key={sessao.id}>
              {lacuna === indice && <Marca />}
              <LinhaSessao
                sessao={sessao}
                indice={indice}
                total={sessoes.length}
                selecionada={sessao.id === selecionada}
                carregada={sessao.id === carregada}
              />
            </Fragment>
          ))}
          {lacuna === sessoes.length && <Marca />}
        </ol>
      </div>
    </section>
  );
});

const Marca = () => <li className={estilos.marca} aria-hidden="true" data-marca="" />;
