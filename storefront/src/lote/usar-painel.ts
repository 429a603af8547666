'use client';

import type { CorpoErro } from '@martelo/shared/erros';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { EstadoPublicoLote } from '@martelo/shared/lance';
import type { MinhaPosicao } from '@martelo/shared/lote-detalhe';
import { useEffect, useRef, useState } from 'react';
import { abrirPainel, conferirLote } from '../live/lotes-vivos.ts';
import { definirPosicao } from '../live/posicoes.ts';
import {
  useAgora,
  useAvisosDoCliente,
  useConexao,
  useLeilaoVivo,
  useLoteVivo,
  usePausa,
  usePosicao,
} from '../live/usar.ts';
import { type VendaFeita, vendeu } from '../negociacao/venda-feita.ts';
import { PAINEL } from '../palavras/painel.ts';
import { novoComandoId } from '../sessao/comandar.ts';
import type { DadosDoPainel, Habilitacao } from './dados-painel.ts';
import { enviarLance, type Lance } from './enviar-lance.ts';
import { loteVivoDe } from './estado-inicial.ts';
import { agoraDoLeilao, type Fase, faseDoLote } from './fase.ts';
import { useNoPregao } from './no-pregao.ts';
import type { Recusa } from './recusa.ts';

/** What became of the last press. */
export type Envio =
  | { tipo: 'nenhum' }
  | { tipo: 'enviando'; lance: Lance }
  | {
      tipo: 'aceito';
      lance: Lance;
      recibo: string;
      assinado: string | null;
      automatico: boolean;
      /** Where the bid left me when it was taken: what comes after it is another story. */
      superadoNaHora: boolean;
      valorNaHora: number;
    }
  | { tipo: 'recusado'; recusa: Recusa }
  /** Nobody answered: the same command can be sent again without bidding twice. */
  | { tipo: 'incerto'; lance: Lance };

/** The live state behind the panel and the phone's bar, and the one way to bid. */
export function usePainel(dados: DadosDoPainel) {
  const [inicial] = useState(() => loteVivoDe(dados.lote));
  const lelUid = dados.lote.uid;
  const estado = useLoteVivo(inicial, (vivo) => vivo.estado);
  const tempo = useLoteVivo(inicial, (vivo) => vivo.tempo);
  const motivo = useLoteVivo(inicial, (vivo) => vivo.motivo);
  const pausadoEm = usePausa(dados.leilaoUid, dados.pausadoEm);
  const fase = useAgora(dados.agora, (agora) =>
    faseDoLote(estado, dados.dataInicio, agoraDoLeilao(agora, pausadoEm)),
  );
  const posicao = usePosicao(lelUid, dados.minha?.posicao ?? 'nao-esta-participando');
  const conexao = useConexao();
  useEffect(() => abrirPainel(lelUid), [lelUid]);
  const noPregao = useNoPregao(dados, fase === 'encerrado');
  const recado = useLeilaoVivo(dados.leilaoUid)?.recado ?? null;
  const minha = useMinhaPosicao(dados, posicao, fase === 'encerrado');
  const [habilitacao, definirHabilitacao] = useState<Habilitacao | null>(dados.habilitacao);
  const [recibo, definirRecibo] = useState<{ numero: string; jws: string } | null>(null);
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
        const recusa = await explicar(resposta.erro, dados.modo);
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
        const { uid, recibo, valorAtual } = resposta.lance;
        definirEnvio({
          ...{ tipo: 'aceito', lance, recibo: uid, assinado: recibo ?? null, automatico },
          ...{ superadoNaHora: resposta.lance.posicao === 'superado', valorNaHora: valorAtual },
        });
        void minha.reler();
        return null;
      }
    }
  };

  return {
    estado,
    fase,
    posicao,
    tempo,
    motivo,
    /** Since when the auction stands still; null while it runs, and once the lot is closed. */
    pausadoEm: fase === 'encerrado' ? null : pausadoEm,
    ofertas: ofertasDe(dados, estado, fase),
    noPregao,
    recado,
    habilitacao,
    definirHabilitacao,
    minha: minha.valor,
    recibo,
    /** After Compre Já, a proposal or an answer to a counter-offer: what it came to. */
    negociado: (resposta: VendaFeita) => {
      if (vendeu(resposta)) {
        definirPosicao(lelUid, 'vencedor');
        const { seq } = resposta;
        if (seq !== null) conferirLote(lelUid, (atual) => atual.seq < seq);
      }
      if (resposta.recibo) definirRecibo({ numero: resposta.uid, jws: resposta.recibo });
      void minha.reler();
    },
    relerMinha: () => void minha.reler(),
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

/** What can be done here now: bid, buy at the posted price (centavos), propose. */
function ofertasDe(dados: DadosDoPainel, estado: EstadoPublicoLote, fase: Fase) {
  const vivo = fase === 'aberto' || fase === 'encerrando';
  const compreJa = vivo ? (estado.compreJa ?? null) : null;
  // Rule 9 for proposals as for Compre Já. The page says what holds at its render; a bid since then closes that door,
  // unless the price that is still posted says that it is open.
  const semLancesNovos = estado.valorAtual === dados.lote.valorAtual;
  const proposta = vivo && (semLancesNovos || compreJa !== null) ? dados.proposta : null;
  return { lances: !dados.somenteVendaDireta, compreJa, proposta };
}

/** My own cap and, after the close, my purchase: asked again whenever my position changes. */
function useMinhaPosicao(dados: DadosDoPainel, posicao: string, encerrado: boolean) {
  const [valor, definir] = useState<MinhaPosicao | null>(dados.minha);
  const anterior = useRef(posicao);
  const avisos = useAvisosDoCliente();
  const avisosVistos = useRef(avisos);
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

  // A step of a negotiation leaves the position as it was.
  const negocia = valor?.proposta != null || valor?.condicional != null;
  useEffect(() => {
    if (!cliente || avisosVistos.current === avisos) return;
    avisosVistos.current = avisos;
    if (negocia || encerrado) void relerAtual.current();
  }, [cliente, avisos, negocia, encerrado]);

  return { valor, reler };
}

/** Its words are fetched at the first refusal: most people see none. Without a connection the catalogue's sentence stands alone. */
async function explicar(erro: CorpoErro, modo: TipoHotsite): Promise<Recusa> {
  try {
    const { explicarRecusa } = await import('./recusa.ts');
    return explicarRecusa(erro, modo);
  } catch {
    return {
      porque: String(erro.message),
      fazer: PAINEL[modo].confiraETente,
      proximoLance: null,
      saida: null,
    };
  }
}
