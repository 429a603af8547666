'use client';

import type { PaginaSite } from '@martelo/shared/pagina';
import type {
  AmbienteDaPrevia,
  DaPrevia,
  DitoPeloConstrutor,
  DoConstrutor,
} from '@martelo/shared/pagina/previa/protocolo';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Faixa } from '../dnd/alvo.ts';
import { mensagemDaPrevia } from './mensagens.ts';
import { mudancasEntre } from './mudancas.ts';

interface Pedido {
  quadro: RefObject<HTMLIFrameElement | null>;
  origem: string;
  pagina: PaginaSite;
  selecionada: string | null;
  selecionadas: readonly string[];
  ambiente: AmbienteDaPrevia;
  escala: number;
  /** What the canvas said, but for what is handled here. The newest is called. */
  aoDizer(mensagem: DaPrevia): void;
  /** Whether something is drawn over the sections: only then is a change of `medidas` news to React. */
  acompanha: boolean;
}

export interface Previa {
  pronta: boolean;
  /** Sections as the canvas last measured them, in its own px. Kept in a ref: they change with every scroll. */
  medidas: RefObject<readonly Faixa[]>;
  dizer(mensagem: DitoPeloConstrutor): void;
}

/** Feeds the canvas what changed on the page, in the very frame it changed in, and hears what it says back. */
export function usePrevia(pedido: Pedido): Previa {
  const { quadro, origem, pagina, selecionada, selecionadas, ambiente, escala } = pedido;
  // Counted, since a frame that loads again has forgotten the page and says so.
  const [prontaEm, setProntaEm] = useState(0);
  const [, setMedidasEm] = useState(0);
  const medidas = useRef<readonly Faixa[]>([]);
  const revisao = useRef(0);
  const enviada = useRef<PaginaSite | null>(null);
  const atual = useRef(pedido);
  atual.current = pedido;

  const dizer = useCallback(
    (mensagem: DitoPeloConstrutor) =>
      quadro.current?.contentWindow?.postMessage(
        { canal: 'martelo-previa', ...mensagem } satisfies DoConstrutor,
        origem,
      ),
    [quadro, origem],
  );

  useEffect(() => {
    const ouvir = (evento: MessageEvent) => {
      const mensagem = mensagemDaPrevia(evento, origem, quadro.current?.contentWindow);
      if (mensagem === null) return;
      if (mensagem.tipo === 'pronta') {
        enviada.current = null;
        setProntaEm((vez) => vez + 1);
      } else if (mensagem.tipo === 'medidas') {
        medidas.current = mensagem.sessoes;
        if (atual.current.acompanha) setMedidasEm((vez) => vez + 1);
      } else atual.current.aoDizer(mensagem);
    };
    window.addEventListener('message', ouvir);
    return () => window.removeEventListener('message', ouvir);
  }, [quadro, origem]);

  useLayoutEffect(() => {
    if (prontaEm === 0) return;
    const antes = enviada.current;
    if (antes === pagina) return;
    enviada.current = pagina;
    revisao.current += 1;
    const mudancas = antes && mudancasEntre(antes, pagina);
    if (mudancas) dizer({ tipo: 'mudancas', revisao: revisao.current, ...mudancas });
    else {
      const { selecionada: uma, selecionadas: todas } = atual.current;
      dizer({ tipo: 'pagina', revisao: revisao.current, pagina, selecionada: uma, selecionadas: todas });
    }
  }, [prontaEm, pagina, dizer]);

  useLayoutEffect(() => {
    if (prontaEm > 0) dizer({ tipo: 'selecionar', sessaoId: selecionada, selecionadas });
  }, [prontaEm, selecionada, selecionadas, dizer]);

  const { adianto, dados, autenticado } = ambiente;
  useLayoutEffect(() => {
    if (prontaEm > 0) dizer({ tipo: 'ambiente', adianto, dados, autenticado, escala });
  }, [prontaEm, adianto, dados, autenticado, escala, dizer]);

  return { pronta: prontaEm > 0, medidas, dizer };
}
