'use client';

import type { HotsitePublico } from '@martelo/shared/hotsite';
import { Conversa } from '../conversa/Conversa.tsx';
import { pedirValor } from '../lote/valor-pedido.ts';

/** The auction's public chat; a message that looks like a bid shows its author the way to the panel (L23). Fetched when the room stands. */
export default function ConversaDaSala({
  leiUid,
  marca,
  aoFaltar,
}: {
  leiUid: string;
  marca: Pick<HotsitePublico, 'nome' | 'tipo'>;
  /** The auction has none. */
  aoFaltar(): void;
}) {
  return (
    <Conversa
      alvo={{ leiUid }}
      marca={marca.nome}
      modo={marca.tipo}
      aoLance={pedirValor}
      aoFaltar={aoFaltar}
    />
  );
}
