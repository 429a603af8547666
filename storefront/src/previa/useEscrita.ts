'use client';

import type { Sessao } from '@martelo/shared/pagina';
import type { DitoPelaPrevia } from '@martelo/shared/pagina/previa/protocolo';
import { type MouseEvent, type RefObject, useCallback, useRef } from 'react';
import { type Escrita, escrever, primeiroTexto, textoSobOPonteiro } from './escrever.ts';

/** @param desenhar whether it is to be on screen at once */
type Tarefa = (desenhar: boolean) => void;

/**
 * Writing in place: a double press, or the builder, starts it. Every letter goes to the builder, which keeps it as it keeps what is typed
 * beside the canvas; all of them are one gesture, ended with the writing.
 */
export function useEscrita(palco: RefObject<HTMLElement | null>, dizer: (mensagem: DitoPelaPrevia) => void) {
  const sessoes = useRef<readonly Sessao[]>([]);
  const atual = useRef<Escrita | null>(null);
  const fila = useRef<Tarefa[]>([]);

  const abrir = useCallback(
    (id: string, achar: (raiz: HTMLElement, sessao: Sessao) => ReturnType<typeof primeiroTexto>) => {
      const raiz = palco.current?.querySelector<HTMLElement>(`[data-sessao="${CSS.escape(id)}"]`);
      const sessao = sessoes.current.find((cada) => cada.id === id);
      if (!raiz || !sessao) return;
      atual.current?.terminar();
      const achado = achar(raiz, sessao);
      if (!achado) return dizer({ tipo: 'propriedades', sessaoId: id });
      const { itemId, campo } = achado.texto;
      let dito = achado.texto.valor;
      let comecou = false;
      const contar = (valor: string, fim: boolean) => {
        const novo = valor !== dito;
        if (!novo && !(fim && comecou)) return;
        const antes = dito;
        dito = valor;
        comecou = true;
        dizer({ tipo: 'escrita', sessaoId: id, itemId, campo, antes, valor: novo ? valor : null, fim });
      };
      atual.current = escrever({
        ...achado,
        aoMudar: (valor) => contar(valor, false),
        aoTerminar(valor) {
          atual.current = null;
          contar(valor, true);
          const adiadas = fila.current.splice(0);
          for (const [lugar, tarefa] of adiadas.entries()) tarefa(lugar === adiadas.length - 1);
        },
      });
    },
    [palco, dizer],
  );

  /** Runs the task now, or once nothing is being written. Of many that waited only the last needs to be drawn. */
  const esperar = useCallback((tarefa: Tarefa) => {
    if (atual.current === null) tarefa(true);
    else fila.current.push(tarefa);
  }, []);
  const comecar = useCallback((id: string) => abrir(id, primeiroTexto), [abrir]);
  const aoClicarDuasVezes = useCallback(
    (evento: MouseEvent) => {
      const alvo = evento.target as Element;
      const id = alvo.closest<HTMLElement>('[data-sessao]')?.dataset.sessao;
      if (!id || alvo.closest('[data-alcas], [data-escrevendo]')) return;
      evento.preventDefault();
      abrir(id, (raiz, sessao) => textoSobOPonteiro(raiz, alvo, sessao));
    },
    [abrir],
  );
  return { sessoes, esperar, comecar, aoClicarDuasVezes };
}
