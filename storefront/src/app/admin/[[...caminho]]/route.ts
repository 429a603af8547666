import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { ehInterno } from '@martelo/shared/papeis';
import { headers } from 'next/headers';
import type { NextRequest } from 'next/server';
import { lerMolde, PASTA_DO_ADMIN, paginaDoAdmin } from '../../../admin/pagina.ts';
import { semAcesso } from '../../../admin/sem-acesso.ts';
import { LEITOR, POLITICA_DO_LEITOR } from '../../../leitor/endereco.ts';
import { ADMIN } from '../../../palavras/admin.ts';
import { ADMIN_RECUSA } from '../../../palavras/admin-recusa.ts';
import { caminhoDoLogin } from '../../../sessao/retorno.ts';
import { CAMINHO_DA_SEGURANCA, sessaoAtual } from '../../../sessao/sessao.ts';
import { ambiente } from '../../../site/ambiente.ts';
import { marcaAtual } from '../../../site/marca.ts';

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
  const [marca, sessao, cabecalhos] = await Promise.all([marcaAtual(), sessaoAtual(), headers()]);
  const { pathname, search } = pedido.nextUrl;
  if (marca === null) return new Response(null, { status: 404 });
  if (sessao === null) return irPara(caminhoDoLogin('login', `${pathname}${search}`));
  if (sessao.fatorPendente) return irPara(CAMINHO_DA_SEGURANCA);
  const { enginePublico, portaEngine, cmsPublico } = ambiente();
  const entra = ehInterno(sessao.roles);
  const html = paginaDoAdmin(lerMolde(), {
    marca,
    nonce: cabecalhos.get('x-nonce') ?? '',
    titulo: `${entra ? ADMIN.administracao : ADMIN_RECUSA.titulo} · ${marca.nome}`,
    corpo: entra ? '' : semAcesso(),
    configuracao: entra
      ? {
          marca: {
            ...{ nome: marca.nome, subdominio: marca.subdominio, tipo: marca.tipo },
            ...{ logoUrl: marca.logoUrl, logoClaraUrl: marca.logoClaraUrl },
          },
          painel: `${cmsPublico}/admin`,
          sessao: { permanecer: sessao.permanecer, restante: sessao.fim - Date.now() },
        }
      : null,
    aoVivo: { origem: enginePublico, porta: portaEngine, hotsite: marca.subdominio, autenticado: true },
  });
  return new Response(html, {
    status: entra ? 200 : 403,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** Relative, so that it leads to the very host that was asked. */
const irPara = (location: string): Response =>
  new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } });

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
