'use client';

import { lazy, Suspense } from 'react';
import type { DadosDoPainel } from './dados-painel.ts';
import estilo from './PainelLance.module.css';
import type { Recusa } from './recusa.ts';
import type { Painel } from './usar-painel.ts';

const PedidoDeHabilitacao = lazy(() => import('../negociacao/PedidoDeHabilitacao.tsx'));
const CodigoDeLances = lazy(() => import('../negociacao/CodigoDeLances.tsx'));

/** A refusal in words, with what settles it beside them: a page, a request, a code. */
export function AvisoRecusa({
  recusa,
  dados,
  painel,
  aoResolver,
}: {
  recusa: Recusa;
  dados: DadosDoPainel;
  painel: Painel;
  aoResolver: () => void;
}) {
  const { saida } = recusa;
  return (
    <>
      <div className={estilo.avisoErro}>
        <p>
          <strong>{recusa.porque}</strong>
        </p>
        <p>{recusa.fazer}</p>
        {saida?.tipo === 'pagina' && (
          <a href={saida.href === '/login' ? (dados.login ?? '/login') : saida.href} className={estilo.saida}>
            {saida.rotulo}
          </a>
        )}
      </div>
      <Suspense>
        {saida?.tipo === 'habilitacao' && <PedidoDeHabilitacao dados={dados} painel={painel} />}
        {saida?.tipo === 'codigo' && (
          <CodigoDeLances leilaoUid={dados.leilaoUid} modo={dados.modo} aoEntrar={aoResolver} />
        )}
      </Suspense>
    </>
  );
}
