'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { BuscaLotes } from '@martelo/shared/lote-busca';
import { type ConsultaListagem, filtrosAtivos } from '@martelo/storefront/listagem/consulta';
import { Filtros } from '@martelo/storefront/listagem/Filtros.tsx';
import type { MouseEvent, SyntheticEvent } from 'react';
import estilos from './consulta.module.css';
import { listagemDaBusca } from './traducao.ts';

interface Props {
  modo: TipoHotsite;
  listagem: ConsultaListagem;
  busca: BuscaLotes | null;
  /** Lists that show open lots whatever is chosen have no such choice. */
  comAbertos: boolean;
  aoMudar(listagem: ConsultaListagem): void;
}

/**
 * The bidders' own filter picker. On the site its links and forms are addresses; here the address they would go to is read
 * back as a query, and nothing navigates.
 */
export function SeletorFiltros({ modo, listagem, busca, comAbertos, aoMudar }: Props) {
  const ir = (query: URLSearchParams) => aoMudar(listagemDaBusca(query));
  const aoClicar = (evento: MouseEvent) => {
    const ligacao = (evento.target as Element).closest('a');
    if (!ligacao) return;
    evento.preventDefault();
    if (ligacao.dataset.navega === undefined) return;
    ir(new URL(ligacao.getAttribute('href') ?? '', 'http://site').searchParams);
  };
  const aoEnviar = (evento: SyntheticEvent<HTMLElement>) => {
    evento.preventDefault();
    evento.stopPropagation();
    const query = new URLSearchParams();
    for (const [nome, valor] of new FormData(evento.target as HTMLFormElement))
      if (typeof valor === 'string' && valor.trim() !== '') query.append(nome, valor.trim());
    ir(query);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links and forms inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: links and buttons turn keys into clicks themselves
    <div className={estilos.seletor} onClick={aoClicar} onSubmit={aoEnviar}>
      <Filtros
        modo={modo}
        consulta={listagem}
        busca={busca}
        ativos={filtrosAtivos(listagem, (uid) => uid).length}
        comAbertos={comAbertos}
      />
    </div>
  );
}
