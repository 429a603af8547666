import type { NextRequest } from 'next/server';
import { paginaDeAviso } from '../../../documentos/aviso.ts';
import { buscarExtrato } from '../../../documentos/extrato.ts';
import { marcaDoHost } from '../../../site/marca.ts';

export const dynamic = 'force-dynamic';

/** The purchase statement: whoever has its hash may read it (spec 6: print pages, public by hash). */
export async function GET(
  pedido: NextRequest,
  { params }: { params: Promise<{ hash: string }> },
): Promise<Response> {
  const [{ hash }, marca] = await Promise.all([params, marcaDoHost(pedido.headers.get('host'))]);
  if (marca === null) return new Response(null, { status: 404 });
  const extrato = await buscarExtrato(hash, marca.subdominio);
  const nonce = pedido.headers.get('x-nonce');
  switch (extrato.tipo) {
    case 'pdf':
      return new Response(extrato.corpo, {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="extrato-${hash.slice(-6)}.pdf"`,
          // Revoking a statement must work at once, and shared caches must not keep what only a hash protects.
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
          ...(extrato.tamanho === null ? {} : { 'content-length': extrato.tamanho }),
        },
      });
    case 'inexistente':
      return paginaDeAviso(marca, {
        status: 404,
        titulo: 'Documento não encontrado',
        texto: 'Este extrato não existe ou foi cancelado. Confira o endereço ou o QR code.',
        nonce,
      });
    case 'indisponivel':
      return paginaDeAviso(marca, {
        status: 503,
        titulo: 'Extrato indisponível no momento',
        texto: 'Não foi possível gerar o documento agora. Tente de novo em instantes.',
        nonce,
      });
  }
}
