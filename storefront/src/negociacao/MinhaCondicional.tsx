'use client';

import type { CondicionalDoLote } from '@martelo/shared/condicional';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { formatarReais } from '@martelo/shared/reais';
import { useState } from 'react';
import { reaisDigitados } from '../lote/mascara.ts';
import { useComando } from '../sessao/usar-comando.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Confirmacao, ConfirmacaoComValor } from './Confirmacao.tsx';
import estilo from './Negociacao.module.css';
import { Prazo } from './Prazo.tsx';
import { textoDaCondicional } from './textos.ts';

type Resposta = 'ACEITA' | 'RECUSA' | 'REPLICA';

/** A sale under the consignor's condition, as the winner sees it: whose turn it is, until when, and my answer when it is mine. */
export default function MinhaCondicional({
  lelUid,
  condicional,
  agora,
  modo,
  aoMudar,
}: {
  lelUid: string;
  condicional: CondicionalDoLote;
  agora: number;
  modo: TipoHotsite;
  aoMudar: () => void;
}) {
  const [pergunta, perguntar] = useState<Resposta | null>(null);
  const comando = useComando<object>(() => {
    perguntar(null);
    aoMudar();
  });
  const { titulo, frase, tom, responder } = textoDaCondicional(condicional);
  const { valorLance, condicionalRespostaNovoValor, comitenteAceitarReplica, prazo } = condicional;
  const pedido = condicionalRespostaNovoValor ?? valorLance;
  const novoValor = formatarReais(pedido, { curto: true });
  const responderCom = (resposta: Resposta, valor?: number) =>
    comando.mandar(`lotes/${lelUid}/condicional/cliente`, {
      resposta,
      ...(valor === undefined ? {} : { valor }),
    });
  const comum = { comando, modo, aoFechar: () => perguntar(null) };
  return (
    <div className={estilo.cartao} data-tom={tom} role="status">
      <h3>{titulo}</h3>
      <p>{frase}</p>
      {prazo !== null && <Prazo ate={prazo} agora={agora} rotulo={responder ? 'Responda' : 'Resposta'} />}
      {responder && (
        <div className={estilo.botoes}>
          <Botao largo onClick={() => perguntar('ACEITA')}>
            Aceitar {novoValor}
          </Botao>
          {comitenteAceitarReplica && (
            <Botao largo variante="secundario" onClick={() => perguntar('REPLICA')}>
              Responder com outro valor
            </Botao>
          )}
          <Botao largo variante="secundario" onClick={() => perguntar('RECUSA')}>
            Recusar
          </Botao>
        </div>
      )}
      {pergunta === 'ACEITA' && (
        <Confirmacao
          {...comum}
          titulo={`Comprar por ${novoValor}?`}
          botao={`Aceitar e comprar por ${novoValor}`}
          aoConfirmar={() => responderCom('ACEITA')}
        >
          <p>Ao valor somam-se a comissão e as taxas. A compra é um compromisso.</p>
        </Confirmacao>
      )}
      {pergunta === 'RECUSA' && (
        <Confirmacao
          {...comum}
          titulo="Recusar o novo valor?"
          botao="Recusar e encerrar"
          perigo
          aoConfirmar={() => responderCom('RECUSA')}
        >
          <p>A negociação termina sem compra, e nada é cobrado.</p>
        </Confirmacao>
      )}
      {pergunta === 'REPLICA' && (
        <ConfirmacaoComValor
          {...comum}
          titulo="Responder com outro valor"
          rotulo="Minha resposta"
          sugerido={reaisDigitados(valorDoMeio(valorLance, pedido))}
          ajuda={`Acima ${modo === 'loja' ? 'da sua oferta' : 'do seu lance'}, de ${formatarReais(valorLance, { curto: true })}, e abaixo de ${novoValor}. Há uma só resposta: depois o comitente aceita ou recusa.`}
          botao={(valor) => `Responder com ${formatarReais(valor, { curto: true })}`}
          aceita={(valor) => valor > valorLance && valor < pedido}
          aoConfirmar={(valor) => responderCom('REPLICA', valor)}
        />
      )}
    </div>
  );
}

/** Halfway, in whole reais. Centavos. */
const valorDoMeio = (de: number, ate: number): number => Math.round((de + ate) / 200) * 100;
