'use client';

import { useState } from 'react';
import { useAgora, useLoteVivo } from '../live/usar.ts';
import { type CartaoQueMove, loteVivoDe } from '../lote/estado-inicial.ts';
import { relogioDoLote } from '../lote/fase.ts';

/** A lot's clock, or what stands in its place. `agora`: when the page was drawn, Unix ms. */
export function RelogioVivo({
  lote,
  dataInicio,
  agora,
}: {
  lote: CartaoQueMove;
  dataInicio: string | null;
  agora: number;
}) {
  const [inicial] = useState(() => loteVivoDe(lote));
  const estado = useLoteVivo(inicial, (vivo) => vivo.estado);
  return useAgora(agora, (instante) => relogioDoLote(estado, dataInicio, instante).texto);
}

/** How many bids a lot has. */
export function LancesVivos({ lote }: { lote: CartaoQueMove }) {
  const [inicial] = useState(() => loteVivoDe(lote));
  return useLoteVivo(inicial, ({ estado }) => estado.qtdLances).toLocaleString('pt-BR');
}
