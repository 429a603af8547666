import { ErroMartelo } from '@martelo/shared/erros';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { ehAdm } from '../acesso/papeis.ts';
import { operadorDe } from '../acesso/regras.ts';
import { lerCorpo } from '../conteudo/corpo.ts';
import { esgotar } from '../conteudo/esgotar.ts';
import { respostaDeErro } from '../conteudo/resposta.ts';
import { MAXIMO_IMAGEM } from '../midia/limites.ts';
import { conferirAdministrador, type QuemFaz } from './administrador.ts';
import { lerLogo } from './logo.ts';
import { conferirEnderecos, pedirMarca, retomar, verAndamento } from './obras.ts';
import { administradorDoPedido, pedidoDeMarca } from './pedido.ts';

const LIMITE_DO_PEDIDO = 3_200_000;
const enderecos = z.object({
  subdominio: z.string().max(100).default(''),
  dominio: z.string().max(253).default(''),
});

/** The wizard's calls, for ADM alone: `/api/nova-marca…`. */
export const endpointsDoAssistente: Endpoint[] = [
  {
    path: '/nova-marca/conferir',
    method: 'get',
    handler: (req) =>
      responder(req, () =>
        conferirEnderecos(req.payload, enderecos.parse(Object.fromEntries(req.searchParams))),
      ),
  },
  {
    path: '/nova-marca/administrador',
    method: 'post',
    handler: (req) =>
      responder(req, async () => ({
        jaTemConta: await conferirAdministrador(
          { administrador: administradorDoPedido.parse(await lerCorpo(req, 4_000)) },
          quemDe(req),
        ),
      })),
  },
  { path: '/nova-marca/logo', method: 'post', handler: (req) => responder(req, () => logoEnviado(req)) },
  {
    path: '/nova-marca',
    method: 'post',
    handler: (req) =>
      responder(req, async () =>
        pedirMarca(req.payload, pedidoDeMarca.parse(await lerCorpo(req, LIMITE_DO_PEDIDO)), quemDe(req)),
      ),
  },
  {
    path: '/nova-marca/:uid',
    method: 'get',
    handler: (req) => responder(req, () => verAndamento(req.payload, uidDe(req))),
  },
  {
    path: '/nova-marca/:uid/retomar',
    method: 'post',
    handler: (req) => responder(req, () => retomar(req.payload, uidDe(req))),
  },
];

/** A picture as the body: what the wizard shows of it, and the colours it is made of. */
async function logoEnviado(req: PayloadRequest) {
  if (Number(req.headers.get('content-length') ?? 0) > MAXIMO_IMAGEM) {
    await esgotar(req.body ?? null);
    throw new ErroMartelo('CORPO_GRANDE_DEMAIS');
  }
  const corpo = Buffer.from((await req.arrayBuffer?.()) ?? new ArrayBuffer(0));
  if (corpo.length > MAXIMO_IMAGEM) throw new ErroMartelo('CORPO_GRANDE_DEMAIS');
  const { logo, cores } = await lerLogo(corpo);
  return { logo: `data:image/png;base64,${logo.toString('base64')}`, cores };
}

async function responder(req: PayloadRequest, trabalho: () => Promise<unknown>): Promise<Response> {
  try {
    if (!req.user) throw new ErroMartelo('NAO_AUTENTICADO');
    if (!ehAdm(operadorDe(req))) throw new ErroMartelo('SEM_PERMISSAO', { papeis: 'ADM' });
    return Response.json(await trabalho(), { headers: { 'cache-control': 'no-store' } });
  } catch (erro) {
    return respostaDeErro(erro, req.payload.logger);
  }
}

/** Who is logged in, as the engine knows them. */
function quemDe(req: PayloadRequest): QuemFaz {
  const { uid = '', email = '' } = (req.user ?? {}) as { uid?: string; email?: string };
  return { uid, email };
}

function uidDe(req: PayloadRequest): string {
  const lido = z.guid().safeParse(req.routeParams?.uid);
  if (!lido.success) throw new ErroMartelo('NAO_ENCONTRADO');
  return lido.data;
}
