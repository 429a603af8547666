'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import { situacaoParaVisitantes } from '@martelo/shared/lote-rotulos';
import { FASE_DA_SITUACAO } from '@martelo/shared/lote-situacao';
import { formatarReais } from '@martelo/shared/reais';
import { lazy, Suspense } from 'react';
import { precoPublico, valorDaCompra } from '../cliente/como-terminou.ts';
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
  const listagem = dados.modo === 'loja' ? '/anuncio?abertos=1' : '/leilao?abertos=1';
  if (posicao === 'vencedor')
    return (
      <div className={estilo.desfecho} data-tom="ganhando">
        <h2>{direta ? 'Compra confirmada' : 'Você ganhou!'}</h2>
        <p>
          {direta || negociado
            ? `Comprado por ${comprado === null ? valor : formatarReais(comprado, { curto: true })}.`
            : `${dados.modo === 'loja' ? 'Sua oferta' : 'Seu lance'} de ${valor} venceu.`}{' '}
          Veja o total, o prazo de pagamento e o extrato na sua compra.
        </p>
        <a
          href={minha?.vendaId ? `/cliente/compras/${minha.vendaId}` : '/cliente/compras'}
          className={estilo.botao}
        >
          Ver minha compra
        </a>
        {painel.recibo !== null && <ReciboAssinado jws={painel.recibo.jws} numero={painel.recibo.numero} />}
      </div>
    );
  const condicional = minha?.condicional ?? null;
  if ((posicao === 'condicional' || posicao === 'condicional negada') && condicional !== null)
    return (
      <Suspense fallback={<p className={estilo.espera}>Carregando…</p>}>
        <MinhaCondicional
          lelUid={dados.lote.uid}
          condicional={condicional}
          agora={dados.agora}
          modo={dados.modo}
          aoMudar={painel.relerMinha}
        />
      </Suspense>
    );
  if (posicao === 'condicional')
    return (
      <div className={estilo.desfecho} data-tom="info">
        <h2>Em análise pelo comitente</h2>
        <p>{valor} ficou abaixo do valor esperado. Avisaremos assim que houver resposta.</p>
        <a href="/cliente/meus-lances?aba=negociacao" className={estilo.botaoSuave}>
          Acompanhar
        </a>
      </div>
    );
  return (
    <div className={estilo.desfecho}>
      <h2>{situacaoParaVisitantes(estado.situacao, dados.modo).rotulo}</h2>
      <p>
        {comoTerminou(estado, valor, dados.modo)}
        {posicao === 'finalizado' && valor !== null && ' Desta vez não foi o seu.'}
      </p>
      <a href={listagem} className={estilo.botaoSuave}>
        Ver outros abertos agora
      </a>
      <a href={`/verificar?lote=${dados.lote.uid}`} className={estilo.verificar}>
        Verificar o livro assinado
      </a>
    </div>
  );
}

/** The end in one sentence, for who did not win. `valor` is the last price, null where nobody bid. */
function comoTerminou(estado: Painel['estado'], valor: string | null, modo: TipoHotsite): string {
  const lance = modo === 'loja' ? 'a maior oferta' : 'o maior lance';
  if (valor === null) return modo === 'loja' ? 'Não houve ofertas.' : 'Não houve lances.';
  switch (FASE_DA_SITUACAO[estado.situacao]) {
    case 'vendido':
      return precoPublico(estado, valor, modo);
    case 'condicional':
      return `Com ${lance} de ${valor}, à espera da resposta do comitente.`;
    case 'cancelado':
      return 'Retirado da venda pela organização.';
    default:
      return `Com ${lance} de ${valor}, abaixo do que o comitente aceitou.`;
  }
}
