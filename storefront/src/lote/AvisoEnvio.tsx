'use client';

import { formatarReais } from '@martelo/shared/reais';
import { PAINEL } from '../palavras/painel.ts';
import { AvisoRecusa } from './AvisoRecusa.tsx';
import type { DadosDoPainel } from './dados-painel.ts';
import estilo from './PainelLance.module.css';
import { ReciboAssinado } from './ReciboAssinado.tsx';
import type { Painel } from './usar-painel.ts';

const reais = (valor: number): string => formatarReais(valor, { curto: true });

/** What became of the last press: received with its number, refused and why, or not known yet. */
export function AvisoEnvio({ dados, painel }: { dados: DadosDoPainel; painel: Painel }) {
  const { envio, posicao, estado } = painel;
  const palavras = PAINEL[dados.modo];
  return (
    <div className={estilo.aviso}>
      {envio.tipo === 'aceito' && (
        <div className={estilo.avisoOk} data-tom={posicao === 'superado' ? 'superado' : 'ganhando'}>
          <p>
            <strong>
              {(envio.automatico ? palavras.maximoRegistrado : palavras.lanceRegistrado)(
                reais(envio.lance.valor),
              )}
            </strong>
            {envio.superadoNaHora
              ? (envio.automatico ? palavras.maximoSuperadoNaHora : palavras.superadoNaHora)(
                  reais(envio.valorNaHora),
                )
              : '.'}
          </p>
          {!envio.superadoNaHora && posicao === 'superado' && estado.valorAtual !== null && (
            <p>{palavras.liderou(reais(envio.valorNaHora), reais(estado.valorAtual))}</p>
          )}
          <p className={estilo.recibo}>
            {palavras.recibo} <code>{envio.recibo}</code>
          </p>
          {envio.assinado !== null && <ReciboAssinado jws={envio.assinado} numero={envio.recibo} />}
        </div>
      )}
      {envio.tipo === 'recusado' && (
        <AvisoRecusa recusa={envio.recusa} dados={dados} painel={painel} aoResolver={painel.limparEnvio} />
      )}
      {envio.tipo === 'incerto' && (
        <div className={estilo.avisoErro}>
          <p>
            <strong>{palavras.semConfirmacao}</strong>
          </p>
          <p>{palavras.repetirSeguro}</p>
          <button type="button" className={estilo.repetir} onClick={() => painel.repetir(envio.lance)}>
            {palavras.confirmarDeNovo}
          </button>
        </div>
      )}
    </div>
  );
}
