import { ErroMartelo } from '@martelo/shared/erros';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { ehAdm } from '../acesso/papeis.ts';
import { operadorDe } from '../acesso/regras.ts';
import { ambiente } from '../ambiente.ts';
import { lerCorpo } from '../conteudo/corpo.ts';
import { respostaDeErro } from '../conteudo/resposta.ts';
import { abrir, selar } from './cofre.ts';

/** What a DNS provider asks for (Cloudflare's shape: account e-mail, API key, zone). */
export const credenciaisDns = z.strictObject({
  email: z.email('Informe o e-mail da conta no provedor.').max(200),
  chave: z.string().trim().min(8, 'A chave tem ao menos 8 caracteres.').max(500),
  zona: z.string().trim().min(1, 'Informe a zona.').max(253),
});

/**
 * POST `/api/hotsites/:id/dns` takes the credentials, DELETE forgets them. Only ADM, and there is no call that gives them back: the
 * answer says when and by whom they were set.
 */
export const endpointsDeDns: Omit<Endpoint, 'root'>[] = [
  {
    path: '/:id/dns',
    method: 'post',
    handler: (req) => responder(req, async () => credenciaisDns.parse(await lerCorpo(req, 4_000))),
  },
  { path: '/:id/dns', method: 'delete', handler: (req) => responder(req, async () => null) },
];

async function responder(
  req: PayloadRequest,
  ler: () => Promise<z.infer<typeof credenciaisDns> | null>,
): Promise<Response> {
  try {
    if (!req.user) throw new ErroMartelo('NAO_AUTENTICADO');
    if (!ehAdm(operadorDe(req))) throw new ErroMartelo('SEM_PERMISSAO', { papeis: 'ADM' });
    const credenciais = await ler();
    const id = Number(req.routeParams?.id);
    const marca = await req.payload.findByID({ collection: 'hotsites', id, depth: 0, disableErrors: true });
    if (!marca) throw new ErroMartelo('HOTSITE_NAO_ENCONTRADO');
    const quando = new Date().toISOString();
    const quem = req.user.email ?? '';
    const { updatedAt } = await req.payload.update({
      collection: 'hotsites',
      id,
      data: {
        dnsCifrado: credenciais && selarConferindo(JSON.stringify(credenciais), marca.uid),
        dnsDefinidaEm: credenciais && quando,
        dnsDefinidaPor: credenciais && quem,
      },
      depth: 0,
      user: req.user,
    });
    return Response.json(
      {
        definidaEm: credenciais && quando,
        definidaPor: credenciais && quem,
        // For the form that is open around it, which says what it read when it is saved.
        marca: { antes: marca.updatedAt, agora: updatedAt },
      },
      { headers: { 'cache-control': 'no-store' } },
    );
  } catch (erro) {
    return respostaDeErro(erro, req.payload.logger);
  }
}

/** Nobody will see them again: that they open is proven before the answer says they are kept. */
function selarConferindo(texto: string, dono: string): string {
  const { segredoPayload } = ambiente();
  const selado = selar(texto, dono, segredoPayload);
  if (abrir(selado, dono, segredoPayload) !== texto) throw new Error('sealed credentials do not open');
  return selado;
}
