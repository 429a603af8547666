'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { MODOS } from '@martelo/shared/modo';
import type { Posicao } from '@martelo/shared/posicao';
import { formatarReais } from '@martelo/shared/reais';
import { useState } from 'react';
import { useAgora, useLoteVivo } from '../live/usar.ts';
import { PRECO } from '../palavras/cartao.ts';
import estilo from './CartaoLote.module.css';
import { type CartaoQueMove, loteVivoDe } from './estado-inicial.ts';
import { FitaPosicao } from './FitaPosicao.tsx';
import { faseDoLote, relogioDoLote } from './fase.ts';
import { seloDaSituacao } from './selo.ts';
import { valorEmDestaque } from './valor.ts';

/** The parts of a card that move: clock chip, my position, price. They lie over and under the picture, so nothing shifts. */
export function CartaoAoVivo({
  lote,
  minimo,
  dataInicio,
  modo,
  posicao,
  comprado = null,
  vendaDireta = false,
  agora,
}: {
  lote: CartaoQueMove;
  minimo: number;
  dataInicio: string | null;
  modo: TipoHotsite;
  posicao: Posicao | undefined;
  comprado?: number | null;
  /** No dispute: Compre Já and proposals alone. */
  vendaDireta?: boolean;
  agora: number;
}) {
  const [inicial] = useState(() => loteVivoDe(lote));
  const estado = useLoteVivo(inicial, (vivo) => vivo.estado);
  const relogio = useAgora(agora, (instante) => {
    const { tom, texto } = relogioDoLote(estado, dataInicio, instante);
    return `${tom}|${texto}`;
  });
  const fase = useAgora(agora, (instante) => faseDoLote(estado, dataInicio, instante));
  const [tom, texto] = relogio.split('|');
  const { rotulo, valor } =
    comprado === null
      ? valorEmDestaque(estado, minimo, fase, PALAVRAS[modo], vendaDireta)
      : { rotulo: PRECO.compradoPor, valor: comprado };
  const selo = seloDaSituacao(estado, fase, modo);
  const compreJa =
    MODOS[modo].compreJaNoCartao && fase === 'aberto' && !vendaDireta ? (estado.compreJa ?? null) : null;
  const mudou = estado.seq !== lote.seq;
  return (
    <>
      <div className={estilo.valor}>
        <span className={estilo.rotulo}>{rotulo}</span>
        <strong key={valor} className={mudou ? `${estilo.preco} ${estilo.mudou}` : estilo.preco}>
          {formatarReais(valor, { curto: true })}
        </strong>
        <span className={estilo.quantidade}>
          {estado.qtdLances > 0 &&
            `${estado.qtdLances.toLocaleString('pt-BR')} ${palavraLances(estado.qtdLances, modo)}`}
        </span>
      </div>
      {compreJa !== null && (
        <span className={estilo.compreJa}>
          {PRECO.compreJa} {formatarReais(compreJa, { curto: true })}
        </span>
      )}
      {selo === null ? (
        <span className={estilo.relogio} data-tom={tom}>
          <span className="so-leitor">{fase === 'aberto' ? `${PRECO.encerraEm} ` : ''}</span>
          {texto}
        </span>
      ) : (
        <span className={estilo.relogio} data-situacao={selo.tom}>
          {selo.rotulo}
        </span>
      )}
      <FitaPosicao lelUid={lote.uid} modo={modo} inicial={posicao} className={estilo.fita} />
    </>
  );
}

const palavraLances = (quantidade: number, modo: TipoHotsite): string =>
  (quantidade === 1 ? PALAVRAS[modo].lance : PALAVRAS[modo].lances).toLowerCase();
