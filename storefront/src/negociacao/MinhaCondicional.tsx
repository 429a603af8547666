'use client';

import type { CondicionalDoLote } from '@martelo/shared/condicional';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { formatarReais } from '@martelo/shared/reais';
import { useState } from 'react';
import { reaisDigitados } from '../lote/mascara.ts';
import { NEGOCIACAO } from '../palavras/negociacao.ts';
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
  titulo: Titulo = 'h3',
  aoMudar,
}: {
  lelUid: string;
  condicional: CondicionalDoLote;
  agora: number;
  modo: TipoHotsite;
  /** Right below the page's own title, or below a lot's. */
  titulo?: 'h2' | 'h3';
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
  const palavras = NEGOCIACAO[modo];
  const comum = { comando, modo, aoFechar: () => perguntar(null) };
  return (
    <div className={estilo.cartao} data-tom={tom} role="status">
      <Titulo>{titulo}</Titulo>
      <p>{frase}</p>
      {prazo !== null && (
        <Prazo ate={prazo} agora={agora} rotulo={responder ? palavras.responda : palavras.resposta} />
      )}
      {responder && (
        <div className={estilo.botoes}>
          <Botao largo onClick={() => perguntar('ACEITA')}>
            {palavras.aceitar(novoValor)}
          </Botao>
          {comitenteAceitarReplica && (
            <Botao largo variante="secundario" onClick={() => perguntar('REPLICA')}>
              {palavras.outroValor}
            </Botao>
          )}
          <Botao largo variante="secundario" onClick={() => perguntar('RECUSA')}>
            {palavras.recusar}
          </Botao>
        </div>
      )}
      {pergunta === 'ACEITA' && (
        <Confirmacao
          {...comum}
          titulo={palavras.comprarPorPergunta(novoValor)}
          botao={palavras.aceitarEComprar(novoValor)}
          aoConfirmar={() => responderCom('ACEITA')}
        >
          <p>{palavras.somamSe}</p>
        </Confirmacao>
      )}
      {pergunta === 'RECUSA' && (
        <Confirmacao
          {...comum}
          titulo={palavras.recusarPergunta}
          botao={palavras.recusarEEncerrar}
          perigo
          aoConfirmar={() => responderCom('RECUSA')}
        >
          <p>{palavras.terminaSemCompra}</p>
        </Confirmacao>
      )}
      {pergunta === 'REPLICA' && (
        <ConfirmacaoComValor
          {...comum}
          titulo={palavras.outroValor}
          rotulo={palavras.minhaResposta}
          sugerido={reaisDigitados(valorDoMeio(valorLance, pedido))}
          ajuda={palavras.umaSoResposta(formatarReais(valorLance, { curto: true }), novoValor)}
          botao={(valor) => palavras.responderCom(formatarReais(valor, { curto: true }))}
          aceita={(valor) => valor > valorLance && valor < pedido}
          aoConfirmar={(valor) => responderCom('REPLICA', valor)}
        />
      )}
    </div>
  );
}

/** Halfway, in whole reais. Centavos. */
const valorDoMeio = (de: number, ate: number): number => Math.round((de + ate) / 200) * 100;
