'use client';

import { useState } from 'react';
import { useLoteVivo } from '../live/usar.ts';
import { Dinheiro } from '../site/ui/Dinheiro.tsx';
import { type CartaoQueMove, loteVivoDe } from './estado-inicial.ts';

/** A lot's price alone, moving: the leading bid, else what it opens with. */
export function PrecoVivo({ lote, minimo }: { lote: CartaoQueMove; minimo: number }) {
  const [inicial] = useState(() => loteVivoDe(lote));
  const valor = useLoteVivo(inicial, ({ estado }) => estado.valorAtual);
  return <Dinheiro valor={valor ?? minimo} />;
}
