'use client';

import type { Sessao } from '@martelo/shared/pagina';
import { memo } from 'react';
import { definicaoDe } from '../../conteudo/sessoes.ts';
import { useComandos } from '../contexto.ts';
import { CamposSessao } from './CamposSessao.tsx';
import { EditorConsulta } from './EditorConsulta.tsx';
import estilos from './inspetor.module.css';
import { ListaItens } from './ListaItens.tsx';

/** What the selected section is made of, as its kind's definition tells. */
export const Inspetor = memo(function Inspetor({ sessao }: { sessao: Sessao | null }) {
  const comandos = useComandos();
  if (!sessao) {
    return (
      <aside className={estilos.inspetor} aria-label="Propriedades da seção">
        <p className={estilos.vazio}>Selecione uma seção na lista ou na prévia para editar.</p>
      </aside>
    );
  }
  const definicao = definicaoDe(sessao.elemento);
  return (
    <aside
      className={estilos.inspetor}
      aria-label="Propriedades da seção"
      onBlur={comandos.fecharGesto}
      key={sessao.id}
    >
      <header className={estilos.cabeca}>
        <h2>{definicao?.rotulo[comandos.modo] ?? sessao.elemento}</h2>
        {definicao && <p>{definicao.ajuda}</p>}
      </header>
      {definicao ? (
        <>
          <CamposSessao sessao={sessao} definicao={definicao} />
          {definicao.sessao.consulta && (
            <EditorConsulta sessao={sessao} maximo={definicao.sessao.consulta.maximo} />
          )}
          {definicao.itens.max > 0 && <ListaItens sessao={sessao} definicao={definicao} />}
        </>
      ) : (
        <p className={estilos.vazio}>
          Este painel não conhece o elemento “{sessao.elemento}”. Ele continua na página como está.
        </p>
      )}
    </aside>
  );
});
