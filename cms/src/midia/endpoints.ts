import { ErroMartelo } from '@martelo/shared/erros';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { numeroDaMarca } from '../acesso/regras.ts';
import { lerCorpo } from '../conteudo/corpo.ts';
import { respostaDeErro } from '../conteudo/resposta.ts';
import { listarPastas, moverPasta, PASTA } from './pastas.ts';
import { usosDaMidia } from './usos.ts';

const corpoMover = z.strictObject({
  de: z.string().regex(PASTA),
  para: z.union([z.literal(''), z.string().regex(PASTA)]),
});

/** GET `/api/midia/pastas`, POST `/api/midia/pastas/mover`, GET `/api/midia/:id/usos`. */
export const endpointsDaMidia: Endpoint[] = [
  {
    path: '/pastas',
    method: 'get',
    handler: (req) =>
      responder(req, async () => {
        const hotsite = Number(req.query?.hotsite);
        return {
          pastas: await listarPastas(req, Number.isInteger(hotsite) && hotsite > 0 ? hotsite : undefined),
        };
      }),
  },
  {
    path: '/pastas/mover',
    method: 'post',
    handler: (req) =>
      responder(req, async () => {
        const { de, para } = corpoMover.parse(await lerCorpo(req, 2_000));
        return { movidas: await moverPasta(req, de, para) };
      }),
  },
  {
    path: '/:id/usos',
    method: 'get',
    handler: (req) =>
      responder(req, async () => {
        const id = String(req.routeParams?.id ?? '');
        const doc = await req.payload.findByID({
          collection: 'midia',
          id,
          depth: 0,
          disableErrors: true,
          overrideAccess: false,
          user: req.user,
        });
        const marca = numeroDaMarca(doc?.hotsite);
        if (!doc || marca === null) throw new ErroMartelo('NAO_ENCONTRADO');
        return { usos: await usosDaMidia(req.payload, doc.id, marca) };
      }),
  },
];

async function responder(req: PayloadRequest, trabalho: () => Promise<unknown>): Promise<Response> {
  try {
    if (!req.user) throw new ErroMartelo('NAO_AUTENTICADO');
    return Response.json(await trabalho(), { headers: { 'cache-control': 'no-store' } });
  } catch (erro) {
    return respostaDeErro(erro, req.payload.logger);
  }
}
