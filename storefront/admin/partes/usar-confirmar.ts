import { useState } from 'react';
import type { Recusa } from '../dados/chamar.ts';

/** What a question does when it is confirmed: shown as under way, and what it is refused for said where it was asked. */
export function useConfirmar() {
  const [fazendo, fazer] = useState(false);
  const [recusa, recusar] = useState<readonly string[]>([]);
  const confirmar = async (ato: () => Promise<void>): Promise<void> => {
    fazer(true);
    try {
      await ato();
    } catch (erro) {
      recusar((erro as Recusa).mensagens);
    } finally {
      fazer(false);
    }
  };
  return { fazendo, recusa, recusar, confirmar };
}
