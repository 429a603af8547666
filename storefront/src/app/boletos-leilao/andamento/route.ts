import type { NextRequest } from 'next/server';
import { ambiente } from '../../../site/ambiente.ts';

export const dynamic = 'force-dynamic';
const PRAZO_MS = 3_000;
const SEM_RESPOSTA = { status: 404, headers: { 'cache-control': 'no-store' } };

/** How far a file is that takes long, to who made up its name: how many papers are drawn, and of how many. */
export async function GET(pedido: NextRequest): Promise<Response> {
  const qual = pedido.nextUrl.searchParams.get('pedido') ?? '';
  if (!/^[0-9a-f-]{32,36}$/.test(qual)) return new Response(null, SEM_RESPOSTA);
  try {
    const resposta = await fetch(`${ambiente().printUrl}/documentos/andamento/${qual}`, {
      ...{ redirect: 'error', cache: 'no-store', signal: AbortSignal.timeout(PRAZO_MS) },
    });
    if (!resposta.ok) return new Response(null, SEM_RESPOSTA);
    return Response.json(await resposta.json(), { headers: { 'cache-control': 'no-store' } });
  } catch {
    return new Response(null, SEM_RESPOSTA);
  }
}
