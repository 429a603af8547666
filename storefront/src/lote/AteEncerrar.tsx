'use client';

import { type ReactNode, useState } from 'react';
import { useLoteVivo } from '../live/usar.ts';
import { type CartaoQueMove, loteVivoDe } from './estado-inicial.ts';
import { encerrou } from './fase.ts';

/** What is of use only while one may still bid: gone once the server says that the lot is closed. */
export function AteEncerrar({ lote, children }: { lote: CartaoQueMove; children: ReactNode }) {
  const [inicial] = useState(() => loteVivoDe(lote));
  return useLoteVivo(inicial, (vivo) => encerrou(vivo.estado.situacao)) ? null : children;
}
