'use client';

import { useRef, useState } from 'react';
import { VendaDireta } from '../negociacao/VendaDireta.tsx';
import { AgoraNoPregao } from './AgoraNoPregao.tsx';
import { BarraCelular } from './BarraCelular.tsx';
import { Desfecho } from './Desfecho.tsx';
import type { DadosDoPainel } from './dados-painel.ts';
import { FormularioLance } from './FormularioLance.tsx';
import estilo from './PainelLance.module.css';
import { Placar } from './Placar.tsx';
import { usePainel } from './usar-painel.ts';

/**
 * The bidding panel: beside the lot on a desk, a sheet on a phone. Always answers what the price is, how long is left,
 * whether I am winning, and what happens if I press.
 */
export function PainelLance({ dados }: { dados: DadosDoPainel }) {
  const painel = usePainel(dados);
  const folha = useRef<HTMLDialogElement>(null);
  const [aberturas, contarAbertura] = useState(0);
  const abrir = () => {
    contarAbertura(aberturas + 1);
    folha.current?.showModal();
  };
  const encerrado = painel.fase === 'encerrado';
  return (
    <>
      <dialog
        ref={folha}
        id="painel-lance"
        className={estilo.painel}
        aria-label={
          dados.somenteVendaDireta ? 'Comprar' : dados.modo === 'loja' ? 'Fazer oferta' : 'Dar lance'
        }
        data-perdida={painel.perdida || undefined}
        onClick={(evento) => {
          if (evento.target === folha.current) folha.current?.close();
        }}
        onKeyDown={(evento) => {
          if (evento.key === 'Escape') folha.current?.close();
        }}
      >
        <div className={estilo.miolo}>
          <button type="button" className={estilo.fechar} onClick={() => folha.current?.close()}>
            <span aria-hidden>×</span>
            <span className="so-leitor">Fechar painel</span>
          </button>
          <Placar dados={dados} painel={painel} />
          <AgoraNoPregao dados={dados} />
          {encerrado ? (
            <Desfecho dados={dados} painel={painel} />
          ) : dados.somenteVendaDireta ? (
            <VendaDireta dados={dados} painel={painel} />
          ) : (
            <FormularioLance dados={dados} painel={painel} aberturas={aberturas}>
              <VendaDireta dados={dados} painel={painel} />
            </FormularioLance>
          )}
        </div>
      </dialog>
      <BarraCelular dados={dados} painel={painel} aoAbrir={abrir} />
    </>
  );
}
