'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import { situacaoParaVisitantes } from '@martelo/shared/lote-rotulos';
import { FASE_DA_SITUACAO } from '@martelo/shared/lote-situacao';
import { prefixoDoLote } from '@martelo/shared/lote-url';
import { formatarReais } from '@martelo/shared/reais';
import { lazy, Suspense } from 'react';
import { precoPublico, valorDaCompra } from '../cliente/como-terminou.ts';
import { FIM } from '../palavras/fim.ts';
import { PAINEL } from '../palavras/painel.ts';
import type { DadosDoPainel } from './dados-painel.ts';
import estilo from './PainelLance.module.css';
import { ReciboAssinado } from './ReciboAssinado.tsx';
import type { Painel } from './usar-painel.ts';

const MinhaCondicional = lazy(() => import('../negociacao/MinhaCondicional.tsx'));

/** How it ended, for whoever is looking: the winner is led to the purchase. */
export function Desfecho({ dados, painel }: { dados: DadosDoPainel; painel: Painel }) {
  const { posicao, estado, minha } = painel;
  const valor = estado.valorAtual === null ? null : formatarReais(estado.valorAtual, { curto: true });
  const comprado = minha && valorDaCompra({ ...minha, posicao }, estado.valorAtual);
  const negociado = minha?.condicional?.desfecho?.valor != null;
  const direta = estado.situacao === 'BUY_NOW' || minha?.proposta?.situacao === 'Aceita';
  const palavras = PAINEL[dados.modo];
  if (posicao === 'vencedor')
    return (
      <div className={estilo.desfecho} data-tom="ganhando">
        <h2>{direta ? palavras.compraConfirmada : palavras.ganhou}</h2>
        <p>
          {direta || negociado
            ? FIM[dados.modo].compradoPor(
                String(comprado === null ? valor : formatarReais(comprado, { curto: true })),
              )
            : palavras.venceu(String(valor))}{' '}
          {palavras.vejaACompra}
        </p>
        <a
          href={minha?.vendaId ? `/cliente/compras/${minha.vendaId}` : '/cliente/compras'}
          className={estilo.botao}
        >
          {palavras.verMinhaCompra}
        </a>
        {painel.recibo !== null && <ReciboAssinado jws={painel.recibo.jws} numero={painel.recibo.numero} />}
      </div>
    );
  const condicional = minha?.condicional ?? null;
  if ((posicao === 'condicional' || posicao === 'condicional negada') && condicional !== null)
    return (
      <Suspense fallback={<p className={estilo.espera}>{palavras.carregando}</p>}>
        <MinhaCondicional
          lelUid={dados.lote.uid}
          condicional={condicional}
          agora={dados.agora}
          modo={dados.modo}
          titulo="h2"
          aoMudar={painel.relerMinha}
        />
      </Suspense>
    );
  if (posicao === 'condicional')
    return (
      <div className={estilo.desfecho} data-tom="info">
        <h2>{palavras.emAnalise}</h2>
        <p>{palavras.abaixoDoEsperado(String(valor))}</p>
        <a href="/cliente/meus-lances?aba=negociacao" className={estilo.botaoSuave}>
          {palavras.acompanhar}
        </a>
      </div>
    );
  return (
    <div className={estilo.desfecho}>
      <h2>{situacaoParaVisitantes(estado.situacao, dados.modo).rotulo}</h2>
      <p>
        {comoTerminou(estado, valor, dados.modo)}
        {posicao === 'finalizado' && valor !== null && ` ${FIM[dados.modo].naoFoiOSeu}`}
      </p>
      <a href={`/${prefixoDoLote(dados.modo)}?abertos=1`} className={estilo.botaoSuave}>
        {palavras.verOutros}
      </a>
      <a href={`/verificar?lote=${dados.lote.uid}`} className={estilo.verificar}>
        {palavras.verificarLivro}
      </a>
    </div>
  );
}

/** The end in one sentence, for who did not win. `valor` is the last price, null where nobody bid. */
function comoTerminou(estado: Painel['estado'], valor: string | null, modo: TipoHotsite): string {
  const palavras = PAINEL[modo];
  if (valor === null) return `${palavras.naoHouveLances}.`;
  switch (FASE_DA_SITUACAO[estado.situacao]) {
    case 'vendido':
      return precoPublico(estado, valor, modo);
    case 'condicional':
      return palavras.aEsperaDoComitente(valor);
    case 'cancelado':
      return palavras.retirado;
    default:
      return palavras.abaixoDoAceito(valor);
  }
}
