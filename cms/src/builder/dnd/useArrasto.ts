'use client';

import { type Announcements, type DragStartEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { definicaoDe } from '../../conteudo/sessoes.ts';
import type { Comandos } from '../contexto.ts';
import type { Construtor } from '../useConstrutor.ts';
import { type Faixa, lacunaEm } from './alvo.ts';
import { anuncios } from './anuncios.ts';
import type { Carga, Transporte } from './carga.ts';
import { descrever } from './descrever.ts';
import { largar } from './largar.ts';

export const instrucoes = {
  draggable:
    'Pressione Enter ou espaço para pegar. Com as setas escolha o lugar, com Enter solte, com Esc cancele.',
};

/** The canvas, as it stands on screen: what turns its own px into the window's. */
export interface FaixasDaTela {
  /** Gives the sections' places in window px, or none before the canvas has measured. */
  ler(): readonly Faixa[];
}

interface Pedido {
  comandos: Comandos;
  construtor: Construtor;
  areaEstrutura: RefObject<HTMLDivElement | null>;
  areaTela: RefObject<HTMLDivElement | null>;
}

/** Near the top and bottom of the canvas and of the outline, they scroll for as long as the pointer stays there. */
const BORDA_PX = 56;
const PASSO_PX = 18;
const INTERVALO_MS = 16;

/**
 * Dragging by pointer. dnd-kit follows the pointer; where it would fall is plain geometry over the outline's rows, or over the
 * sections the canvas reported.
 */
export function useArrasto({ comandos, construtor, areaEstrutura, areaTela }: Pedido) {
  const sensores = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));
  const faixasDaTela = useRef<FaixasDaTela>({ ler: () => [] });
  const rolagem = useRef<(por: number) => void>(() => {});
  const [nomeDaCarga, setNome] = useState<string | null>(null);
  const transporte = useRef<Transporte | null>(null);
  const { despachar, anunciar } = construtor;

  const gestos = useMemo(() => {
    const por = (novo: Transporte | null) => {
      transporte.current = novo;
      despachar({ tipo: 'transportar', transporte: novo });
    };
    const lacunaNoPonto = (x: number, y: number): number | null => {
      if (dentro(areaEstrutura.current, x, y)) return lacunaEm(linhasDaEstrutura(areaEstrutura.current), y);
      const tela = areaTela.current?.getBoundingClientRect();
      if (!tela || !dentro(areaTela.current, x, y)) return null;
      return lacunaEm(faixasDaTela.current.ler(), y);
    };
    const ponto = { x: 0, y: 0 };
    let relogio: ReturnType<typeof setInterval> | undefined;
    const acompanhar = () => {
      if (!transporte.current) return;
      const lacuna = lacunaNoPonto(ponto.x, ponto.y);
      if (lacuna !== transporte.current.lacuna) por({ ...transporte.current, lacuna });
    };
    // dnd-kit's own delta moves with whatever scrolls underneath; the gaps need the pointer itself.
    const aoMover = ({ clientX, clientY }: PointerEvent) => {
      ponto.x = clientX;
      ponto.y = clientY;
      acompanhar();
    };
    const rolarNaBorda = () => {
      const estrutura = areaEstrutura.current;
      const por = passoNaBorda(areaTela.current, ponto);
      const naEstrutura = passoNaBorda(estrutura, ponto);
      if (por !== 0) rolagem.current(por);
      if (naEstrutura !== 0) estrutura?.scrollBy(0, naEstrutura / 3);
      if (por !== 0 || naEstrutura !== 0) acompanhar();
    };
    const terminar = () => {
      clearInterval(relogio);
      window.removeEventListener('pointermove', aoMover);
      setNome(null);
      por(null);
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
        const carga = active.data.current?.carga as Carga;
        setNome(nomeDe(comandos, carga));
        por({ carga, por: 'ponteiro', lacuna: null });
        relogio = setInterval(rolarNaBorda, INTERVALO_MS);
        window.addEventListener('pointermove', aoMover);
      },
      aoSoltar() {
        const atual = transporte.current;
        if (atual && atual.lacuna !== null) {
          const { nome, posicao, total } = descrever(comandos, atual);
          largar(comandos, atual);
          anunciar(anuncios.soltou(nome, posicao, total));
        }
        terminar();
      },
      aoCancelar: terminar,
    };
  }, [comandos, despachar, anunciar, areaEstrutura, areaTela]);
  return { ...gestos, sensores, faixasDaTela, rolagem, nomeDaCarga };
}

function nomeDe(comandos: Comandos, carga: Carga): string {
  if (carga.tipo === 'elemento') return definicaoDe(carga.elemento)?.rotulo[comandos.modo] ?? carga.elemento;
  return comandos.estado().historico.sessoes.find(({ id }) => id === carga.id)?.nome ?? '';
}

function dentro(area: HTMLElement | null, x: number, y: number): boolean {
  const caixa = area?.getBoundingClientRect();
  return !!caixa && x >= caixa.left && x <= caixa.right && y >= caixa.top && y <= caixa.bottom;
}

function passoNaBorda(area: HTMLElement | null, { x, y }: { x: number; y: number }): number {
  const caixa = area?.getBoundingClientRect();
  if (!caixa || !dentro(area, x, y)) return 0;
  if (y < caixa.top + BORDA_PX) return -PASSO_PX;
  return y > caixa.bottom - BORDA_PX ? PASSO_PX : 0;
}

const linhasDaEstrutura = (area: HTMLElement | null): Faixa[] =>
  [...(area?.querySelectorAll<HTMLElement>('[data-sessao]') ?? [])].map((linha) => {
    const { top, height } = linha.getBoundingClientRect();
    return { id: linha.dataset.sessao ?? '', topo: top, altura: height };
  });
