'use client';

import type { Sessao } from '@martelo/shared/pagina';
import { type MouseEvent, type RefObject, useCallback, useRef } from 'react';
import { type Escrita, escrever, primeiroTexto, textoSobOPonteiro } from './escrever.ts';
import type { DitoPelaPrevia } from './protocolo.ts';

/** Writing in place: a double press, or the builder, starts it; what was written goes to the builder as one change. */
export function useEscrita(palco: RefObject<HTMLElement | null>, dizer: (mensagem: DitoPelaPrevia) => void) {
  const sessoes = useRef<readonly Sessao[]>([]);
  const atual = useRef<Escrita | null>(null);
  const fila = useRef<(() => void)[]>([]);

  const abrir = useCallback(
    (id: string, achar: (raiz: HTMLElement, sessao: Sessao) => ReturnType<typeof primeiroTexto>) => {
      const raiz = palco.current?.querySelector<HTMLElement>(`[data-sessao="${CSS.escape(id)}"]`);
      const sessao = sessoes.current.find((cada) => cada.id === id);
      if (!raiz || !sessao) return;
      atual.current?.terminar();
      const achado = achar(raiz, sessao);
      if (!achado) return dizer({ tipo: 'propriedades', sessaoId: id });
      atual.current = escrever({
        ...achado,
        aoTerminar(valor) {
          atual.current = null;
          const { itemId, campo } = achado.texto;
          if (valor !== null) dizer({ tipo: 'escrita', sessaoId: id, itemId, campo, valor });
          for (const tarefa of fila.current.splice(0)) tarefa();
        },
      });
    },
    [palco, dizer],
  );

  /** Runs the task now, or once nothing is being written. */
  const esperar = useCallback((tarefa: () => void) => {
    if (atual.current === null) tarefa();
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
