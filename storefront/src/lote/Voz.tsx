'use client';

import { formatarReais } from '@martelo/shared/reais';
import { useEffect, useRef, useState } from 'react';
import { agoraServidor } from '../live/relogio-servidor.ts';
import { useAgora } from '../live/usar.ts';
import { VOZ } from '../palavras/voz.ts';
import type { DadosDoPainel } from './dados-painel.ts';
import type { NoPregao } from './no-pregao.ts';
import type { Painel } from './usar-painel.ts';
import { falar, marcoDe, type Retrato } from './voz.ts';

/** A bid comes as two messages, its price and my position: they are one sentence. */
const JUNTAR_MS = 300;
/** Prices of a quick dispute overtake each other: one is told at most so often. */
const ENTRE_PRECOS_MS = 4_000;

/** The lot's voice, for who does not see it: one region that waits its turn, one that does not. Nothing else on the page speaks. */
export function Voz({ dados, painel }: { dados: DadosDoPainel; painel: Painel }) {
  const { estado, fase, posicao, pausadoEm, envio, minha } = painel;
  const fim = estado.dataFim === null ? null : Date.parse(estado.dataFim);
  const marco = useAgora(dados.agora, (agora) => (fim === null ? -1 : (marcoDe(fim - agora) ?? -1)));
  const retrato: Retrato = {
    ...{
      posicao,
      fase,
      fim,
      valorAtual: estado.valorAtual,
      qtdLances: estado.qtdLances,
      situacao: estado.situacao,
    },
    marco: marco < 0 ? null : marco,
    pausado: pausadoEm !== null,
    resposta: respostaDita(envio, dados),
    negociado: Boolean(minha?.condicional || minha?.proposta),
    noPregao: noPregaoDito(painel.noPregao, dados),
  };
  const dito = useRef(retrato);
  const ultimo = useRef(Number.NEGATIVE_INFINITY);
  const [calma, dizer] = useState('');
  const [urgente, interromper] = useState('');
  const chave = JSON.stringify(retrato);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `chave` stands for the picture, which is new at each rendering.
  useEffect(() => {
    const esperar = (ms: number): ReturnType<typeof setTimeout> =>
      setTimeout(() => {
        const agora = performance.now();
        const fala = falar(dito.current, retrato, agoraServidor(), dados.modo);
        const cedo = fala?.soPreco ? ultimo.current + ENTRE_PRECOS_MS - agora : 0;
        if (cedo > 0) {
          espera = esperar(cedo);
          return;
        }
        dito.current = retrato;
        if (fala === null) return;
        ultimo.current = agora;
        dizer(fala.urgente ? '' : fala.frase);
        interromper(fala.urgente ? fala.frase : '');
      }, ms);
    let espera = esperar(JUNTAR_MS);
    return () => clearTimeout(espera);
  }, [chave, dados.modo]);

  return (
    <div className="so-leitor">
      <p aria-live="polite" data-voz="calma">
        {calma}
      </p>
      <p aria-live="assertive" data-voz="urgente">
        {urgente}
      </p>
    </div>
  );
}

/** Where the auctioneer is, as a voice says it. */
function noPregaoDito(noPregao: NoPregao, { modo }: DadosDoPainel): string | null {
  if (noPregao === null) return null;
  if (noPregao === 'espera') return VOZ[modo].proximoLote;
  return VOZ[modo].noPregao(String(noPregao.numero), noPregao.nome);
}

/** What became of the last press, as a voice says it. */
function respostaDita(envio: Painel['envio'], { modo }: DadosDoPainel): string | null {
  const palavras = VOZ[modo];
  switch (envio.tipo) {
    case 'aceito':
      return (envio.automatico ? palavras.maximoRegistrado : palavras.lanceRegistrado)(
        formatarReais(envio.lance.valor, { curto: true }),
      );
    case 'recusado':
      return [palavras.lanceRecusado, envio.recusa.porque, envio.recusa.fazer].join(' ');
    case 'incerto':
      return palavras.incerto;
    default:
      return null;
  }
}
