'use client';

import { lazy, Suspense } from 'react';

const VigiaDaSessao = lazy(() =>
  import('./VigiaDaSessao.tsx').then((modulo) => ({ default: modulo.VigiaDaSessao })),
);

/** What a session needs of a page. Fetched only where there is one: visitors are most, and wait for no script of it. */
export function SessaoViva(sessao: { permanecer: boolean; restante: number }) {
  return (
    <Suspense>
      <VigiaDaSessao {...sessao} />
    </Suspense>
  );
}
