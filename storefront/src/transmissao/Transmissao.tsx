'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTransmissao } from './usar-transmissao.ts';

/** The player travels once there is something to play. */
const Video = lazy(() => import('./Video.tsx'));

interface Props {
  leiUid: string;
  modo: TipoHotsite;
  /** What is shown where no picture comes: the lot's own. */
  children?: ReactNode;
}

/** An auction's broadcast while there is one, in the place of what it is given; it shows nothing and fetches nothing where there is none. */
export function Transmissao({ leiUid, modo, children }: Props) {
  const transmissao = useTransmissao(leiUid);
  const uid = transmissao?.uid ?? null;
  const chega = transmissao?.chega === true;
  // One that has been seen stays, as a still picture, while it has fallen; one from elsewhere never comes here.
  const [vista, ver] = useState<string | null>(null);
  useEffect(() => {
    if (uid !== null && chega) ver(uid);
  }, [uid, chega]);
  if (uid === null || (!chega && vista !== uid)) return children;
  return (
    <Suspense fallback={children}>
      <Video key={uid} leiUid={leiUid} modo={modo} chega={chega}>
        {children}
      </Video>
    </Suspense>
  );
}
