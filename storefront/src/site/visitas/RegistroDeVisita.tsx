'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** `/leilao/{local}/{tipo}/{marca}/{nome}/ano.{n}/{id}`: how often a lot is opened is the engine's to count (spec 2). */
const LOTE = /^\/(?:leilao|anuncio)(?:\/[^/]+){5}\/(\d+)$/;
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
    const visitanteUid = visitante(consentiu);
    const lote = LOTE.exec(caminho)?.[1];
    if (lote !== undefined) return contar(`lotes/${lote}/visitas`, { visitanteUid });
    const pagina = caminho === '/' ? 'pagina-inicial' : (caminho.split('/')[1] ?? '');
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(pagina)) return;
    contar('hotsite/visitas', {
      url: enderecoDaVisita(location).slice(0, 2_000),
      pagina,
      hotUid,
      visitanteUid,
    });
  }, [caminho, hotUid, consentiu]);
  return null;
}

/** Sent also by a page that is being left. */
function contar(chamada: string, corpo: object): void {
  navigator.sendBeacon(`/api/v1/${chamada}`, new Blob([JSON.stringify(corpo)], { type: 'application/json' }));
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
