import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ErroMartelo } from '@martelo/shared/erros';
import type { CollectionBeforeChangeHook, Payload, PayloadRequest } from 'payload';
import { numeroDaMarca } from '../acesso/regras.ts';
import { emTransacao } from '../banco/transacao.ts';
import { cabecaDe } from '../builder/portao/cabeca.ts';
import { type Exame, examinarPagina, recusa } from '../builder/portao/servidor/exigir-portao.ts';
import { doCatalogo, recusaPeloPayload } from '../conteudo/recusa-do-painel.ts';
import type { Pagina } from '../payload-types.ts';

/**
 * How what is going to be public is judged. `inteiro`: any error stops it. `por-partes`: it is made call by call, so what is on the air
 * already is put up with, and what only a whole page can have is not asked for. `dispensado`: it was judged when it was scheduled, or was
 * public before.
 */
export type Portao = 'inteiro' | 'por-partes' | 'dispensado';

interface Opcoes {
  portao?: Portao;
  /** Addresses of pages that are about to be made: links to them lead somewhere. */
  prometidas?: readonly string[];
  /** Whoever writes did not say which revision was read, and what is written would lie over somebody else's work unseen. */
  semRevisao?: boolean;
  /** What whoever writes sent, as they sent it: the whole of what is on the air, if it is to be gone back to. */
  enviada?: Record<string, unknown> | undefined;
}

interface Gravacao {
  portao: Portao;
  semRevisao: boolean;
  enviada: Opcoes['enviada'];
  /** What the gate said, by content. */
  vereditos: Map<string, ErroMartelo | null>;
  porExaminar: Map<string, Exame>;
}

const casa = globalThis as unknown as { __marteloGravacao?: AsyncLocalStorage<Gravacao> };
const gravacao = (): AsyncLocalStorage<Gravacao> => {
  casa.__marteloGravacao ??= new AsyncLocalStorage();
  return casa.__marteloGravacao;
};

/**
 * The one way in to pages: the builder's calls, the form and Payload's REST, programs' calls, schedules, new brands. What `trabalho`
 * reads is what it writes upon, in every process over the same database, and is kept whole or not at all; a revision is taken once.
 * What it would make public stands before the gate first. The gate asks the engine, so it is asked outside of the transaction, of the
 * very content that was going to be written, and `trabalho` is done again: it must have no effect but on the database.
 * @param id of the page; null when it has none yet or there are several
 * @throws ErroMartelo PAGINA_COM_ERROS, REVISAO_DESATUALIZADA, REVISAO_AUSENTE, and whatever `trabalho` throws
 */
export async function gravarPagina<T>(
  payload: Payload,
  id: number | string | null,
  trabalho: () => Promise<T>,
  { portao = 'inteiro', prometidas = [], semRevisao = false, enviada }: Opcoes = {},
): Promise<T> {
  const atual: Gravacao = { portao, semRevisao, enviada, vereditos: new Map(), porExaminar: new Map() };
  for (;;) {
    atual.porExaminar.clear();
    try {
      return await emTransacao(payload, chaveDaPagina(id ?? 'todas'), () =>
        gravacao().run(atual, async () => {
          const resultado = await trabalho();
          if (atual.porExaminar.size > 0) throw new PorExaminar();
          return resultado;
        }),
      );
    } catch (erro) {
      if (atual.porExaminar.size === 0) throw doCatalogo(erro) ?? erro;
    }
    for (const [chave, exame] of atual.porExaminar)
      atual.vereditos.set(chave, recusa(await examinarPagina(payload, exame, prometidas)));
  }
}

/** What work on one page is known by among processes. */
export const chaveDaPagina = (id: number | string): string => `pagina:${id}`;

/**
 * Stands in every write of a page, whoever makes it: takes the next revision, refuses one made on another revision than the newest,
 * and lets nothing become public that the gate has not seen.
 */
export const exigirGravacao: CollectionBeforeChangeHook<Pagina> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const atual = gravacao().getStore();
  if (!atual) throw new Error('a page is written through gravarPagina alone');
  const { isRestoringVersion } = req.context;
  // The newest there is, draft or not: many at once are read by Payload as they are on the air, whatever drafts lie over them.
  const antes = operation === 'create' ? 0 : await ultimaRevisao(req.payload, originalDoc?.id);
  if (operation === 'update' && !isRestoringVersion && (data.revisao ?? originalDoc?.revisao) !== antes) {
    const noAr = await voltaAoPublicado(atual, originalDoc?.id, req);
    // It is public already: nothing is to be judged.
    if (noAr) return { ...data, ...noAr, revisao: antes + 1 };
    throw recusaPeloPayload(new ErroMartelo('REVISAO_DESATUALIZADA', { revisao: antes }));
  }
  if (operation === 'update' && !isRestoringVersion && atual.semRevisao)
    throw recusaPeloPayload(new ErroMartelo('REVISAO_AUSENTE', { campo: 'revisao', revisao: antes }));
  const nova = { ...data, revisao: antes + 1 };
  if (data._status === 'published' && !isRestoringVersion && atual.portao !== 'dispensado')
    await passarPeloPortao(atual, { ...originalDoc, ...nova } as Pagina, req.payload);
  return nova;
};

/**
 * Payload's "Reverter para o publicado" sends what is on the air just as it reads it, its old revision included. Exactly that, while it is
 * still what is on the air, takes the draft back, whatever revision the draft has come to.
 * @returns the content on the air; null when what was sent is something else
 */
async function voltaAoPublicado(
  { enviada }: Gravacao,
  id: number | undefined,
  { payload, user }: PayloadRequest,
): Promise<Partial<Pagina> | null> {
  if (enviada?._status !== 'published' || id === undefined) return null;
  const pedido = { collection: 'paginas', id, draft: false, depth: 0 } as const;
  const comoSeLe = await payload.findByID({ ...pedido, overrideAccess: false, user });
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(comoSeLe)), enviada)) return null;
  const { id: _id, createdAt: _criada, updatedAt: _mudada, ...conteudo } = await payload.findByID(pedido);
  return conteudo;
}

async function ultimaRevisao(payload: Payload, id: number | undefined): Promise<number> {
  const { revisao } = await payload.findByID({
    collection: 'paginas',
    id: id as number,
    draft: true,
    depth: 0,
    select: { revisao: true },
  });
  return revisao;
}

async function passarPeloPortao(atual: Gravacao, doc: Pagina, payload: Payload): Promise<void> {
  const marca = numeroDaMarca(doc.hotsite);
  if (marca === null) return;
  const cabeca = cabecaDe(doc);
  const chave = createHash('sha256')
    .update(JSON.stringify([marca, cabeca, doc.sessoes]))
    .digest('base64');
  const veredito = atual.vereditos.get(chave);
  if (veredito) throw recusaPeloPayload(veredito);
  if (veredito === null) return;
  const noAr =
    atual.portao === 'por-partes' && doc.id
      ? await payload.findByID({ collection: 'paginas', id: doc.id, depth: 0 })
      : null;
  atual.porExaminar.set(chave, {
    hotsite: await payload.findByID({ collection: 'hotsites', id: marca, depth: 0 }),
    pagina: doc,
    porPartes: atual.portao === 'por-partes',
    tolerada: noAr?._status === 'published' ? noAr : null,
  });
  throw new PorExaminar();
}

/** Nothing is wrong yet: the gate has to be asked first. */
class PorExaminar extends Error {}
