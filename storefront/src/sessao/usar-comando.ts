'use client';

import type { CorpoErro } from '@martelo/shared/erros';
import { useRef, useState } from 'react';
import { chamar, novoComandoId } from './comandar.ts';

export type EstadoDoComando =
  | { tipo: 'parado' }
  | { tipo: 'enviando' }
  | { tipo: 'recusado'; erro: CorpoErro }
  /** Nobody answered: `repetir` sends the same command again. */
  | { tipo: 'incerto' };

/**
 * One command at a time. Its id is made once a press and kept through every repetition: the server decides it once (rule 10). A DELETE
 * carries it in its address.
 */
export function useComando<T>(aoAceitar: (corpo: T) => void, metodo: 'POST' | 'PUT' | 'DELETE' = 'POST') {
  const [estado, definir] = useState<EstadoDoComando>({ tipo: 'parado' });
  const ultimo = useRef<{ caminho: string; corpo: object } | null>(null);
  const ocupado = useRef(false);

  const mandar = async (caminho: string, corpo: object): Promise<void> => {
    if (ocupado.current) return;
    ocupado.current = true;
    ultimo.current = { caminho, corpo };
    definir({ tipo: 'enviando' });
    const resposta = await (metodo === 'DELETE'
      ? chamar<T>(metodo, `${caminho}?${new URLSearchParams(corpo as Record<string, string>)}`)
      : chamar<T>(metodo, caminho, corpo));
    ocupado.current = false;
    if (resposta.tipo !== 'aceito') return definir(resposta);
    definir({ tipo: 'parado' });
    aoAceitar(resposta.corpo);
  };

  return {
    estado,
    enviando: estado.tipo === 'enviando',
    mandar: (caminho: string, corpo: object = {}) =>
      mandar(caminho, { ...corpo, comandoId: novoComandoId() }),
    /** The same for what may be asked twice without harm and has no command id. */
    pedir: mandar,
    repetir: () => {
      if (ultimo.current !== null) void mandar(ultimo.current.caminho, ultimo.current.corpo);
    },
    limpar: () => {
      if (!ocupado.current) definir({ tipo: 'parado' });
    },
  };
}

export type Comando = ReturnType<typeof useComando<never>>;
