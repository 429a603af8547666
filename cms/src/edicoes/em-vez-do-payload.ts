import { ErroMartelo } from '@martelo/shared/erros';
import { addDataAndFileToRequest, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload';
import { recusaPeloPayload } from '../conteudo/recusa-do-painel.ts';

export type DaColecao = Omit<Endpoint, 'root'>;
type Dados = Record<string, unknown> | undefined;

/**
 * One of Payload's own addresses of a collection, found before Payload's, which does its work inside of `fazer`. The body is read first:
 * nobody's slow upload holds up the others, and the work can be done again.
 */
export function emVezDoPayload(
  slug: CollectionSlug,
  method: DaColecao['method'],
  path: string,
  fazer: (req: PayloadRequest, dados: Dados, doPayload: () => Promise<Response>) => Promise<Response>,
): DaColecao {
  return {
    method,
    path,
    async handler(req) {
      await addDataAndFileToRequest(req);
      Object.defineProperty(req, 'body', { value: null, configurable: true });
      const dados = req.data as Dados;
      const doPayload = padraoDe(req, slug, method, path);
      const trabalho = async () => {
        req.data = structuredClone(dados) as PayloadRequest['data'];
        return doPayload(req);
      };
      return fazer(req, dados, trabalho).catch((erro) => {
        // Payload logs as a failure of ours what is no error of its own.
        throw erro instanceof ErroMartelo ? recusaPeloPayload(erro) : erro;
      });
    },
  };
}

/** What Payload would have done at this address: it stands after ours. */
function padraoDe(
  req: PayloadRequest,
  slug: CollectionSlug,
  method: string,
  path: string,
): Endpoint['handler'] {
  const todos = req.payload.collections[slug].config.endpoints || [];
  const padrao = todos.findLast((um) => um.method === method && um.path === path);
  if (!padrao) throw new Error(`Payload has no ${method} ${path}`);
  return padrao.handler;
}
