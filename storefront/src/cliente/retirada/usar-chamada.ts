'use client';

import { useRef, useState } from 'react';
import { chamar, novoComandoId } from '../../sessao/comandar.ts';
import { fraseDaRecusa } from '../../sessao/frase.ts';

/** What was refused, in words. */
export interface Recusada {
  codigo: string;
  frase: string;
  /** The field that was refused, by its path in what was sent; null where no one field was. */
  campo: string | null;
}

/**
 * One command at a time by any method. Told again after nobody answered, the same words go under the same `comandoId`: they count once.
 */
export function useChamada<T>() {
  const [recusa, definirRecusa] = useState<Recusada | null>(null);
  const [enviando, definirEnviando] = useState(false);
  const ultima = useRef<{ dita: string; comandoId: string } | null>(null);
  return {
    recusa,
    enviando,
    limpar: () => definirRecusa(null),
    /** Null when it was not accepted: `recusa` says why, for who asks at once `falhou` is called with it. */
    async mandar(
      metodo: 'POST' | 'PUT' | 'DELETE',
      caminho: string,
      corpo: object = {},
      falhou: (recusa: Recusada) => void = () => {},
    ): Promise<T | null> {
      const dita = JSON.stringify([metodo, caminho, corpo]);
      if (ultima.current?.dita !== dita) ultima.current = { dita, comandoId: novoComandoId() };
      const { comandoId } = ultima.current;
      definirEnviando(true);
      definirRecusa(null);
      const resposta =
        metodo === 'DELETE'
          ? await chamar<T>(metodo, `${caminho}?comandoId=${comandoId}`)
          : await chamar<T>(metodo, caminho, { ...corpo, comandoId });
      definirEnviando(false);
      if (resposta.tipo !== 'incerto') ultima.current = null;
      if (resposta.tipo === 'aceito') return resposta.corpo;
      const { codigo, message } = resposta.erro;
      const nova = { codigo, frase: fraseDaRecusa(message), campo: campoDe(message) };
      definirRecusa(nova);
      falhou(nova);
      return null;
    },
  };
}

const campoDe = (mensagem: string | readonly string[]): string | null =>
  /^([\w.]+): /.exec([mensagem].flat()[0] ?? '')?.[1] ?? null;
