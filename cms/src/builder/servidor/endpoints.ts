import { ErroMartelo } from '@martelo/shared/erros';
import { sessao } from '@martelo/shared/pagina';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { lerCorpo } from '../../conteudo/corpo.ts';
import { respostaDeErro } from '../../conteudo/resposta.ts';
import { abrirPagina, publicar, salvarRascunho } from './pagina.ts';

const LIMITE = 4_000_000;
const revisao = z.int().min(0);
const corpoSalvar = z.strictObject({
  revisao,
  sessoes: z
    .array(sessao)
    .max(300)
    .refine((lista) => new Set(lista.map(({ id }) => id)).size === lista.length, 'seções com o mesmo id'),
});
const corpoPublicar = z.strictObject({ revisao });

/** The builder's own calls: GET, PATCH `/api/construtor/:id`, POST `/api/construtor/:id/publicar`. */
export const endpointsDoConstrutor: Endpoint[] = [
  {
    path: '/construtor/:id',
    method: 'get',
    handler: (req) => responder(req, () => abrirPagina(req, idDe(req))),
  },
  {
    path: '/construtor/:id',
    method: 'patch',
    handler: (req) =>
      responder(req, async () =>
        salvarRascunho(req, idDe(req), corpoSalvar.parse(await lerCorpo(req, LIMITE))),
      ),
  },
  {
    path: '/construtor/:id/publicar',
    method: 'post',
    handler: (req) =>
      responder(req, async () =>
        publicar(req, idDe(req), corpoPublicar.parse(await lerCorpo(req, LIMITE)).revisao),
      ),
  },
];

async function responder(req: PayloadRequest, trabalho: () => Promise<unknown>): Promise<Response> {
  try {
    // Before the body is read: a stranger learns nothing from how it is refused.
    if (!req.user) throw new ErroMartelo('NAO_AUTENTICADO');
    return Response.json(await trabalho(), { headers: { 'cache-control': 'no-store' } });
  } catch (erro) {
    return respostaDeErro(erro, req.payload.logger);
  }
}

/** Numeric on SQLite, 24 hex digits on MongoDB: whatever else is no page of ours. */
function idDe(req: PayloadRequest): string {
  const id = String(req.routeParams?.id ?? '');
  if (!/^(\d{1,15}|[0-9a-f]{24})$/.test(id)) throw new ErroMartelo('NAO_ENCONTRADO');
  return id;
}
