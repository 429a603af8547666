'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PAINEL } from '../palavras/painel.ts';
import { AgoraNoPregao } from './AgoraNoPregao.tsx';
import { BarraCelular } from './BarraCelular.tsx';
import { Desfecho } from './Desfecho.tsx';
import type { DadosDoPainel } from './dados-painel.ts';
import { FormularioLance } from './FormularioLance.tsx';
import estilo from './PainelLance.module.css';
import { Placar } from './Placar.tsx';
import { useFocoPreso } from './usar-foco.ts';
import { usePainel } from './usar-painel.ts';
import { Voz } from './Voz.tsx';
import { aoPedirValor } from './valor-pedido.ts';

/** Few lots have any of these. */
const VendaDireta = lazy(async () => ({
  default: (await import('../negociacao/VendaDireta.tsx')).VendaDireta,
}));
const ComunicadosDoLote = lazy(() => import('./ComunicadosDoLote.tsx'));

/**
 * The bidding panel: beside the lot on a desk, a sheet on a phone. Always answers what the price is, how long is left,
 * whether I am winning, and what happens if I press.
 */
export function PainelLance({
  dados,
  naSala,
}: {
  dados: DadosDoPainel;
  /** One lot's panel takes another's place: its button rests from the start. */
  naSala?: boolean;
}) {
  const painel = usePainel(dados);
  // The auditorium says it above, where it is seen with the sheet closed too.
  const recado = naSala ? null : painel.recado;
  const folha = useRef<HTMLDialogElement>(null);
  const [aberturas, contarAbertura] = useState(naSala ? 1 : 0);
  const [aberta, definirAberta] = useState(false);
  useFocoPreso(folha, '[data-recurso]');
  const abrir = () => {
    contarAbertura(aberturas + 1);
    definirAberta(true);
    folha.current?.showModal();
  };
  const abrirSeFechada = useRef(() => {});
  abrirSeFechada.current = () => {
    // On a desk it stands beside the lot.
    if (folha.current?.checkVisibility()) folha.current.scrollIntoView({ block: 'nearest' });
    else abrir();
  };
  useEffect(() => aoPedirValor(() => abrirSeFechada.current()), []);
  const palavras = PAINEL[dados.modo];
  const nome = dados.somenteVendaDireta ? palavras.comprar : palavras.darLance;
  const encerrado = painel.fase === 'encerrado';
  const { compreJa, proposta } = painel.ofertas;
  // Once it was offered it stays: what somebody has open in it does too.
  const vendeu = useRef(false);
  vendeu.current ||= compreJa !== null || proposta !== null || painel.minha?.proposta != null;
  return (
    <>
      <dialog
        ref={folha}
        id="painel-lance"
        onClose={() => definirAberta(false)}
        className={estilo.painel}
        aria-label={nome}
        data-perdida={painel.perdida || undefined}
        onClick={(evento) => {
          if (evento.target === folha.current) folha.current?.close();
        }}
        onKeyDown={(evento) => {
          if (evento.key === 'Escape') folha.current?.close();
        }}
      >
        <div className={estilo.miolo}>
          {aberta && <Voz dados={dados} painel={painel} />}
          <button type="button" className={estilo.fechar} onClick={() => folha.current?.close()}>
            <span aria-hidden>×</span>
            <span className="so-leitor">{palavras.fecharPainel}</span>
          </button>
          <Placar dados={dados} painel={painel} />
          {(painel.estado.comunicados ?? recado) && (
            <Suspense>
              <ComunicadosDoLote
                comunicados={painel.estado.comunicados}
                recado={recado}
                lelUid={dados.lote.uid}
                ganhando={painel.posicao === 'ganhando'}
                modo={dados.modo}
              />
            </Suspense>
          )}
          {painel.noPregao !== null && <AgoraNoPregao noPregao={painel.noPregao} modo={dados.modo} />}
          {/* Takes the focus when what had it goes; pressing it does nothing. */}
          <section className={estilo.recurso} data-recurso tabIndex={-1} aria-label={nome}>
            {encerrado ? (
              <Desfecho dados={dados} painel={painel} />
            ) : dados.somenteVendaDireta ? (
              <Suspense>
                <VendaDireta dados={dados} painel={painel} />
              </Suspense>
            ) : (
              <FormularioLance dados={dados} painel={painel} aberturas={aberturas}>
                {vendeu.current && (
                  <Suspense>
                    <VendaDireta dados={dados} painel={painel} />
                  </Suspense>
                )}
              </FormularioLance>
            )}
          </section>
        </div>
      </dialog>
      {/* Beside an open sheet nothing is read; inside a closed one neither. */}
      {!aberta && <Voz dados={dados} painel={painel} />}
      <BarraCelular dados={dados} painel={painel} aoAbrir={abrir} />
    </>
  );
}
