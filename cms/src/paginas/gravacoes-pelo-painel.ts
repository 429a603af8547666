import type { PayloadRequest } from 'payload';
import { type DaColecao, emVezDoPayload } from '../edicoes/em-vez-do-payload.ts';
import { gravarPagina } from './gravar-pagina.ts';

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

/** The same addresses, where Payload's own do their work inside of `gravarPagina`. */
export const gravacoesPeloPainel: DaColecao[] = MUDANCAS.map(([method, path]) =>
  emVezDoPayload('paginas', method, path, (req, dados, doPayload) => {
    // An old version comes back as a draft, whatever it was and whatever was asked: what is on the air stays there, and publishing it
    // is an act of its own.
    if (path === '/versions/:id') req.query = { ...req.query, draft: 'true' };
    return gravarPagina(req.payload, idDe(req, path), doPayload, {
      semRevisao: method === 'patch' && semRevisao(dados, path),
      enviada: method === 'patch' && path === '/:id' ? dados : undefined,
    });
  }),
);

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
