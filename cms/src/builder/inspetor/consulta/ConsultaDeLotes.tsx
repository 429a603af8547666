'use client';

import type { Consulta } from '@martelo/shared/filtro';
import type { BuscaLotes } from '@martelo/shared/lote-busca';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { EM_ABERTO } from '@martelo/shared/pagina/listagem/parametros';
import { contagemDeLotes } from '@martelo/shared/pagina/listagem/rotulos';
import { SlidersHorizontal } from 'lucide-react';
import { useMemo, useState } from 'react';
import { CONSULTA } from '../../../palavras/construtor/consulta.ts';
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
          CONSULTA.semResposta
        ) : achados ? (
          <>
            <strong>{contagemDeLotes(achados.total, modo)}</strong>
            {achados.total === 0
              ? CONSULTA.comEssesFiltrosAgora
              : achados.total < consulta.porPagina
                ? CONSULTA.aSecaoMostraTodos
                : CONSULTA.aSecaoMostra(consulta.porPagina)}
          </>
        ) : (
          CONSULTA.procurando
        )}
      </p>
      <Etiquetas
        listagem={listagem}
        busca={achados}
        aoMudar={(nova) => aoMudar(comListagem(consulta, nova))}
      />
      {outros.length > 0 && (
        <p className={estilos.outros}>
          {CONSULTA.maisFiltros(outros.length)}{' '}
          <button
            type="button"
            onClick={() =>
              aoMudar({
                ...consulta,
                filtros: consulta.filtros.filter((filtro) => !outros.includes(filtro)),
              })
            }
          >
            {CONSULTA.tirar}
          </button>
        </p>
      )}
      {achados && <Amostra lotes={achados.itens} />}
      <button type="button" className={estilos.escolher} onClick={() => setEscolhendo(true)}>
        <SlidersHorizontal size={16} aria-hidden="true" /> {CONSULTA.escolher(palavra)}
      </button>
      {escolhendo && (
        <DialogoFiltros
          titulo={CONSULTA.quaisAparecem(palavra)}
          listagem={listagem}
          base={{ ...consulta, filtros: outros }}
          soAbertos
          confirmar={CONSULTA.pronto}
          aoMudar={(nova) => aoMudar(comListagem(consulta, nova))}
          aoConfirmar={() => setEscolhendo(false)}
          aoFechar={() => setEscolhendo(false)}
        />
      )}
    </>
  );
}
