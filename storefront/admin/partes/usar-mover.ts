import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { lugarPorTecla, mover } from './mover.ts';

interface Pego {
  chave: string;
  de: number;
  para: number;
  /** By pointer it follows it; by keys it waits to be put down. */
  como: 'teclas' | 'ponteiro';
}

export interface Movimento<T> {
  nova: readonly T[];
  de: number;
  para: number;
}

/**
 * Putting things of a list in order, by pointer or by keys: Space picks up and puts down, arrows move, Escape gives up. Until it is put down
 * nothing has changed. Each step is said.
 */
export function useMover<T>({
  itens,
  chaveDe,
  nomeDe,
  palavras: P,
  lugarEm,
  mostrar,
  aoSoltar,
}: {
  itens: readonly T[];
  chaveDe: (item: T) => string;
  nomeDe: (item: T) => string;
  palavras: {
    pegou: (nome: string, lugar: number, total: number) => string;
    lugar: (lugar: number, total: number) => string;
    desistiu: (nome: string) => string;
  };
  /** Which place of the list is at this point of the window; null where none is. */
  lugarEm: (x: number, y: number) => number | null;
  /** Brings a place of the list into sight. */
  mostrar?: (lugar: number) => void;
  /** What is done with it. @returns what is said of it, if anything is */
  aoSoltar: (movimento: Movimento<T>) => Promise<string | undefined>;
}) {
  const [pego, pegar] = useState<Pego | null>(null);
  const [dito, dizerBaixo] = useState('');
  const agora = useRef<Pego | null>(null);
  agora.current = pego;
  const mostrados = pego === null ? itens : mover(itens, pego.de, pego.para);

  const comecar = (item: T, como: Pego['como']) => {
    const chave = chaveDe(item);
    const de = itens.findIndex((um) => chaveDe(um) === chave);
    pegar({ chave, de, para: de, como });
    dizerBaixo(P.pegou(nomeDe(item), de + 1, itens.length));
  };
  const levar = (para: number | null) => {
    const { current } = agora;
    if (current === null || para === null || current.para === para) return;
    pegar({ ...current, para });
    dizerBaixo(P.lugar(para + 1, itens.length));
    if (current.como === 'teclas') mostrar?.(para);
  };
  const desistir = () => {
    const item = itens.find((um) => chaveDe(um) === agora.current?.chave);
    pegar(null);
    if (item) dizerBaixo(P.desistiu(nomeDe(item)));
  };
  const soltar = async () => {
    const { current } = agora;
    pegar(null);
    if (current === null || current.de === current.para) return;
    const { de, para } = current;
    const fica = await aoSoltar({ nova: mover(itens, de, para), de, para });
    if (fica !== undefined) dizerBaixo(fica);
  };

  // Of the whole window: what moves in the list is taken out and put in again, and no element holds a pointer through that.
  const doPonteiro = { levar, soltar, desistir, lugarEm };
  const ouvido = useRef(doPonteiro);
  ouvido.current = doPonteiro;
  const comPonteiro = pego?.como === 'ponteiro';
  useEffect(() => {
    if (!comPonteiro) return;
    const fim = new AbortController();
    const ouvir = (evento: string, fazer: (evento: globalThis.PointerEvent) => void) =>
      addEventListener(evento, fazer as EventListener, { signal: fim.signal });
    ouvir('pointermove', ({ clientX, clientY }) =>
      ouvido.current.levar(ouvido.current.lugarEm(clientX, clientY)),
    );
    ouvir('pointerup', () => void ouvido.current.soltar());
    ouvir('pointercancel', () => ouvido.current.desistir());
    return () => fim.abort();
  }, [comPonteiro]);

  /** What makes a button the handle of its item. */
  const alca = (item: T) => ({
    'aria-pressed': pego?.chave === chaveDe(item),
    'data-alca': chaveDe(item),
    onKeyDown(evento: KeyboardEvent) {
      const { current } = agora;
      if (evento.key === ' ' || evento.key === 'Enter') {
        evento.preventDefault();
        if (current === null) comecar(item, 'teclas');
        else void soltar();
        return;
      }
      if (current === null) return;
      if (evento.key === 'Escape') {
        evento.preventDefault();
        evento.stopPropagation();
        return desistir();
      }
      const para = lugarPorTecla(evento.key, current.para, itens.length);
      if (para === null) return;
      evento.preventDefault();
      levar(para);
    },
    onBlur() {
      voltarAoFoco(
        () => (agora.current?.como === 'teclas' ? agora.current.chave : null),
        () => desistir(),
      );
    },
    onPointerDown(evento: PointerEvent<HTMLElement>) {
      if (evento.button !== 0) return;
      comecar(item, 'ponteiro');
    },
  });

  return { mostrados, pego: pego?.chave ?? null, dito, alca };
}

/** Until an item that is drawn anew elsewhere is there. */
const QUADROS = 30;

/** An item that moves takes its handle along, and the browser its focus away; whoever leaves it by themselves puts it back where it was. */
function voltarAoFoco(pego: () => string | null, desistir: () => void, quadro = 0): void {
  requestAnimationFrame(() => {
    const chave = pego();
    if (chave === null) return;
    const alca = document.querySelector<HTMLElement>(`[data-alca="${CSS.escape(chave)}"]`);
    if (alca !== null && document.activeElement === alca) return;
    if (document.activeElement !== document.body || quadro >= QUADROS) return desistir();
    if (alca === null) return voltarAoFoco(pego, desistir, quadro + 1);
    alca.focus({ preventScroll: true });
  });
}
