'use client';

import type { Consulta } from '@martelo/shared/filtro';
import type { BuscaLotes } from '@martelo/shared/lote-busca';
import { type ConsultaListagem, filtrosDaConsulta } from '@martelo/shared/pagina/listagem/consulta';
import { EM_ABERTO } from '@martelo/shared/pagina/listagem/parametros';
import { contagemDeLotes } from '@martelo/shared/pagina/listagem/rotulos';
import { Search } from 'lucide-react';
import { CONSULTA } from '../../../palavras/construtor/consulta.ts';
import { useComandos } from '../../contexto.ts';
import dialogos from '../../dialogo.module.css';
import { Dialogo } from '../Dialogo.tsx';
import { Amostra } from './Amostra.tsx';
import estilos from './consulta.module.css';
import { Etiquetas } from './Etiquetas.tsx';
import { SeletorFiltros } from './SeletorFiltros.tsx';
import { useAchados } from './useAchados.ts';

interface Props {
  titulo: string;
  listagem: ConsultaListagem;
  /** Filters that hold besides, and the order. */
  base: Consulta;
  /** Only what takes bids, as listing sections show it. */
  soAbertos: boolean;
  confirmar: string;
  aoMudar(listagem: ConsultaListagem): void;
  aoConfirmar(): void;
  aoFechar(): void;
}

const AMOSTRA = 9;

/** Choosing lots as a bidder would, and seeing at once what is found. */
export function DialogoFiltros(props: Props) {
  const { listagem, base, soAbertos, aoMudar } = props;
  const { modo } = useComandos();
  const filtros = [...(soAbertos ? [EM_ABERTO] : []), ...filtrosDaConsulta(listagem), ...base.filtros];
  const { achados, estado } = useAchados<BuscaLotes>('lotes', {
    ...base,
    filtros: filtros.slice(0, 30),
    pagina: 1,
    porPagina: AMOSTRA,
  });
  return (
    <Dialogo titulo={props.titulo} largo aoFechar={props.aoFechar}>
      <div className={estilos.duasColunas}>
        <div className={estilos.colunaFiltros}>
          <label className={estilos.busca}>
            <Search size={16} aria-hidden="true" />
            <input
              type="search"
              aria-label={CONSULTA.comAsPalavras}
              placeholder={CONSULTA.exemploDePalavras}
              maxLength={120}
              value={listagem.q}
              onChange={(evento) => aoMudar({ ...listagem, q: evento.target.value })}
            />
          </label>
          <SeletorFiltros
            modo={modo}
            listagem={listagem}
            busca={achados}
            comAbertos={!soAbertos}
            aoMudar={aoMudar}
          />
        </div>
        <div className={estilos.colunaAchados}>
          <p className={estilos.contagem} role="status">
            {estado === 'falhou' && CONSULTA.semRespostaMasGuarda}
            {estado !== 'falhou' && achados && <strong>{contagemDeLotes(achados.total, modo)}</strong>}
            {estado !== 'falhou' && achados && ` ${CONSULTA.agora}`}
            {!achados && estado === 'buscando' && CONSULTA.procurando}
          </p>
          <Etiquetas listagem={listagem} busca={achados} aoMudar={aoMudar} />
          {achados && <Amostra lotes={achados.itens} grade />}
          {achados?.total === 0 && <p className={estilos.nenhum}>{CONSULTA.nadaPassa}</p>}
        </div>
      </div>
      <div className={dialogos.botoes}>
        <button type="button" className={dialogos.forte} onClick={props.aoConfirmar}>
          {props.confirmar}
        </button>
      </div>
    </Dialogo>
  );
}
