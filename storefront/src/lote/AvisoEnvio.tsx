'use client';

import { formatarReais } from '@martelo/shared/reais';
import { AvisoRecusa } from './AvisoRecusa.tsx';
import type { DadosDoPainel } from './dados-painel.ts';
import estilo from './PainelLance.module.css';
import { ReciboAssinado } from './ReciboAssinado.tsx';
import type { Painel } from './usar-painel.ts';

const reais = (valor: number): string => formatarReais(valor, { curto: true });

/** What became of the last press: received with its number, refused and why, or not known yet. */
export function AvisoEnvio({ dados, painel }: { dados: DadosDoPainel; painel: Painel }) {
  const { envio, posicao, estado } = painel;
  const palavra = dados.modo === 'loja' ? 'Oferta' : 'Lance';
  return (
    <div className={estilo.aviso}>
      {envio.tipo === 'aceito' && (
        <div className={estilo.avisoOk} data-tom={posicao === 'superado' ? 'superado' : 'ganhando'}>
          <p>
            <strong>
              {envio.automatico
                ? `Máximo de ${formatarReais(envio.lance.valor, { curto: true })} registrado`
                : `${palavra} de ${formatarReais(envio.lance.valor, { curto: true })} registrad${dados.modo === 'loja' ? 'a' : 'o'}`}
            </strong>
            {envio.superadoNaHora
              ? `, e já superad${dados.modo === 'loja' && !envio.automatico ? 'a' : 'o'}: outra pessoa tinha um máximo igual ou maior, e respondeu com ${reais(envio.valorNaHora)}.`
              : '.'}
          </p>
          {!envio.superadoNaHora && posicao === 'superado' && estado.valorAtual !== null && (
            <p>
              Você liderou com {reais(envio.valorNaHora)}. Depois, outra pessoa chegou a{' '}
              {reais(estado.valorAtual)}.
            </p>
          )}
          <p className={estilo.recibo}>
            Recibo <code>{envio.recibo}</code>
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
            <strong>Não recebemos a confirmação.</strong>
          </p>
          <p>Repetir é seguro: o mesmo envio nunca conta duas vezes.</p>
          <button type="button" className={estilo.repetir} onClick={() => painel.repetir(envio.lance)}>
            Confirmar de novo
          </button>
        </div>
      )}
    </div>
  );
}
