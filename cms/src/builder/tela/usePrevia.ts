'use client';

import type { PaginaSite } from '@martelo/shared/pagina';
import type { DoConstrutor } from '@martelo/storefront/previa/protocolo';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Faixa } from '../dnd/alvo.ts';
import { mensagemDaPrevia } from './mensagens.ts';

interface Pedido {
  quadro: RefObject<HTMLIFrameElement | null>;
  origem: string;
  pagina: PaginaSite;
  selecionada: string | null;
  aoClicar(sessaoId: string): void;
}

export interface Previa {
  pronta: boolean;
  /** Sections as the canvas last measured them, in its own px. Kept in a ref: they change with every scroll. */
  medidas: RefObject<readonly Faixa[]>;
  /** Grows when `medidas` changes, for whoever draws over them. */
  medidasEm: number;
  rolar(por: number): void;
  /** Brings the section into view again, as after a change of width. */
  mostrar(sessaoId: string): void;
}

/** Feeds the canvas the page as it is edited, at most once a frame, and hears what it says back. */
export function usePrevia({ quadro, origem, pagina, selecionada, aoClicar }: Pedido): Previa {
  // Counted, since a frame that loads again has forgotten the page and says so.
  const [prontaEm, setProntaEm] = useState(0);
  const [medidasEm, setMedidasEm] = useState(0);
  const medidas = useRef<readonly Faixa[]>([]);
  const revisao = useRef(0);

  const dizer = useCallback(
    (mensagem: DoConstrutor) => quadro.current?.contentWindow?.postMessage(mensagem, origem),
    [quadro, origem],
  );

  useEffect(() => {
    const ouvir = (evento: MessageEvent) => {
      if (evento.source !== quadro.current?.contentWindow) return;
      const mensagem = mensagemDaPrevia(evento, origem);
      if (mensagem?.tipo === 'pronta') setProntaEm((vez) => vez + 1);
      if (mensagem?.tipo === 'clicada') aoClicar(mensagem.sessaoId);
      if (mensagem?.tipo === 'medidas') {
        medidas.current = mensagem.sessoes;
        setMedidasEm((vez) => vez + 1);
      }
    };
    window.addEventListener('message', ouvir);
    return () => window.removeEventListener('message', ouvir);
  }, [quadro, origem, aoClicar]);

  const atual = useRef({ pagina, selecionada });
  atual.current = { pagina, selecionada };
  // The selection travels with the page, but a change of it alone is its own, lighter message.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what asks for a new frame
  useEffect(() => {
    if (prontaEm === 0) return;
    const quadroDeAnimacao = requestAnimationFrame(() => {
      revisao.current += 1;
      dizer({ canal: 'martelo-previa', tipo: 'pagina', revisao: revisao.current, ...atual.current });
    });
    return () => cancelAnimationFrame(quadroDeAnimacao);
  }, [prontaEm, pagina, dizer]);

  useEffect(() => {
    if (prontaEm === 0) return;
    dizer({ canal: 'martelo-previa', tipo: 'selecionar', sessaoId: selecionada });
  }, [prontaEm, selecionada, dizer]);

  const rolar = useCallback((por: number) => dizer({ canal: 'martelo-previa', tipo: 'rolar', por }), [dizer]);
  const mostrar = useCallback(
    (sessaoId: string) => {
      // The canvas moves when the selection changes: it is taken away and given back.
      dizer({ canal: 'martelo-previa', tipo: 'selecionar', sessaoId: null });
      dizer({ canal: 'martelo-previa', tipo: 'selecionar', sessaoId });
    },
    [dizer],
  );
  return { mostrar, pronta: prontaEm > 0, medidas, medidasEm, rolar };
}
