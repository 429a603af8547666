'use client';

import type { Consulta } from '@martelo/shared/filtro';
import type { BuscaLotes } from '@martelo/shared/lote-busca';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { EM_ABERTO } from '@martelo/storefront/elements/dados/parametros';
import { contagemDeLotes } from '@martelo/storefront/listagem/rotulos';
import { SlidersHorizontal } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useComandos } from '../../contexto.ts';
import { Amostra } from './Amostra.tsx';
import estilos from './consulta.module.css';
import { DialogoFiltros } from './DialogoFiltros.tsx';
import { Etiquetas } from './Etiquetas.tsx';
import { comListagem, traduzir } from './traducao.ts';
import { useAchados } from './useAchados.ts';

const AMOSTRA = 4;

/** Which lots a section lists: chosen with the bidders' own filters, and told at once how many there are. */
export function ConsultaDeLotes({
  consulta,
  aoMudar,
}: {
  consulta: Consulta;
  aoMudar(consulta: Consulta): void;
}) {
  const { modo } = useComandos();
  const [escolhendo, setEscolhendo] = useState(false);
  const { listagem, outros } = useMemo(() => traduzir(consulta), [consulta]);
  const { achados, estado } = useAchados<BuscaLotes>('lotes', {
    ...consulta,
    filtros: [EM_ABERTO, ...consulta.filtros].slice(0, 30),
    pagina: 1,
    porPagina: AMOSTRA,
  });
  const palavra = PALAVRAS[modo].lotes.toLowerCase();
  return (
    <>
      <p className={estilos.contagem} role="status">
        {estado === 'falhou' ? (
          'O sistema de leilões não respondeu.'
        ) : achados ? (
          <>
            <strong>{contagemDeLotes(achados.total, modo)}</strong>
            {achados.total > 0
              ? ` agora${achados.total < consulta.porPagina ? '; a seção mostra todos' : `; a seção mostra ${consulta.porPagina}`}`
              : ' com esses filtros agora'}
          </>
        ) : (
          'Procurando…'
        )}
      </p>
      <Etiquetas
        listagem={listagem}
        busca={achados}
        aoMudar={(nova) => aoMudar(comListagem(consulta, nova))}
      />
      {outros.length > 0 && (
        <p className={estilos.outros}>
          Mais {outros.length === 1 ? 'um filtro' : `${outros.length} filtros`} além destes.{' '}
          <button
            type="button"
            onClick={() =>
              aoMudar({
                ...consulta,
                filtros: consulta.filtros.filter((filtro) => !outros.includes(filtro)),
              })
            }
          >
            Tirar
          </button>
        </p>
      )}
      {achados && <Amostra lotes={achados.itens} />}
      <button type="button" className={estilos.escolher} onClick={() => setEscolhendo(true)}>
        <SlidersHorizontal size={16} aria-hidden="true" /> Escolher {palavra}
      </button>
      {escolhendo && (
        <DialogoFiltros
          titulo={`Quais ${palavra} aparecem`}
          listagem={listagem}
          base={{ ...consulta, filtros: outros }}
          soAbertos
          confirmar="Pronto"
          aoMudar={(nova) => aoMudar(comListagem(consulta, nova))}
          aoConfirmar={() => setEscolhendo(false)}
          aoFechar={() => setEscolhendo(false)}
        />
      )}
    </>
  );
}
