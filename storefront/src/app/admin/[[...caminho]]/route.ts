import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { NextRequest } from 'next/server';
import { PASTA_DO_ADMIN } from '../../../admin/pagina.ts';
import { responderPagina } from '../../../admin/responder.ts';
import { LEITOR, POLITICA_DO_LEITOR } from '../../../leitor/endereco.ts';
import { ADMIN } from '../../../palavras/admin.ts';

export const dynamic = 'force-dynamic';

const TIPOS: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.gz': 'application/gzip',
};
/** A file of the build, or one of its folder of readers. */
const NOME = /^(?:leitor-[0-9a-f]{8}\/)?[\w-]+(?:\.\w+)+$/;

/** The back office: one page for every address below `/admin`, for the house's people alone. What each may see in it the engine says. */
export async function GET(pedido: NextRequest, { params }: { params: Promise<{ caminho?: string[] }> }) {
  const { caminho = [] } = await params;
  if (caminho[0] === 'arquivos') return arquivo(caminho.slice(1).join('/'));
  return responderPagina(pedido, { molde: 'index.html', titulo: ADMIN.administracao });
}

/** For browsers that take no brotli (src/prontas/arquivos.ts answers the others), fonts, and what readers compute with. */
async function arquivo(nome: string): Promise<Response> {
  const tipo = TIPOS[extname(nome)];
  const corpo = NOME.test(nome) && tipo ? await lido(nome) : null;
  if (corpo === null) return new Response(null, { status: 404 });
  return new Response(corpo, {
    headers: {
      ...{ 'content-type': tipo!, 'cache-control': 'public, max-age=31536000, immutable' },
      ...(`/admin/arquivos/${nome}`.startsWith(LEITOR)
        ? { 'content-security-policy': POLITICA_DO_LEITOR }
        : {}),
    },
  });
}

async function lido(nome: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(join(PASTA_DO_ADMIN, 'arquivos', nome)));
  } catch (erro) {
    if ((erro as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw erro;
  }
}
