'use client';

import { useSyncExternalStore } from 'react';

const assinar = (ouvinte: () => void) => {
  window.addEventListener('online', ouvinte);
  window.addEventListener('offline', ouvinte);
  return () => {
    window.removeEventListener('online', ouvinte);
    window.removeEventListener('offline', ouvinte);
  };
};

/** Whether the browser has a network at all. */
export const useRede = (): boolean =>
  useSyncExternalStore(
    assinar,
    () => navigator.onLine,
    () => true,
  );
