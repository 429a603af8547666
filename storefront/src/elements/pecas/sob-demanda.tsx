'use client';

import { type ComponentType, lazy, Suspense } from 'react';

/**
 * An island whose script only those pages fetch that show it; otherwise every island of every kind is in every page. The server draws
 * it all the same. Its styles must be imported by the view too, or they come with the script.
 */
export function sobDemanda<Props extends object>(
  carregar: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Ilha = lazy(async () => ({ default: await carregar() }));
  return (props) => (
    <Suspense>
      <Ilha {...props} />
    </Suspense>
  );
}
