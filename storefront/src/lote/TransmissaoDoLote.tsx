'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import type { Transmissao as Uma } from '../transmissao/Transmissao.tsx';

const Transmissao = lazy(async () => ({
  default: (await import('../transmissao/Transmissao.tsx')).Transmissao,
}));

/** The broadcast of a live auction in the place of a lot's pictures. What looks whether there is one travels with live auctions alone. */
export const TransmissaoDoLote = (props: ComponentProps<typeof Uma>) => (
  <Suspense fallback={props.children}>
    <Transmissao {...props} />
  </Suspense>
);
