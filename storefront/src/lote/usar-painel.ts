'use client';

import type { MinhaPosicao } from '@martelo/shared/lote-detalhe';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { useEffect, useRef, useState } from 'react';
import { conferirLote } from '../live/lotes-vivos.ts';
import { definirPosicao } from '../live/posicoes.ts';
import { useAgora, useConexao, useLoteVivo, usePosicao } from '../live/usar.ts';
import type { DadosDoPainel } from './dados-painel.ts';
import { enviarLance, type Lance, novoComandoId } from './enviar-lance.ts';
import { loteVivoDe } from './estado-inicial.ts';
import { faseDoLote } from './fase.ts';
import { explicarRecusa, type Recusa } from './recusa.ts';

/** What became of the last press. */
export type Envio =
  | { tipo: 'nenhum' }
  | { tipo: 'enviando'; lance: Lance }
  | { tipo: 'aceito'; lance: Lance; recibo: string; assinado: string | null; automatico: boolean }
  | { tipo: 'recusado'; recusa: Recusa }
  /** Nobody answered: the same command can be sent again without bidding twice. */
  | { tipo: 'incerto'; lance: Lance };

/** The live state behind the panel and the phone's bar, and the one way to bid. */
export function usePainel(dados: DadosDoPainel) {
  const [inicial] = useState(() => loteVivoDe(dados.lote));
  const lelUid = dados.lote.uid;
  const estado = useLoteVivo(inicial, (vivo) => vivo.estado);
  const prorrogado = useLoteVivo(inicial, (vivo) => vivo.prorrogacao);
  const fase = useAgora(dados.agora, (agora) => faseDoLote(estado, dados.dataInicio, agora));
  const posicao = usePosicao(lelUid, dados.minha?.posicao ?? 'nao-esta-participando');
  const conexao = useConexao();
  const minha = useMinhaPosicao(dados, posicao, fase === 'encerrado');
  const [envio, definirEnvio] = useState<Envio>({ tipo: 'nenhum' });
  const enviando = useRef(false);

  const enviar = async (lance: Lance): Promise<Recusa | null> => {
    if (enviando.current) return null;
    enviando.current = true;
    definirEnvio({ tipo: 'enviando', lance });
    const resposta = await enviarLance(lance);
    enviando.current = false;
    switch (resposta.tipo) {
      case 'incerto':
        definirEnvio({ tipo: 'incerto', lance });
        return null;
      case 'recusado': {
        const recusa = explicarRecusa(resposta.erro, PALAVRAS[dados.modo]);
        definirEnvio({ tipo: 'recusado', recusa });
        const { proximoLance } = recusa;
        if (proximoLance !== null) conferirLote(lelUid, (atual) => atual.proximoLance < proximoLance);
        return recusa;
      }
      case 'aceito': {
        const automatico = lance.tipo === 'AUTOMATICO';
        definirPosicao(lelUid, resposta.lance.posicao);
        const { seq } = resposta.lance;
        if (seq !== null) conferirLote(lelUid, (atual) => atual.seq < seq);
        const { uid, recibo } = resposta.lance;
        definirEnvio({ tipo: 'aceito', lance, recibo: uid, assinado: recibo ?? null, automatico });
        void minha.reler();
        return null;
      }
    }
  };

  return {
    estado,
    fase,
    posicao,
    prorrogado,
    minha: minha.valor,
    perdida: conexao === 'perdida',
    envio,
    limparEnvio: () => {
      if (!enviando.current) definirEnvio({ tipo: 'nenhum' });
    },
    darLance: (tipo: Lance['tipo'], valor: number) =>
      enviar({ lelUid, tipo, valor, comandoId: novoComandoId() }),
    repetir: (lance: Lance) => enviar(lance),
  };
}

export type Painel = ReturnType<typeof usePainel>;

/** My own cap and, after the close, my purchase: asked again whenever my position changes. */
function useMinhaPosicao(dados: DadosDoPainel, posicao: string, encerrado: boolean) {
  const [valor, definir] = useState<MinhaPosicao | null>(dados.minha);
  const anterior = useRef(posicao);
  const cliente = dados.minha !== null;

  const reler = async (): Promise<MinhaPosicao | null> => {
    try {
      const resposta = await fetch(`/api/v1/lotes/${dados.lote.uid}/minha-posicao`);
      if (!resposta.ok) return null;
      const nova = (await resposta.json()) as MinhaPosicao;
      definir(nova);
      return nova;
    } catch {
      return null;
    }
  };
  const relerAtual = useRef(reler);
  relerAtual.current = reler;

  useEffect(() => {
    if (!cliente) return;
    if (anterior.current === posicao && !(encerrado && posicao === 'vencedor')) return;
    anterior.current = posicao;
    let espera: ReturnType<typeof setTimeout> | undefined;
    let tentativas = 0;
    // The sale follows the close by a projection: a moment later, not in the same instant.
    const tentar = async () => {
      const nova = await relerAtual.current();
      if (posicao === 'vencedor' && nova?.vendaId == null && tentativas++ < 10)
        espera = setTimeout(tentar, 700);
    };
    void tentar();
    return () => clearTimeout(espera);
  }, [cliente, posicao, encerrado]);

  return { valor, reler };
}
