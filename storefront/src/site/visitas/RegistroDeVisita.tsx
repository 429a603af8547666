'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** `/leilao/{local}/{tipo}/{marca}/{nome}/ano.{n}/{id}`: what a lot is visited is the engine's to count (spec 2). */
const LOTE = /^\/(leilao|anuncio)(\/[^/]+){6}$/;
const CHAVE = 'visitante';

/** Tells the brand's own site that a page was seen, on each change of route. No cookie; the id never leaves this host. */
export function RegistroDeVisita({ hotUid }: { hotUid: string }) {
  const caminho = usePathname();
  useEffect(() => {
    const pagina = caminho === '/' ? 'pagina-inicial' : (caminho.split('/')[1] ?? '');
    if (LOTE.test(caminho) || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(pagina)) return;
    const corpo = JSON.stringify({
      url: location.href.slice(0, 2_000),
      pagina,
      hotUid,
      visitanteUid: visitante(),
    });
    navigator.sendBeacon('/api/v1/hotsite/visitas', new Blob([corpo], { type: 'application/json' }));
  }, [caminho, hotUid]);
  return null;
}

/** Of this browser on this site; of this page alone where nothing may be kept. */
function visitante(): string {
  try {
    const guardado = localStorage.getItem(CHAVE);
    if (guardado) return guardado.slice(0, 60);
    const novo = crypto.randomUUID();
    localStorage.setItem(CHAVE, novo);
    return novo;
  } catch {
    return 'sem-id';
  }
}
