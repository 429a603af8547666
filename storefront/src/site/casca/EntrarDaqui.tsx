'use client';

import type { AnchorHTMLAttributes } from 'react';

/** Pages that nobody comes back to. */
const SEM_VOLTA = /^\/(login|cadastro|redefinir-senha|sair)?(\/|$)/;

/**
 * To the login or to a registration, and from there back to the page that stands here when it is pressed: the header stays while pages
 * change. Without scripts it leads there all the same.
 */
export function EntrarDaqui({
  href,
  ...resto
}: { href: '/login' | '/cadastro' } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  return (
    <a
      href={href}
      onClick={({ currentTarget }) => {
        const { pathname, search } = location;
        if (!SEM_VOLTA.test(pathname))
          currentTarget.href = `${href}?${new URLSearchParams({ retorno: `${pathname}${search}` })}`;
      }}
      {...resto}
    />
  );
}
