import { ErroMartelo } from '@martelo/shared/erros';
import type { PaginaSite, Sessao } from '@martelo/shared/pagina';
import type { PayloadRequest } from 'payload';
import { exigirEdicao } from '../../acesso/papeis.ts';
import { numeroDaMarca, operadorDe } from '../../acesso/regras.ts';
import { montarPagina } from '../../conteudo/pagina-publica.ts';
import type { Hotsite, Pagina } from '../../payload-types.ts';
import { emSerie } from './em-serie.ts';

/** What the builder opens with. */
export interface PaginaAberta {
  id: number;
  revisao: number;
  salvaEm: string;
  publicada: boolean;
  pagina: PaginaSite;
  hotsite: Pick<Hotsite, 'id' | 'nome' | 'tipo' | 'subdominio'>;
}

export interface Salva {
  revisao: number;
  quando: string;
}

type Pedido = Pick<PayloadRequest, 'payload' | 'user'>;

/**
 * The newest version of a page, draft or not, for someone who may edit its brand.
 * @throws ErroMartelo NAO_AUTENTICADO, SEM_PERMISSAO, NAO_ENCONTRADO
 */
export async function abrirPagina(req: Pedido, id: string | number): Promise<PaginaAberta> {
  const { doc, hotsite } = await lerPagina(req, id);
  return {
    id: doc.id,
    revisao: doc.revisao,
    salvaEm: doc.updatedAt,
    publicada: doc._status === 'published',
    pagina: await montarPagina(req.payload, hotsite, doc),
    hotsite: {
      id: hotsite.id,
      nome: hotsite.nome,
      tipo: hotsite.tipo,
      subdominio: hotsite.subdominio,
    },
  };
}

/**
 * Saves the sections as a draft; what is published stays published.
 * @throws ErroMartelo REVISAO_DESATUALIZADA with the other version when `revisao` is not the newest
 */
export async function salvarRascunho(
  req: Pedido,
  id: string | number,
  dados: { revisao: number; sessoes: Sessao[] },
): Promise<Salva> {
  return emSerie(`pagina:${id}`, async () => {
    await exigirRevisao(req, id, dados.revisao);
    return gravar(req, id, { sessoes: dados.sessoes, _status: 'draft' }, true);
  });
}

/** Makes the newest draft what the public sees. Same refusals as a save. */
export async function publicar(req: Pedido, id: string | number, revisao: number): Promise<Salva> {
  return emSerie(`pagina:${id}`, async () => {
    await exigirRevisao(req, id, revisao);
    return gravar(req, id, { _status: 'published' }, false);
  });
}

async function lerPagina(req: Pedido, id: string | number): Promise<{ doc: Pagina; hotsite: Hotsite }> {
  const operador = operadorDe(req);
  if (!operador) throw new ErroMartelo('NAO_AUTENTICADO');
  const doc = (await req.payload.findByID({
    collection: 'paginas',
    id: id as number,
    draft: true,
    depth: 1,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  })) as Pagina | null;
  const marca = numeroDaMarca(doc?.hotsite);
  if (!doc || marca === null) throw new ErroMartelo('NAO_ENCONTRADO');
  exigirEdicao(operador, marca);
  const hotsite = await req.payload.findByID({ collection: 'hotsites', id: marca, depth: 0 });
  return { doc, hotsite };
}

async function exigirRevisao(req: Pedido, id: string | number, revisao: number): Promise<void> {
  const { doc } = await lerPagina(req, id);
  if (doc.revisao === revisao) return;
  throw new ErroMartelo('REVISAO_DESATUALIZADA', {
    revisao: doc.revisao,
    sessoes: doc.sessoes,
    quem: doc.alteradoPor ?? '',
    quando: doc.updatedAt,
  });
}

async function gravar(
  req: Pedido,
  id: string | number,
  data: Partial<Pagina>,
  rascunho: boolean,
): Promise<Salva> {
  const doc = await req.payload.update({
    collection: 'paginas',
    id: id as number,
    data,
    draft: rascunho,
    autosave: rascunho,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  });
  return { revisao: doc.revisao, quando: doc.updatedAt };
}
