'use client';

import { useState } from 'react';
import { chamar } from '../sessao/comandar.ts';
import { fraseDoErro } from '../sessao/frase.ts';

interface Recusada {
  codigo: string;
  frase: string;
}

/** One call at a time from a form, with what was refused in it. */
export function useEnvio<T>(metodo: 'POST' | 'PUT' | 'DELETE', caminho: string) {
  const [recusa, definirRecusa] = useState<Recusada | null>(null);
  const [enviando, definirEnviando] = useState(false);
  return {
    recusa,
    enviando,
    /** Null when it was refused: `recusa` then says why. */
    async enviar(corpo?: object, aonde = caminho): Promise<T | null> {
      definirEnviando(true);
      definirRecusa(null);
      const resposta = await chamar<T>(metodo, aonde, corpo);
      definirEnviando(false);
      if (resposta.tipo === 'aceito') return resposta.corpo;
      definirRecusa({
        codigo: resposta.erro.codigo,
        frase: fraseDoErro(resposta.erro),
      });
      return null;
    },
    /** The sentence, where the refusal is about this field. */
    doCampo: (...codigos: string[]): string | null =>
      recusa !== null && codigos.includes(recusa.codigo) ? recusa.frase : null,
    /** The sentence, where it is about none of the fields. */
    geral: (...codigos: string[]): string | null =>
      recusa !== null && !codigos.includes(recusa.codigo) ? recusa.frase : null,
  };
}
