'use client';

import { useEffect } from 'react';

/** Keeps the tab's title where Next puts the layout's own in its place: a page that is not there, once scripts run. */
export function TituloDaAba({ titulo }: { titulo: string }) {
  useEffect(() => {
    const manter = () => {
      if (document.title !== titulo) document.title = titulo;
    };
    manter();
    const vigia = new MutationObserver(manter);
    vigia.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => vigia.disconnect();
  }, [titulo]);
  return null;
}
