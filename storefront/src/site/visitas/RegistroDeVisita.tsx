'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** `/leilao/{local}/{tipo}/{marca}/{nome}/ano.{n}/{id}`: what a lot is visited is the engine's to count (spec 2). */
const LOTE = /^\/(leilao|anuncio)(\/[^/]+){6}$/;
const CHAVE = 'visitante';
/** The same for all who are not told apart. */
const NINGUEM = 'sem-id';

/**
 * Tells the brand's own site that a page was seen, on each change of route. No cookie; the id never leaves this host, and there is none
 * before the visitor agreed to be measured: then pages are counted, and nobody is told from another.
 */
export function RegistroDeVisita({ hotUid, consentiu }: { hotUid: string; consentiu: boolean }) {
  const caminho = usePathname();
  useEffect(() => {
    const pagina = caminho === '/' ? 'pagina-inicial' : (caminho.split('/')[1] ?? '');
    if (LOTE.test(caminho) || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(pagina)) return;
    const corpo = JSON.stringify({
      url: enderecoDaVisita(location).slice(0, 2_000),
      pagina,
      hotUid,
      visitanteUid: visitante(consentiu),
    });
    navigator.sendBeacon('/api/v1/hotsite/visitas', new Blob([corpo], { type: 'application/json' }));
  }, [caminho, hotUid, consentiu]);
  return null;
}

/** What opens something to whoever reads it is no visit's: what stands behind `#`, and an access that is good once. */
export const enderecoDaVisita = ({
  origin,
  pathname,
  search,
}: Pick<Location, 'origin' | 'pathname' | 'search'>): string =>
  origin + (/^\/admin-auth(\/|$)/.test(pathname) ? '/admin-auth' : `${pathname}${search}`);

/** Of this browser on this site. What was kept once goes when it may not be kept any more. */
function visitante(consentiu: boolean): string {
  try {
    if (!consentiu) {
      localStorage.removeItem(CHAVE);
      return NINGUEM;
    }
    const guardado = localStorage.getItem(CHAVE);
    if (guardado) return guardado.slice(0, 60);
    const novo = crypto.randomUUID();
    localStorage.setItem(CHAVE, novo);
    return novo;
  } catch {
    return NINGUEM;
  }
}
