'use client';

import { formatarReais } from '@martelo/shared/reais';
import type { DadosDoPainel } from './dados-painel.ts';
import estilo from './PainelLance.module.css';
import type { Painel } from './usar-painel.ts';

/** What became of the last press: received with its number, refused and why, or not known yet. */
export function AvisoEnvio({ dados, painel }: { dados: DadosDoPainel; painel: Painel }) {
  const { envio, posicao } = painel;
  const palavra = dados.modo === 'loja' ? 'Oferta' : 'Lance';
  return (
    <div role="status" className={estilo.aviso}>
      {envio.tipo === 'aceito' && (
        <div className={estilo.avisoOk} data-tom={posicao === 'superado' ? 'superado' : 'ganhando'}>
          <p>
            <strong>
              {envio.automatico
                ? `Máximo de ${formatarReais(envio.lance.valor, { curto: true })} registrado`
                : `${palavra} de ${formatarReais(envio.lance.valor, { curto: true })} registrad${dados.modo === 'loja' ? 'a' : 'o'}`}
            </strong>
            {posicao === 'superado' && ', e já superado: outra pessoa tem um máximo maior.'}
          </p>
          <p className={estilo.recibo}>
            Recibo <code>{envio.recibo}</code>
          </p>
          {envio.assinado !== null && <ReciboAssinado jws={envio.assinado} numero={envio.recibo} />}
        </div>
      )}
      {envio.tipo === 'recusado' && (
        <div className={estilo.avisoErro}>
          <p>
            <strong>{envio.recusa.porque}</strong>
          </p>
          <p>{envio.recusa.fazer}</p>
        </div>
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

/** The house's signed word on the bid: to keep, and to verify here or with any other program. */
function ReciboAssinado({ jws, numero }: { jws: string; numero: string }) {
  return (
    <p className={estilo.reciboAssinado}>
      <a href={`data:text/plain,${jws}`} download={`recibo-${numero}.jws`}>
        Guardar recibo assinado
      </a>
      {/* In the fragment, which no server is sent. */}
      <a href={`/verificar#recibo=${jws}`}>Verificar</a>
    </p>
  );
}
