import { ehInterno, type PapelInterno } from '@martelo/shared/papeis';
import { headers } from 'next/headers';
import type { NextRequest } from 'next/server';
import { ADMIN_RECUSA } from '../palavras/admin-recusa.ts';
import { caminhoDoLogin } from '../sessao/retorno.ts';
import { CAMINHO_DA_SEGURANCA, sessaoAtual } from '../sessao/sessao.ts';
import { ambiente } from '../site/ambiente.ts';
import { marcaAtual } from '../site/marca.ts';
import { lerMolde, type Molde, paginaDoAdmin } from './pagina.ts';
import { semAcesso } from './sem-acesso.ts';

interface Pagina {
  molde: Molde;
  titulo: string;
  /** Whose it is, of the house; null: everybody's of it. */
  papeis?: readonly PapelInterno[];
}

/** A page of the house's own bundle: who is not logged in goes to the login, who is of somewhere else is told so (403), without a script. */
export async function responderPagina(
  pedido: NextRequest,
  { molde, titulo, papeis }: Pagina,
): Promise<Response> {
  const [marca, sessao, cabecalhos] = await Promise.all([marcaAtual(), sessaoAtual(), headers()]);
  const { pathname, search } = pedido.nextUrl;
  if (marca === null) return new Response(null, { status: 404 });
  if (sessao === null) return irPara(caminhoDoLogin('login', `${pathname}${search}`));
  if (sessao.fatorPendente) return irPara(CAMINHO_DA_SEGURANCA);
  const { enginePublico, portaEngine, cmsPublico } = ambiente();
  const daCasa = ehInterno(sessao.roles);
  const entra = daCasa && (papeis === undefined || papeis.some((papel) => sessao.roles.includes(papel)));
  const html = paginaDoAdmin(lerMolde(molde), {
    marca,
    nonce: cabecalhos.get('x-nonce') ?? '',
    titulo: `${entra ? titulo : ADMIN_RECUSA.titulo} · ${marca.nome}`,
    corpo: entra ? '' : semAcesso(daCasa ? (papeis ?? []) : null),
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
