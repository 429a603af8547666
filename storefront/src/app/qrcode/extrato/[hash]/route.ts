import type { NextRequest } from 'next/server';

/** What the printed QR code opens: the same document. Relative, because behind a proxy only the browser knows the address. */
export async function GET(
  _: NextRequest,
  { params }: { params: Promise<{ hash: string }> },
): Promise<Response> {
  const { hash } = await params;
  return new Response(null, {
    status: 307,
    headers: { location: `/extrato/${encodeURIComponent(hash)}`, 'cache-control': 'no-store' },
  });
}
