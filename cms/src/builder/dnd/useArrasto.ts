'use client';

import {
  type Announcements,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { ANUNCIOS } from '../../palavras/construtor/anuncios.ts';
import { MOVIMENTO } from '../../palavras/construtor/movimento.ts';
import { type Alvo, alvoEm, type Faixa, lacunaEm } from './alvo.ts';
import type { Carga, Transporte } from './carga.ts';
import { descrever, nomeDa } from './descrever.ts';
import type { Folha } from './folha.ts';
import { cabeAoLado, carregadas, largar } from './largar.ts';

export const instrucoes = {
  draggable: MOVIMENTO.comoMover,
};

interface Pedido {
  /** The page whose outline is shown comes first. */
  folhas: readonly Folha[];
  areaEstrutura: RefObject<HTMLDivElement | null>;
  /** Something of one page was let go over another. */
  aoTransferir(para: Folha, carga: Extract<Carga, { tipo: 'de-fora' }>, lacuna: number): void;
}

/** Near the top and bottom of a canvas and of the outline, they scroll for as long as the pointer stays there. */
const BORDA_PX = 56;
const PASSO_PX = 18;
const INTERVALO_MS = 16;
/** A finger that rests this long picks up; one that moves at once scrolls. */
const TOQUE_MS = 220;

/**
 * Carrying by pointer, wherever it started: dnd-kit follows it from the palette and the outline, the canvas tells of its own
 * handle. Where it would fall is plain geometry over the outline's rows, or over the sections the canvases reported.
 */
export function useArrasto({ folhas, areaEstrutura, aoTransferir }: Pedido) {
  const sensores = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOQUE_MS, tolerance: 8 } }),
  );
  const [fantasma, setFantasma] = useState<string | null>(null);
  const pedido = useRef({ folhas, aoTransferir });
  pedido.current = { folhas, aoTransferir };

  const gestos = useMemo(() => {
    let origem: Folha | null = null;
    let destino: Folha | null = null;
    let transporte: Transporte | null = null;
    let relogio: ReturnType<typeof setInterval> | undefined;
    const ponto = { x: 0, y: 0 };

    const por = (folha: Folha | null, novo: Transporte | null) =>
      folha?.construtor.despachar({ tipo: 'transportar', transporte: novo });

    /** What the page under the pointer would get: its own sections move, another page's are copied. */
    const cargaPara = (folha: Folha, carga: Carga): Carga => {
      if (!origem || mesma(folha, origem) || carga.tipo !== 'sessao') return carga;
      const { comandos } = origem.construtor;
      const ids = carregadas(comandos, carga.id);
      const sessoes = comandos.estado().historico.sessoes.filter(({ id }) => ids.includes(id));
      return { tipo: 'de-fora', sessoes, hotsiteId: comandos.hotsiteId };
    };

    const alvoNoPonto = (): { folha: Folha; alvo: Alvo } | null => {
      const [ativa] = pedido.current.folhas;
      if (ativa && dentro(areaEstrutura.current, ponto)) {
        const lacuna = lacunaEm(linhasDaEstrutura(areaEstrutura.current), ponto.y);
        return { folha: ativa, alvo: { lacuna, aoLado: null } };
      }
      const folha = pedido.current.folhas.find(({ tela }) => dentro(tela.current?.area, ponto));
      return folha ? { folha, alvo: alvoEm(folha.tela.current?.faixas() ?? [], ponto) } : null;
    };

    let carga: Carga | null = null;
    const acompanhar = () => {
      if (carga === null) return;
      const achado = alvoNoPonto();
      const folha = achado?.folha ?? null;
      if (destino !== null && !mesma(destino, folha))
        por(destino, mesma(destino, origem) ? { carga, por: 'ponteiro', lacuna: null } : null);
      destino = folha;
      if (folha === null || achado === null) {
        transporte = null;
        return;
      }
      const daqui = cargaPara(folha, carga);
      const aoLado = cabeAoLado(folha.construtor.comandos, daqui) ? achado.alvo.aoLado : null;
      const sobreSi = daqui.tipo === 'sessao' && aoLado?.id === daqui.id;
      const novo: Transporte = {
        carga: transporte && igual(transporte.carga, daqui) ? transporte.carga : daqui,
        por: 'ponteiro',
        lacuna: achado.alvo.lacuna,
        aoLado: sobreSi ? null : aoLado,
      };
      transporte = novo;
      por(folha, novo);
    };
    // dnd-kit's own delta moves with whatever scrolls underneath; the gaps need the pointer itself.
    const aoMover = ({ clientX, clientY }: PointerEvent | Touch) => {
      ponto.x = clientX;
      ponto.y = clientY;
      acompanhar();
    };
    const aoTocar = (evento: TouchEvent) => evento.touches[0] && aoMover(evento.touches[0]);
    const rolarNaBorda = () => {
      const estrutura = areaEstrutura.current;
      const naEstrutura = passoNaBorda(estrutura, ponto);
      if (naEstrutura !== 0) estrutura?.scrollBy(0, naEstrutura / 3);
      let rolou = naEstrutura !== 0;
      for (const { tela } of pedido.current.folhas) {
        const passo = passoNaBorda(tela.current?.area ?? null, ponto);
        if (passo !== 0) tela.current?.rolar(passo);
        rolou ||= passo !== 0;
      }
      if (rolou) acompanhar();
    };
    const comecar = (folha: Folha, nova: Carga) => {
      terminar();
      origem = folha;
      carga = nova;
      setFantasma(nomeDa(folha.construtor.comandos, nova));
      por(folha, { carga: nova, por: 'ponteiro', lacuna: null });
      relogio = setInterval(rolarNaBorda, INTERVALO_MS);
    };
    const terminar = () => {
      clearInterval(relogio);
      window.removeEventListener('pointermove', aoMover);
      window.removeEventListener('touchmove', aoTocar);
      if (carga === null) return;
      setFantasma(null);
      for (const folha of pedido.current.folhas) por(folha, null);
      origem = null;
      destino = null;
      carga = null;
      transporte = null;
    };
    const soltar = () => {
      const atual = transporte;
      const folha = destino;
      if (atual && folha && atual.lacuna !== null) {
        if (atual.carga.tipo === 'de-fora') pedido.current.aoTransferir(folha, atual.carga, atual.lacuna);
        else {
          const { nome, posicao, total } = descrever(folha.construtor.comandos, atual);
          largar(folha.construtor.comandos, atual);
          folha.construtor.anunciar(
            atual.aoLado ? ANUNCIOS.aoLado(nome, atual.aoLado.lado) : ANUNCIOS.soltou(nome, posicao, total),
          );
        }
      }
      terminar();
    };
    return {
      // dnd-kit would announce in its own words, and the pointer needs none.
      anuncios: {
        onDragStart: () => undefined,
        onDragOver: () => undefined,
        onDragEnd: () => undefined,
        onDragCancel: () => undefined,
      } satisfies Announcements,
      aoPegar({ active }: DragStartEvent) {
        const [folha] = pedido.current.folhas;
        if (!folha) return;
        comecar(folha, active.data.current?.carga as Carga);
        window.addEventListener('pointermove', aoMover);
        window.addEventListener('touchmove', aoTocar, { passive: true });
      },
      aoSoltar: soltar,
      aoCancelar: terminar,
      /** The handle on a section of a canvas. The point is in the canvas's own px. */
      naTela(
        folha: Folha,
        fase: 'pegou' | 'moveu' | 'soltou' | 'cancelou',
        sessaoId: string,
        x: number,
        y: number,
      ) {
        if (fase === 'pegou') comecar(folha, { tipo: 'sessao', id: sessaoId });
        const naJanela = folha.tela.current?.naJanela(x, y);
        if (naJanela) aoMover({ clientX: naJanela.x, clientY: naJanela.y } as PointerEvent);
        if (fase === 'soltou') soltar();
        else if (fase === 'cancelou') terminar();
      },
    };
  }, [areaEstrutura]);

  // Esc gives back what the canvas's handle carries; dnd-kit has its own.
  useEffect(() => {
    if (fantasma === null) return;
    const aoTeclar = (evento: KeyboardEvent) => evento.key === 'Escape' && gestos.aoCancelar();
    window.addEventListener('keydown', aoTeclar);
    return () => window.removeEventListener('keydown', aoTeclar);
  }, [fantasma, gestos]);
  return { ...gestos, sensores, fantasma };
}

/** A sheet is a new object with every render; its page is not. */
const mesma = (a: Folha | null, b: Folha | null): boolean =>
  a?.construtor.paginaId === b?.construtor.paginaId;

const igual = (a: Carga, b: Carga): boolean =>
  a === b || (a.tipo === 'de-fora' && b.tipo === 'de-fora' && a.sessoes[0] === b.sessoes[0]);

function dentro(area: HTMLElement | null | undefined, { x, y }: { x: number; y: number }): boolean {
  const caixa = area?.getBoundingClientRect();
  return !!caixa && x >= caixa.left && x <= caixa.right && y >= caixa.top && y <= caixa.bottom;
}

function passoNaBorda(area: HTMLElement | null, ponto: { x: number; y: number }): number {
  const caixa = area?.getBoundingClientRect();
  if (!caixa || !dentro(area, ponto)) return 0;
  if (ponto.y < caixa.top + BORDA_PX) return -PASSO_PX;
  return ponto.y > caixa.bottom - BORDA_PX ? PASSO_PX : 0;
}

const linhasDaEstrutura = (area: HTMLElement | null): Faixa[] =>
  [...(area?.querySelectorAll<HTMLElement>('[data-sessao]') ?? [])].map((linha) => {
    const { top, height } = linha.getBoundingClientRect();
    return { id: linha.dataset.sessao ?? '', topo: top, altura: height };
  });
