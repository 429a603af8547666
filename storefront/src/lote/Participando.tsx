'use client';

import type { Posicao } from '@martelo/shared/posicao';
import { useEffect, useState } from 'react';
import { useLoteVivo, usePosicao } from '../live/usar.ts';
import { deixarDeParticipar, participarDe } from '../sessao/participacao.ts';
import { type CartaoQueMove, loteVivoDe } from './estado-inicial.ts';

/** Keeps the session of a client who bid on this lot for as long as it is open and its page is, see `participarDe`. */
export function Participando({ lote, posicao: inicial }: { lote: CartaoQueMove; posicao: Posicao }) {
  const [vivo] = useState(() => loteVivoDe(lote));
  const fim = useLoteVivo(vivo, ({ estado }) => estado.dataFim);
  const posicao = usePosicao(lote.uid, inicial);
  const participa = posicao === 'ganhando' || posicao === 'superado';
  useEffect(() => {
    if (!participa) return;
    participarDe(lote.uid, fim === null ? null : Date.parse(fim));
  }, [participa, lote.uid, fim]);
  useEffect(() => {
    if (!participa) return;
    const sair = () => deixarDeParticipar(lote.uid);
    addEventListener('pagehide', sair);
    return () => {
      removeEventListener('pagehide', sair);
      sair();
    };
  }, [participa, lote.uid]);
  return null;
}
