import type { LoteNaEquipe } from '@martelo/shared/leilao-da-equipe';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { chamar, type Recusa } from '../../dados/chamar.ts';
import { useDizer } from '../../ui/Avisos.tsx';
import { useLerDeNovo, usePalavras } from '../dados.ts';
import { lugarPorTecla, mover, trecho } from './mover.ts';

/** Lots that one call puts in order. */
const POR_CHAMADA = 1_000;

interface Pego {
  uid: string;
  de: number;
  para: number;
  /** By pointer it follows it; by keys it waits to be put down. */
  como: 'teclas' | 'ponteiro';
}

/**
 * Putting lots in order, by pointer or by keys. Until it is put down nothing is sent; then the places between are, on the order that was
 * read: where somebody else has changed it meanwhile, theirs is shown.
 */
export function useOrdem({
  leiUid,
  itens,
  revisaoDaOrdem,
  lugarEm,
  mostrar,
}: {
  leiUid: string;
  itens: readonly LoteNaEquipe[];
  revisaoDaOrdem: number;
  /** Which place of the list is at this height of the window. */
  lugarEm: (y: number) => number;
  /** Brings a place of the list into sight. */
  mostrar: (lugar: number) => void;
}) {
  const P = usePalavras().lotes;
  const dizer = useDizer();
  const lerDeNovo = useLerDeNovo();
  const [pego, pegar] = useState<Pego | null>(null);
  const [dito, dizerBaixo] = useState('');
  /** The order that was asked for, until the engine's own is read. */
  const [pedida, pedir] = useState<readonly LoteNaEquipe[] | null>(null);
  const agora = useRef<Pego | null>(null);
  agora.current = pego;

  const base = pedida ?? itens;
  const mostrados = pego === null ? base : mover(base, pego.de, pego.para);

  const comecar = (lote: LoteNaEquipe, como: Pego['como']) => {
    const de = base.findIndex(({ uid }) => uid === lote.uid);
    pegar({ uid: lote.uid, de, para: de, como });
    dizerBaixo(P.pegou(lote.nome, de + 1, base.length));
  };
  const levar = (para: number) => {
    const { current } = agora;
    if (current === null || current.para === para) return;
    pegar({ ...current, para });
    dizerBaixo(P.lugar(para + 1, base.length));
    if (current.como === 'teclas') mostrar(para);
  };
  const desistir = () => {
    const lote = base.find(({ uid }) => uid === agora.current?.uid);
    pegar(null);
    if (lote) dizerBaixo(P.desistiu(lote.nome));
  };
  const soltar = async () => {
    const { current } = agora;
    pegar(null);
    if (current === null || current.de === current.para) return;
    const { de, para } = current;
    const nova = mover(base, de, para);
    const lelUids = trecho(nova, de, para).map(({ uid }) => uid);
    if (lelUids.length > POR_CHAMADA) return dizer(P.longe, { tom: 'ruim' });
    pedir(nova);
    try {
      await chamar('PUT', `/v1/leiloes/${leiUid}/ordem`, { corpo: { lelUids, revisao: revisaoDaOrdem } });
      dizerBaixo(P.soltou(nova[para]!.nome, de + 1, para + 1));
    } catch (erro) {
      const recusa = erro as Recusa;
      dizer(recusa.status === 409 ? P.ordemMudou : recusa.message, { tom: 'ruim' });
    } finally {
      await lerDeNovo();
      pedir(null);
    }
  };

  /** What makes a button the handle of its lot. */
  const alca = (lote: LoteNaEquipe) => ({
    'aria-pressed': pego?.uid === lote.uid,
    onKeyDown(evento: KeyboardEvent) {
      const { current } = agora;
      if (evento.key === ' ' || evento.key === 'Enter') {
        evento.preventDefault();
        if (current === null) comecar(lote, 'teclas');
        else void soltar();
        return;
      }
      if (current === null) return;
      if (evento.key === 'Escape') {
        evento.preventDefault();
        evento.stopPropagation();
        return desistir();
      }
      const para = lugarPorTecla(evento.key, current.para, base.length);
      if (para === null) return;
      evento.preventDefault();
      levar(para);
    },
    onBlur() {
      voltarAoFoco(
        () => (agora.current?.como === 'teclas' ? agora.current.uid : null),
        () => desistir(),
      );
    },
    onPointerDown(evento: PointerEvent<HTMLElement>) {
      if (evento.button !== 0) return;
      evento.currentTarget.setPointerCapture(evento.pointerId);
      comecar(lote, 'ponteiro');
    },
    onPointerMove(evento: PointerEvent) {
      if (agora.current?.como === 'ponteiro') levar(lugarEm(evento.clientY));
    },
    onPointerUp() {
      if (agora.current?.como === 'ponteiro') void soltar();
    },
    onPointerCancel() {
      if (agora.current?.como === 'ponteiro') desistir();
    },
  });

  return { mostrados, pego: pego?.uid ?? null, dito, alca };
}

/** Until a row that is drawn anew elsewhere is there. */
const QUADROS = 30;

/** A row that moves takes its handle along, and the browser its focus away; whoever leaves it by themselves puts it back where it was. */
function voltarAoFoco(pego: () => string | null, desistir: () => void, quadro = 0): void {
  requestAnimationFrame(() => {
    const uid = pego();
    if (uid === null) return;
    const alca = document.querySelector<HTMLElement>(`[data-alca="${uid}"]`);
    if (alca !== null && document.activeElement === alca) return;
    if (document.activeElement !== document.body || quadro >= QUADROS) return desistir();
    if (alca === null) return voltarAoFoco(pego, desistir, quadro + 1);
    alca.focus({ preventScroll: true });
  });
}
