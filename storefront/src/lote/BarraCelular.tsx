'use client';

import { situacaoParaVisitantes } from '@martelo/shared/lote-rotulos';
import { formatarReais } from '@martelo/shared/reais';
import { lazy, Suspense, useRef } from 'react';
import { valorDaCompra } from '../cliente/como-terminou.ts';
import { useAgora } from '../live/usar.ts';
import { PRECO } from '../palavras/cartao.ts';
import { PAINEL } from '../palavras/painel.ts';
import { AgoraNoPregao } from './AgoraNoPregao.tsx';
import estilo from './BarraCelular.module.css';
import type { DadosDoPainel } from './dados-painel.ts';
import { FitaPosicao } from './FitaPosicao.tsx';
import { agoraDoLeilao, relogioDoLote } from './fase.ts';
import type { Painel } from './usar-painel.ts';
import { valorEmDestaque } from './valor.ts';

/** Few lots have a price to be bought at. */
const CompreJaNaBarra = lazy(() => import('./CompreJaNaBarra.tsx'));

/** The phone's bar: price, clock, position and one big button that opens the panel. */
export function BarraCelular({
  dados,
  painel,
  aoAbrir,
}: {
  dados: DadosDoPainel;
  painel: Painel;
  aoAbrir: () => void;
}) {
  const { estado, fase, posicao, pausadoEm, ofertas } = painel;
  const palavras = PAINEL[dados.modo];
  // Once it was offered it stays: what somebody has open in it does too.
  const vende = useRef(false);
  vende.current ||= ofertas.compreJa !== null;
  const comprado = painel.minha && valorDaCompra({ ...painel.minha, posicao }, estado.valorAtual);
  const { rotulo, valor } =
    comprado === null
      ? valorEmDestaque(estado, dados.regra.minimo, fase, palavras, dados.somenteVendaDireta)
      : { rotulo: PRECO.compradoPor, valor: comprado };
  const chip = useAgora(dados.agora, (agora) => {
    const { tom, texto } = relogioDoLote(estado, dados.dataInicio, agoraDoLeilao(agora, pausadoEm));
    return pausadoEm === null ? `${tom}|${texto}` : `alerta|${palavras.pausado}`;
  });
  const [tom, texto] = chip.split('|');
  const acao =
    fase === 'aberto' || fase === 'encerrando'
      ? posicao === 'ganhando'
        ? palavras.verPainel
        : ofertas.lances
          ? palavras.darLance
          : ofertas.compreJa !== null
            ? palavras.comprar
            : palavras.fazerProposta
      : posicao === 'vencedor'
        ? palavras.verCompra
        : palavras.verDetalhes;
  return (
    <div className={estilo.barra} data-perdida={painel.perdida || undefined}>
      {painel.noPregao !== null && (
        <div className={estilo.noPregao}>
          <AgoraNoPregao noPregao={painel.noPregao} modo={dados.modo} />
        </div>
      )}
      {vende.current && (
        <Suspense>
          <CompreJaNaBarra dados={dados} painel={painel} aoAbrir={aoAbrir} />
        </Suspense>
      )}
      <div className={estilo.numeros}>
        <span className={estilo.rotulo}>
          {rotulo}
          <span className={estilo.relogio} data-tom={tom}>
            {tom === 'fim' ? situacaoParaVisitantes(estado.situacao, dados.modo).rotulo : texto}
          </span>
        </span>
        <span className={estilo.linha}>
          <strong className={estilo.preco}>{formatarReais(valor, { curto: true })}</strong>
          <FitaPosicao lelUid={dados.lote.uid} modo={dados.modo} inicial={posicao} />
        </span>
      </div>
      <button type="button" className={estilo.botao} onClick={aoAbrir} aria-haspopup="dialog">
        {acao}
      </button>
    </div>
  );
}
