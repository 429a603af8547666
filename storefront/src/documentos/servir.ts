import type { TipoDeImpresso } from '@martelo/shared/impressos/comum';
import type { NextRequest } from 'next/server';
import { DOCUMENTOS } from '../palavras/documentos.ts';
import { COOKIE_ACESSO } from '../sessao/cookies.ts';
import { caminhoDoLogin } from '../sessao/retorno.ts';
import { marcaDoHost } from '../site/marca.ts';
import { paginaDeAviso } from './aviso.ts';
import { buscarDocumento, ehHash, type Papel } from './documento.ts';

type ComHash = { params: Promise<{ hash: string }> };

/** GET of the papers that open by an address: whoever has its hash may read it (spec 6: print pages, public by hash). */
export const porEndereco =
  (tipo: TipoDeImpresso) =>
  async (pedido: NextRequest, { params }: ComHash): Promise<Response> => {
    const { hash } = await params;
    return responder(pedido, async (hotsite) =>
      ehHash(hash) ? buscarDocumento(`${tipo}/${hash}.pdf`, { hotsite }) : { tipo: 'inexistente' },
    );
  };

/** GET of a paper that is asked for by its query, as whoever reads it; visitors are led to the login and come back. */
export const porConsulta =
  (tipo: string, parametros: readonly string[], { prazoMs }: { prazoMs?: number } = {}) =>
  (pedido: NextRequest): Promise<Response> =>
    responder(pedido, (hotsite) => {
      const busca = new URLSearchParams();
      for (const nome of parametros)
        for (const valor of pedido.nextUrl.searchParams.getAll(nome)) busca.append(nome, valor);
      const token = pedido.cookies.get(COOKIE_ACESSO)?.value ?? null;
      return buscarDocumento(`${tipo}.pdf?${busca}`, { hotsite, token, ...(prazoMs && { prazoMs }) });
    });

async function responder(
  pedido: NextRequest,
  buscar: (hotsite: string) => Promise<Papel>,
): Promise<Response> {
  const marca = await marcaDoHost(pedido.headers.get('host'));
  if (marca === null) return new Response(null, { status: 404 });
  const papel = await buscar(marca.subdominio);
  if (papel.tipo === 'sem-sessao') {
    const { pathname, search } = pedido.nextUrl;
    // Relative, because behind a proxy only the browser knows the address.
    const location = caminhoDoLogin('login', `${pathname}${search}`);
    return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } });
  }
  if (papel.tipo === 'pdf')
    return new Response(papel.corpo, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${papel.nome ?? 'documento.pdf'}"`,
        // Revoking a document must work at once, and shared caches must not keep what only a hash protects.
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        ...(papel.tamanho === null ? {} : { 'content-length': papel.tamanho }),
      },
    });
  return paginaDeAviso(marca, { ...AVISOS[papel.tipo], nonce: pedido.headers.get('x-nonce') });
}

const AVISOS = {
  malformado: { status: 400, titulo: DOCUMENTOS.malformado, texto: DOCUMENTOS.confiraOEndereco },
  'sem-permissao': { status: 403, titulo: DOCUMENTOS.semPermissao, texto: DOCUMENTOS.outraConta },
  inexistente: { status: 404, titulo: DOCUMENTOS.semDocumento, texto: DOCUMENTOS.confiraOEndereco },
  indisponivel: { status: 503, titulo: DOCUMENTOS.indisponivel, texto: DOCUMENTOS.tenteDeNovo },
} as const;
