'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import { lazy, Suspense } from 'react';

const Sino = lazy(() => import('./Sino.tsx'));

/** Fetched for clients alone: visitors have no notices, and wait for no script of them. */
export function SinoDoCabecalho({ modo }: { modo: TipoHotsite }) {
  return (
    <Suspense fallback={<span style={{ width: 44 }} />}>
      <Sino modo={modo} />
    </Suspense>
  );
}
