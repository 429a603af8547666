'use client';

import { formatarReais } from '@martelo/shared/reais';
import { lazy, Suspense, useState } from 'react';
import type { DadosDoPainel } from '../lote/dados-painel.ts';
import { Impedimento, podeAgir } from '../lote/Impedimento.tsx';
import type { Painel } from '../lote/usar-painel.ts';
import { VENDA_DIRETA } from '../palavras/venda-direta.ts';
import { Botao } from '../site/ui/Botao.tsx';
import estilo from './Negociacao.module.css';

const DialogoCompreJa = lazy(() => import('./DialogoCompreJa.tsx'));
const DialogoProposta = lazy(() => import('./DialogoProposta.tsx'));
const MinhaProposta = lazy(() => import('./MinhaProposta.tsx'));

/** Buying outside of the dispute (rule 9): the posted price, and proposals. Gone as soon as neither is offered any more. */
export function VendaDireta({ dados, painel }: { dados: DadosDoPainel; painel: Painel }) {
  const [aberto, abrir] = useState<'compre-ja' | 'proposta' | null>(null);
  const { compreJa, proposta, lances } = painel.ofertas;
  const minha = painel.minha?.proposta ?? null;
  const parado = painel.pausadoEm !== null || painel.fase !== 'aberto';
  if (compreJa === null && proposta === null && minha === null && aberto === null)
    return lances ? null : (
      <p className={estilo.texto}>
        {painel.fase === 'em-breve' ? VENDA_DIRETA.aindaNaoAberto : VENDA_DIRETA.naoEMaisOferecido}
      </p>
    );
  const pode = podeAgir(dados, painel);
  const preco = compreJa === null ? null : formatarReais(compreJa, { curto: true });
  return (
    <section className={estilo.venda} aria-label={VENDA_DIRETA.compraDireta}>
      {minha !== null && (
        <Suspense fallback={<p className={estilo.texto}>{VENDA_DIRETA.carregandoProposta}</p>}>
          <MinhaProposta
            proposta={minha}
            dados={dados}
            agora={dados.agora}
            modo={dados.modo}
            aoMudar={painel.negociado}
          />
        </Suspense>
      )}
      {pode ? (
        <div className={estilo.botoes}>
          {preco !== null && (
            <Botao
              largo
              tamanho="g"
              icone="zap"
              variante={lances ? 'suave' : 'primario'}
              disabled={parado}
              onClick={() => abrir('compre-ja')}
            >
              {VENDA_DIRETA.comprarJaPor(preco)}
            </Botao>
          )}
          {proposta !== null && (
            <Botao
              largo
              tamanho={preco === null ? 'g' : 'm'}
              icone="hand-coins"
              variante={preco === null && !lances ? 'primario' : 'secundario'}
              disabled={parado}
              onClick={() => abrir('proposta')}
            >
              {minha === null ? VENDA_DIRETA.fazerProposta : VENDA_DIRETA.fazerOutraProposta}
            </Botao>
          )}
        </div>
      ) : (
        <>
          {preco !== null && lances && (
            <p className={estilo.oferta}>
              <span>{VENDA_DIRETA.compreJaSemDisputa}</span>
              <strong>{preco}</strong>
            </p>
          )}
          {proposta !== null && (
            <p className={estilo.texto}>
              {proposta.minimo === null
                ? VENDA_DIRETA.recebePropostas
                : VENDA_DIRETA.recebeAPartirDe(formatarReais(proposta.minimo, { curto: true }))}
            </p>
          )}
          {!lances && (
            <Impedimento
              dados={dados}
              painel={painel}
              acao={preco === null ? VENDA_DIRETA.fazerUmaProposta : VENDA_DIRETA.comprarOuPropor}
            />
          )}
        </>
      )}
      <Suspense>
        {aberto === 'compre-ja' && (
          <DialogoCompreJa dados={dados} painel={painel} aoFechar={() => abrir(null)} />
        )}
        {aberto === 'proposta' && (
          <DialogoProposta dados={dados} painel={painel} aoFechar={() => abrir(null)} />
        )}
      </Suspense>
    </section>
  );
}
