import type { LoteAcompanhado } from '@martelo/shared/acompanhar';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { ADMIN_ACOMPANHAR } from '../../src/palavras/admin-acompanhar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { useEstreita } from '../leilao/lotes/usar-estreita.ts';
import { ResponderCondicional } from '../lote/ResponderCondicional.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { COLUNAS, Linha } from './Linha.tsx';
import type { Quem } from './usar-acompanhado.ts';

/** Rows of one height each, those in sight alone drawn: five hundred lots move as quietly as fifteen. As in acompanhar.css. */
const NA_MESA = 60;
const NO_CELULAR = 172;

/** The lots as they move, in the order in which they are sold: a row changes where it stands. */
export function TabelaAcompanhada({ lotes, quem }: { lotes: readonly LoteAcompanhado[]; quem: Quem }) {
  const P = ADMIN_ACOMPANHAR[useCasa().configuracao.marca.tipo];
  const rolagem = useRef<HTMLElement>(null);
  const altura = useEstreita() ? NO_CELULAR : NA_MESA;
  const [respondido, responder] = useState<string | null>(null);
  const emResposta = lotes.find(({ uid }) => uid === respondido);
  const virtual = useVirtualizer({
    count: lotes.length,
    getScrollElement: () => rolagem.current,
    estimateSize: () => altura,
    overscan: 4,
    getItemKey: (i) => lotes[i]?.uid ?? i,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height is measured anew
  useEffect(() => virtual.measure(), [altura]);
  const vistas = virtual.getVirtualItems();
  const colunas = COLUNAS.filter((qual) => quem === 'casa' || qual !== 'lances');
  return (
    <>
      <section
        ref={rolagem}
        className="acompanhar-rola"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys as well
        tabIndex={0}
        aria-label={P.lista}
      >
        <table className="acompanhar-tabela" data-quem={quem} aria-rowcount={lotes.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              {colunas.map((qual) => (
                <th key={qual} className={`de-${qual}`}>
                  {P.colunas[qual]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Espaco altura={vistas[0]?.start ?? 0} colunas={colunas.length} />
            {vistas.map(({ index }) => {
              const lote = lotes[index]!;
              return <Linha key={lote.uid} {...{ lote, quem, responder }} lugar={index + 2} />;
            })}
            <Espaco altura={virtual.getTotalSize() - (vistas.at(-1)?.end ?? 0)} colunas={colunas.length} />
          </tbody>
        </table>
      </section>
      {emResposta?.condicional && (
        <Dialogo titulo={P.responder(emResposta.nome)} aoFechar={() => responder(null)}>
          <ResponderCondicional
            lote={emResposta}
            condicional={emResposta.condicional}
            reserva={emResposta.reserva}
          />
        </Dialogo>
      )}
    </>
  );
}

/** What is not drawn above or below. */
const Espaco = ({ altura, colunas }: { altura: number; colunas: number }) =>
  altura > 0 && (
    <tr aria-hidden className="espaco" style={{ height: altura }}>
      <td colSpan={colunas} />
    </tr>
  );
