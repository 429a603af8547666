'use client';

import type { CorpoErro } from '@martelo/shared/erros';
import { useRef, useState } from 'react';
import { enviarArquivo } from '../cliente/pagar/enviar-arquivo.ts';
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
  const ultimo = useRef<{ caminho: string; corpo: object; arquivo?: File | undefined } | null>(null);
  const ocupado = useRef(false);

  const mandar = async (caminho: string, corpo: object, arquivo?: File): Promise<void> => {
    if (ocupado.current) return;
    ocupado.current = true;
    ultimo.current = { caminho, corpo, arquivo };
    definir({ tipo: 'enviando' });
    const resposta = await (arquivo !== undefined
      ? comArquivo<T>(caminho, corpo, arquivo)
      : metodo === 'DELETE'
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
    /** The same with a file: a form, and always POST. */
    enviar: (caminho: string, campos: Readonly<Record<string, string>>, arquivo: File) =>
      mandar(caminho, { ...campos, comandoId: novoComandoId() }, arquivo),
    /** The same for what may be asked twice without harm and has no command id. */
    pedir: mandar,
    repetir: () => {
      if (ultimo.current !== null) {
        const { caminho, corpo, arquivo } = ultimo.current;
        void mandar(caminho, corpo, arquivo);
      }
    },
    limpar: () => {
      if (!ocupado.current) definir({ tipo: 'parado' });
    },
  };
}

function comArquivo<T>(caminho: string, corpo: object, arquivo: File) {
  const { comandoId, ...campos } = corpo as Record<string, string> & { comandoId: string };
  return enviarArquivo<T>(caminho, arquivo, comandoId, () => {}, campos).resposta;
}

export type Comando = ReturnType<typeof useComando<never>>;
