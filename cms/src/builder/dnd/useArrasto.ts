'use client';

import {
  type Announcements,
  type DragMoveEvent,
  type DragStartEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { definicaoDe } from '../../conteudo/sessoes.ts';
import type { Comandos } from '../contexto.ts';
import type { Construtor } from '../useConstrutor.ts';
import { type Faixa, lacunaEm } from './alvo.ts';
import { anuncios } from './anuncios.ts';
import type { Carga, Transporte } from './carga.ts';
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

const BORDA_PX = 56;
const PASSO_PX = 14;

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

  return useMemo(() => {
    const por = (novo: Transporte | null) => {
      transporte.current = novo;
      despachar({ tipo: 'transportar', transporte: novo });
    };
    const lacunaNoPonto = (x: number, y: number): number | null => {
      if (dentro(areaEstrutura.current, x, y)) return lacunaEm(linhasDaEstrutura(areaEstrutura.current), y);
      const tela = areaTela.current?.getBoundingClientRect();
      if (!tela || !dentro(areaTela.current, x, y)) return null;
      if (y < tela.top + BORDA_PX) rolagem.current(-PASSO_PX);
      else if (y > tela.bottom - BORDA_PX) rolagem.current(PASSO_PX);
      return lacunaEm(faixasDaTela.current.ler(), y);
    };
    return {
      sensores,
      faixasDaTela,
      rolagem,
      nomeDaCarga,
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
      },
      aoMover({ activatorEvent, delta }: DragMoveEvent) {
        if (!transporte.current || !(activatorEvent instanceof PointerEvent)) return;
        const lacuna = lacunaNoPonto(activatorEvent.clientX + delta.x, activatorEvent.clientY + delta.y);
        if (lacuna !== transporte.current.lacuna) por({ ...transporte.current, lacuna });
      },
      aoSoltar() {
        const atual = transporte.current;
        if (atual && atual.lacuna !== null) {
          largar(comandos, atual);
          const total = comandos.estado().historico.sessoes.length + (atual.carga.tipo === 'elemento' ? 1 : 0);
          anunciar(
            anuncios.soltou(nomeDe(comandos, atual.carga), Math.min(atual.lacuna + 1, total), total),
          );
        }
        setNome(null);
        por(null);
      },
      aoCancelar() {
        setNome(null);
        por(null);
      },
    };
  }, [sensores, nomeDaCarga, comandos, despachar, anunciar, areaEstrutura, areaTela]);
}

function nomeDe(comandos: Comandos, carga: Carga): string {
  if (carga.tipo === 'elemento') return definicaoDe(carga.elemento)?.rotulo[comandos.modo] ?? carga.elemento;
  return comandos.estado().historico.sessoes.find(({ id }) => id === carga.id)?.nome ?? '';
}

function dentro(area: HTMLElement | null, x: number, y: number): boolean {
  const caixa = area?.getBoundingClientRect();
  return !!caixa && x >= caixa.left && x <= caixa.right && y >= caixa.top && y <= caixa.bottom;
}

const linhasDaEstrutura = (area: HTMLElement | null): Faixa[] =>
  [...(area?.querySelectorAll<HTMLElement>('[data-sessao]') ?? [])].map((linha) => {
    const { top, height } = linha.getBoundingClientRect();
    return { id: linha.dataset.sessao ?? '', topo: top, altura: height };
  });
