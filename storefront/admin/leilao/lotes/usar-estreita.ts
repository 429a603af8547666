import { useSyncExternalStore } from 'react';

/** Where a row is a card: the same width as in leilao.css. */
const ESTREITA = '(max-width: 700px)';

const ouvir = (mudou: () => void) => {
  const consulta = matchMedia(ESTREITA);
  consulta.addEventListener('change', mudou);
  return () => consulta.removeEventListener('change', mudou);
};

export const useEstreita = (): boolean => useSyncExternalStore(ouvir, () => matchMedia(ESTREITA).matches);
