import { type ComponentProps, lazy, Suspense } from 'react';
import type { Historico } from './Historico.tsx';

const Gaveta = lazy(() => import('./Historico.tsx').then((um) => ({ default: um.Historico })));

/** A record's history, fetched when somebody opens it: no screen pays for it before. */
export const VerHistorico = (props: ComponentProps<typeof Historico>) => (
  <Suspense>
    <Gaveta {...props} />
  </Suspense>
);
