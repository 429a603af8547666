'use client';

import { lazy, Suspense } from 'react';
import type { DadosDoPainel } from './dados-painel.ts';
import estilo from './PainelLance.module.css';
import type { Painel } from './usar-painel.ts';

const PedidoDeHabilitacao = lazy(() => import('../negociacao/PedidoDeHabilitacao.tsx'));

/** Whether whoever is looking may take part here at all. The engine has the last word; this spares a press. */
export const podeAgir = (dados: DadosDoPainel, { habilitacao }: Pick<Painel, 'habilitacao'>): boolean =>
  dados.login !== null &&
  dados.minha !== null &&
  dados.pendencias === null &&
  (habilitacao === null || habilitacao.situacao === 'Aprovada');

/** Why not, and what to do about it. `acao`: what they came to do, "dar lance". */
export function Impedimento({ dados, painel, acao }: { dados: DadosDoPainel; painel: Painel; acao: string }) {
  if (dados.login === null)
    return <p className={estilo.espera}>Contas internas só acompanham: não participam das disputas.</p>;
  if (dados.minha === null)
    return (
      <a href={dados.login} className={estilo.botao}>
        Entrar para {acao}
      </a>
    );
  if (dados.pendencias !== null)
    return (
      <div className={estilo.avisoErro}>
        <p>
          <strong>
            Seu cadastro ainda não permite {dados.modo === 'loja' ? 'fazer ofertas' : 'dar lances'}.
          </strong>
        </p>
        <p>{dados.pendencias.length > 0 ? dados.pendencias.join('. ') : 'Fale com o atendimento.'}</p>
        <a href="/fale-conosco" className={estilo.saida}>
          Falar com o atendimento
        </a>
      </div>
    );
  return (
    <Suspense fallback={<p className={estilo.espera}>Carregando…</p>}>
      <PedidoDeHabilitacao dados={dados} painel={painel} />
    </Suspense>
  );
}
