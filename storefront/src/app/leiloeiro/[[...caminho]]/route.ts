import { ATORES } from '@martelo/shared/transicoes';
import type { NextRequest } from 'next/server';
import { responderPagina } from '../../../admin/responder.ts';
import { ADMIN } from '../../../palavras/admin.ts';

export const dynamic = 'force-dynamic';

/** The auctioneer's console (`/leiloeiro/{leiUid}`), and the room's screen (`/leiloeiro/{leiUid}/telao`). */
export const GET = (pedido: NextRequest) =>
  responderPagina(pedido, { molde: 'sala.html', titulo: ADMIN.salaDoLeiloeiro, papeis: ATORES.leiloeiro });
