import { useSyncExternalStore } from 'react';

const ouvir = (mudou: () => void) => {
  addEventListener('online', mudou);
  addEventListener('offline', mudou);
  return () => {
    removeEventListener('online', mudou);
    removeEventListener('offline', mudou);
  };
};

/** Whether the browser has a network at all: without one, acts wait. */
export const useOnline = (): boolean => useSyncExternalStore(ouvir, () => navigator.onLine);
