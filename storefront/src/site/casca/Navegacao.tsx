'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

/** Pages that nobody comes back to. */
const SEM_VOLTA = /^\/(login|cadastro|redefinir-senha|sair)?(\/|$)/;

/**
 * One listener for all links of the site's own (`data-interna`, see Ligacao): they change the page without loading it anew, so that
 * the socket and what is playing go on. The links themselves are plain HTML, and cost a page no script each. Those that lead to the
 * page one is on say so (`aria-current`); those to login and registration (`data-com-volta`) lead back from there to the page on which
 * they are pressed.
 */
export function Navegacao() {
  const roteador = useRouter();
  useEffect(() => {
    const aoClicar = (evento: MouseEvent) => {
      const entrar = (evento.target as Element).closest<HTMLAnchorElement>('a[data-com-volta]');
      if (entrar !== null && !SEM_VOLTA.test(location.pathname))
        entrar.search = String(new URLSearchParams({ retorno: `${location.pathname}${location.search}` }));
      if (evento.defaultPrevented || evento.button !== 0) return;
      if (evento.metaKey || evento.ctrlKey || evento.shiftKey || evento.altKey) return;
      const ligacao = (evento.target as Element).closest<HTMLAnchorElement>('a[data-interna]');
      if (ligacao === null || (ligacao.target && ligacao.target !== '_self')) return;
      const { origin, pathname, search, hash } = new URL(ligacao.href);
      if (origin !== location.origin) return;
      evento.preventDefault();
      roteador.push(`${pathname}${search}${hash}`, { scroll: ligacao.dataset.interna !== 'parada' });
    };
    // On window: whoever handles the click nearer to the link comes first.
    window.addEventListener('click', aoClicar);
    return () => window.removeEventListener('click', aoClicar);
  }, [roteador]);
  const [caminho, busca] = [usePathname(), useSearchParams().toString()];
  useEffect(() => {
    const aqui = busca === '' ? caminho : `${caminho}?${busca}`;
    const daqui = [
      ...document.querySelectorAll<HTMLAnchorElement>('a[data-interna]:not([aria-current])'),
    ].filter((ligacao) => ligacao.getAttribute('href') === aqui);
    for (const ligacao of daqui) ligacao.setAttribute('aria-current', 'page');
    return () => {
      for (const ligacao of daqui) ligacao.removeAttribute('aria-current');
    };
  }, [caminho, busca]);
  return null;
}
