import Link from 'next/link';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { destinoSeguro } from './destino.ts';

export { destinoSeguro } from './destino.ts';

/**
 * A link to anywhere an editor may name: our own paths navigate within the site, other addresses open as such, and anything
 * that is neither (`javascript:` and friends) is shown as plain text.
 */
export function Ligacao({
  href,
  children,
  ...resto
}: { href: string; children: ReactNode } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  const destino = destinoSeguro(href);
  if (destino === null) return <span className={resto.className}>{children}</span>;
  // No prefetch: pages are rendered per request, and a wall of lot cards would ask for all of them.
  if (destino.interno)
    return (
      <Link href={destino.href} prefetch={false} {...resto}>
        {children}
      </Link>
    );
  const novaAba = /^https?:/.test(destino.href);
  return (
    <a href={destino.href} {...(novaAba ? { target: '_blank', rel: 'noopener noreferrer' } : {})} {...resto}>
      {children}
    </a>
  );
}
