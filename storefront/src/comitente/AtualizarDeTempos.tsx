'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const CONFERIR_MS = 20_000;

/** A client's answer is told to the client's own sockets alone: whoever waits for it looks again while the page is seen. */
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
    return () => {
      clearInterval(relogio);
      document.removeEventListener('visibilitychange', conferir);
    };
  }, [router]);
  return null;
}
