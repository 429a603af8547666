'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const CONFERIR_MS = 20_000;

/** Waits for what no socket tells this page of (a bank's word, an answer told to somebody else alone): it is read again while it is seen. */
export function AtualizarDeTempos() {
  const router = useRouter();
  useEffect(() => {
    const conferir = () => {
      // A question that is being answered is not taken from under the hand.
      if (document.visibilityState === 'visible' && document.querySelector('dialog[open]') === null)
        router.refresh();
    };
    const relogio = setInterval(conferir, CONFERIR_MS);
    document.addEventListener('visibilitychange', conferir);
    // Back from another site by the browser's own button: the page is as it was left.
    const aoVoltar = ({ persisted }: PageTransitionEvent) => persisted && conferir();
    addEventListener('pageshow', aoVoltar);
    return () => {
      clearInterval(relogio);
      document.removeEventListener('visibilitychange', conferir);
      removeEventListener('pageshow', aoVoltar);
    };
  }, [router]);
  return null;
}
