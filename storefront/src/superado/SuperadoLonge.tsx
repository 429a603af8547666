'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import { lazy, Suspense } from 'react';

const AvisoSuperado = lazy(() => import('./AvisoSuperado.tsx'));

/** Fetched for clients alone: visitors lead nowhere. */
export function SuperadoLonge({ modo }: { modo: TipoHotsite }) {
  return (
    <Suspense>
      <AvisoSuperado modo={modo} />
    </Suspense>
  );
}
