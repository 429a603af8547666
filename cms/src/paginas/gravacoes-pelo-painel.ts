import { ErroMartelo } from '@martelo/shared/erros';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { recusaPeloPayload } from '../conteudo/recusa-do-painel.ts';
import { gravarPagina } from './gravar-pagina.ts';

type DaColecao = Omit<Endpoint, 'root'>;

/** Every address by which Payload's form and REST change pages, one or many. */
const MUDANCAS = [
  ['post', '/'],
  ['patch', '/'],
  ['delete', '/'],
  ['post', '/versions/:id'],
  ['post', '/:id/duplicate'],
  ['patch', '/:id'],
  ['delete', '/:id'],
] as const;

/**
 * The same addresses, found before Payload's own, which then do their work inside of `gravarPagina`. The body is read first: nobody's
 * slow upload holds up the others, and the work can be done again.
 */
export const gravacoesPeloPainel: DaColecao[] = MUDANCAS.map(([method, path]) => {
  const meu: DaColecao = {
    method,
    path,
    async handler(req) {
      await addDataAndFileToRequest(req);
      Object.defineProperty(req, 'body', { value: null, configurable: true });
      const dados = req.data;
      const doPayload = padraoDe(req, meu);
      return gravarPagina(
        req.payload,
        idDe(req, path),
        async () => {
          req.data = structuredClone(dados);
          return doPayload(req);
        },
        { semRevisao: method === 'patch' && semRevisao(dados, path) },
      ).catch((erro) => {
        // Payload logs as a failure of ours what is no error of its own.
        throw erro instanceof ErroMartelo ? recusaPeloPayload(erro) : erro;
      });
    },
  };
  return meu;
});

/** What Payload would have done at this address: it stands after ours. */
function padraoDe(req: PayloadRequest, { method, path }: DaColecao): Endpoint['handler'] {
  const todos = req.payload.collections.paginas.config.endpoints || [];
  const padrao = todos.findLast((um) => um.method === method && um.path === path);
  if (!padrao) throw new Error(`Payload has no ${method} ${path}`);
  return padrao.handler;
}

const idDe = (req: PayloadRequest, path: string): string | null =>
  path === '/:id' ? String(req.routeParams?.id) : null;

/**
 * Whether a change says nothing of what it was made on. The form always says it, in a hidden field. A change of many pages at once
 * may set a few fields of each, which somebody chose; no page's whole content.
 */
function semRevisao(dados: Record<string, unknown> | undefined, path: string): boolean {
  const { revisao, _status, ...campos } = dados ?? {};
  if (typeof revisao === 'number') return false;
  return path === '/' ? 'sessoes' in campos : Object.keys(campos).length > 0;
}
