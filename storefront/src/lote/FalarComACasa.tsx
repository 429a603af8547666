'use client';

import { type ComponentProps, lazy, Suspense } from 'react';

const BotaoDaConversa = lazy(() => import('./BotaoDaConversa.tsx'));

/** The way to one's own chat with the house about a lot. What counts what one has not read is fetched by who is a client alone. */
export const FalarComACasa = (props: ComponentProps<typeof BotaoDaConversa>) => (
  <Suspense>
    <BotaoDaConversa {...props} />
  </Suspense>
);
