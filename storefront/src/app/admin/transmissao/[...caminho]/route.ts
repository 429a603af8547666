import { QUEM_TRANSMITE } from '@martelo/shared/papeis';
import type { NextRequest } from 'next/server';
import { responderPagina } from '../../../../admin/responder.ts';
import { ADMIN } from '../../../../palavras/admin.ts';

export const dynamic = 'force-dynamic';

/** The studio of an auction's broadcast (`/admin/transmissao/{leilaoUid}`), and the phone that films for it. */
export const GET = (pedido: NextRequest) =>
  responderPagina(pedido, { molde: 'transmissao.html', titulo: ADMIN.transmissao, papeis: QUEM_TRANSMITE });
