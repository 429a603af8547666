'use client';

import { PENDENCIA_DE_DOCUMENTOS } from '@martelo/shared/pendencia-de-documentos';
import { lazy, Suspense } from 'react';
import { AtualizarAoVivo } from '../cliente/AtualizarAoVivo.tsx';
import { CAMINHO_DOS_DOCUMENTOS } from '../meus-documentos/caminho.ts';
import { PAINEL } from '../palavras/painel.ts';
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
  if (dados.login === null) return <p className={estilo.espera}>{PAINEL[dados.modo].soAcompanham}</p>;
  if (dados.minha === null)
    return (
      <a href={dados.login} className={estilo.botao}>
        {PAINEL[dados.modo].entrarPara(acao)}
      </a>
    );
  if (dados.pendencias !== null)
    return (
      <div className={estilo.avisoErro}>
        <p>
          <strong>{PAINEL[dados.modo].cadastroNaoPermite}</strong>
        </p>
        <p>
          {dados.pendencias.length > 0 ? dados.pendencias.join('. ') : PAINEL[dados.modo].faleComAtendimento}
        </p>
        {dados.pendencias.includes(PENDENCIA_DE_DOCUMENTOS) && (
          <a href={CAMINHO_DOS_DOCUMENTOS} className={estilo.saida}>
            {PAINEL[dados.modo].enviarDocumentos}
          </a>
        )}
        <a href="/fale-conosco" className={estilo.saida}>
          {PAINEL[dados.modo].falarComAtendimento}
        </a>
        {/* Once the house has decided, whoever waits here may bid without coming back. */}
        <AtualizarAoVivo />
      </div>
    );
  return (
    <Suspense fallback={<p className={estilo.espera}>{PAINEL[dados.modo].carregando}</p>}>
      <PedidoDeHabilitacao dados={dados} painel={painel} />
    </Suspense>
  );
}
