import { destinoSeguro } from '@martelo/shared/pagina/link/destino';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { ehProtegida } from '../integracoes/protegidas.ts';

/**
 * A link to anywhere an editor may name: our own paths navigate within the site, other addresses open as such, and anything
 * that is neither (`javascript:` and friends) is shown as plain text.
 */
export function Ligacao({
  href,
  parada = false,
  children,
  ...resto
}: {
  href: string;
  /** The page stays scrolled where it is. */
  parada?: boolean;
  children: ReactNode;
} & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  const destino = destinoSeguro(href);
  if (destino === null) return <span className={resto.className}>{children}</span>;
  // Followed by Navegacao. Never fetched ahead: pages are rendered per request, and a wall of lot cards would ask for all of them.
  // Where nothing of the brand's own may run, a page starts from a clean document: a script of the page before would still be there.
  if (destino.interno && !ehProtegida(destino.href))
    return (
      <a href={destino.href} data-interna={parada ? 'parada' : ''} {...resto}>
        {children}
      </a>
    );
  const novaAba = /^https?:/.test(destino.href);
  return (
    <a href={destino.href} {...(novaAba ? { target: '_blank', rel: 'noopener noreferrer' } : {})} {...resto}>
      {children}
    </a>
  );
}
