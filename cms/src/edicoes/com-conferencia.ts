import { AsyncLocalStorage } from 'node:async_hooks';
import { ErroMartelo } from '@martelo/shared/erros';
import type { CollectionBeforeChangeHook, CollectionConfig, CollectionSlug, PayloadRequest } from 'payload';
import { emTransacao } from '../banco/transacao.ts';
import { recusaPeloPayload } from '../conteudo/recusa-do-painel.ts';
import { type DaColecao, emVezDoPayload } from './em-vez-do-payload.ts';

/** A change of one record through Payload's form or REST. */
interface Edicao {
  colecao: string;
  id: string;
  /** When the record was last changed as whoever changes it read it, Unix ms; null: they did not say. */
  lida: number | null;
}

const casa = globalThis as unknown as { __marteloEdicao?: AsyncLocalStorage<Edicao> };
/** One a process, whichever of Next's bundles asks. */
const edicao = (): AsyncLocalStorage<Edicao> => {
  casa.__marteloEdicao ??= new AsyncLocalStorage();
  return casa.__marteloEdicao;
};

/**
 * Adds compare-and-set to a collection that staff edit: one record is changed only by who says, in `updatedAt`, which state of it they
 * read, and only if it is still so. Payload's form says it by itself, in a hidden field. What two people send at once is done one after
 * the other. A change of many records sets the fields that were chosen for all of them; programs' calls and the house's own work
 * change what they name.
 */
export function comConferencia(colecao: CollectionConfig): CollectionConfig {
  const { slug, hooks = {}, endpoints } = colecao;
  const alterar: DaColecao = emVezDoPayload(
    slug as CollectionSlug,
    'patch',
    '/:id',
    (req, dados, doPayload) => {
      const id = String(req.routeParams?.id);
      const esta: Edicao = { colecao: slug, id, lida: instante(dados?.updatedAt) };
      const trabalho = () => edicao().run(esta, doPayload);
      if (!req.file && !req.query?.uploadEdits) return emTransacao(req.payload, `${slug}:${id}`, trabalho);
      // A picture is resized on its way, and nobody's writes wait for that; Payload takes the old file away before any hook is asked.
      return conferirAntes(req, esta).then(trabalho);
    },
  );
  return {
    ...colecao,
    hooks: { ...hooks, beforeChange: [conferir, ...(hooks.beforeChange ?? [])] },
    endpoints: [...(endpoints || []), alterar],
  };
}

/** Stands behind what Payload asks of who may change it: a stranger learns nothing of when. */
const conferir: CollectionBeforeChangeHook = ({ data, operation, originalDoc, collection }) => {
  const atual = edicao().getStore();
  if (operation !== 'update' || atual?.colecao !== collection.slug) return data;
  if (atual.id !== String(originalDoc?.id)) return data;
  exigirLida(atual, originalDoc?.updatedAt);
  return data;
};

async function conferirAntes(req: PayloadRequest, esta: Edicao): Promise<void> {
  const doc = await req.payload.findByID({
    collection: esta.colecao as CollectionSlug,
    id: esta.id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  });
  if (doc) exigirLida(esta, (doc as { updatedAt?: string }).updatedAt);
}

/** @throws REVISAO_AUSENTE, REVISAO_DESATUALIZADA, as Payload lets them through */
function exigirLida({ lida }: Edicao, updatedAt: string | undefined): void {
  if (lida === null)
    throw recusaPeloPayload(new ErroMartelo('REVISAO_AUSENTE', { campo: 'updatedAt', updatedAt }));
  if (lida !== Date.parse(updatedAt ?? ''))
    throw recusaPeloPayload(new ErroMartelo('REVISAO_DESATUALIZADA', { updatedAt }));
}

function instante(valor: unknown): number | null {
  const lido = typeof valor === 'string' ? Date.parse(valor) : Number.NaN;
  return Number.isFinite(lido) ? lido : null;
}
