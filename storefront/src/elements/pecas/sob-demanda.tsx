'use client';

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * An island whose script only those pages fetch that show it; otherwise every island of every kind is in every page. The server draws
 * it all the same. Its styles must be imported by the view too, or they come with the script.
 * @param lugar keeps its place where the page is sent in parts, which big pages are to who is logged in
 */
export function sobDemanda<Props extends object>(
  carregar: () => Promise<ComponentType<Props>>,
  lugar: ReactNode = null,
): ComponentType<Props> {
  const Ilha = lazy(async () => ({ default: await carregar() }));
  return (props) => (
    <Suspense fallback={lugar}>
      <Ilha {...props} />
    </Suspense>
  );
}
