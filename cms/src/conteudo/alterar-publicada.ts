import { ErroMartelo } from '@martelo/shared/erros';
import type { Sessao } from '@martelo/shared/pagina';
import type { Payload, TypedUser } from 'payload';
import { problemaDaPagina } from '../builder/modelo/conferir.ts';
import { aplicarTodos, type Remendo } from '../builder/modelo/remendo.ts';
import { secoesDe } from '../builder/servidor/diario.ts';
import { gravarPagina } from '../paginas/gravar-pagina.ts';
import type { Hotsite, Pagina } from '../payload-types.ts';
import { noContrato, type PaginaDoContrato } from './contrato.ts';
import { paginaPublicada } from './pagina-publica.ts';

interface Contexto {
  payload: Payload;
  hotsite: Hotsite;
  autor: TypedUser | null;
}

interface Mudanca {
  /** In words, for the history. */
  acao: string;
  remendos: readonly Remendo[];
  /** Fields of the page itself. */
  campos?: Partial<Pagina>;
}

/**
 * Changes a published page by the builder's own patches, at once for everybody. A draft somebody has in the works gets the same
 * patches and stays a draft, so that neither undoes the other. Errors that are on the air already do not stop it, nor
 * does what only a finished page can have; other errors of the gate do.
 * @param planejar what to do, decided on the sections that are on the air
 * @throws ErroMartelo NAO_ENCONTRADO when it is not on the air, CONTEUDO_RECUSADO when the outcome is no page, PAGINA_COM_ERROS
 */
export async function alterarPublicada(
  contexto: Contexto,
  id: number,
  planejar: (sessoes: readonly Sessao[], pagina: Pagina) => Mudanca | Promise<Mudanca>,
): Promise<PaginaDoContrato> {
  const { payload, hotsite } = contexto;
  const mudar = async () => {
    const noAr = await lerPagina(contexto, id, false);
    if (noAr?._status !== 'published') throw new ErroMartelo('NAO_ENCONTRADO');
    const ultima = await lerPagina(contexto, id, true);
    const sessoes = secoesDe(noAr.sessoes);
    const { acao, remendos, campos = {} } = await planejar(sessoes, noAr);
    const mudadas = aplicarTodos(sessoes, remendos).sessoes;
    const problema = problemaDaPagina(mudadas);
    if (problema) throw new ErroMartelo('CONTEUDO_RECUSADO', { problema });
    const rascunho = ultima?._status === 'draft' ? ultima : null;
    await gravar(
      contexto,
      id,
      { ...dadosDe(noAr), ...campos, sessoes: mudadas as never, _status: 'published' },
      { acao, remendos },
    );
    if (rascunho) {
      const noRascunho = aplicarTodos(secoesDe(rascunho.sessoes), remendos).sessoes;
      const dados = {
        ...dadosDe(rascunho),
        ...campos,
        sessoes: noRascunho as never,
        _status: 'draft' as const,
      };
      await gravar(contexto, id, dados, { acao: 'Rascunho mantido', remendos: [] });
    }
    return campos.uri ?? noAr.uri;
  };
  const uri = await gravarPagina(payload, id, mudar, { portao: 'por-partes' });
  return noContrato(await paginaPublicada(payload, hotsite, uri));
}

/** The page of a brand that a call names by uid or number, published. @throws ErroMartelo NAO_ENCONTRADO */
export async function idDaPagina({ payload, hotsite }: Contexto, referencia: string): Promise<number> {
  const porNumero = /^\d{1,15}$/.test(referencia);
  const { docs } = await payload.find({
    collection: 'paginas',
    where: {
      and: [
        { hotsite: { equals: hotsite.id } },
        porNumero ? { id: { equals: Number(referencia) } } : { uid: { equals: referencia } },
      ],
    },
    select: { uri: true },
    limit: 1,
    depth: 0,
  });
  if (!docs[0]) throw new ErroMartelo('NAO_ENCONTRADO');
  return docs[0].id;
}

/** The published page of a brand that holds a section or an item. @throws ErroMartelo NAO_ENCONTRADO */
export async function ondeEsta(
  { payload, hotsite }: Contexto,
  procura: { sessao: string } | { item: string },
): Promise<{ id: number; sessao: Sessao }> {
  const { docs } = await payload.find({
    collection: 'paginas',
    where: { and: [{ hotsite: { equals: hotsite.id } }, { _status: { equals: 'published' } }] },
    select: { sessoes: true },
    pagination: false,
    depth: 0,
  });
  for (const { id, sessoes } of docs) {
    const sessao = ((sessoes ?? []) as unknown as Sessao[]).find((uma) =>
      'sessao' in procura ? uma.id === procura.sessao : uma.itens?.some((item) => item.id === procura.item),
    );
    if (sessao) return { id, sessao };
  }
  throw new ErroMartelo('NAO_ENCONTRADO');
}

async function lerPagina(
  { payload, autor }: Contexto,
  id: number,
  rascunho: boolean,
): Promise<Pagina | null> {
  return (await payload.findByID({
    collection: 'paginas',
    id,
    draft: rascunho,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: autor,
  })) as Pagina | null;
}

/** Every field of the page: Payload would fill what is absent from its newest version, the draft. */
function dadosDe(doc: Pagina): Partial<Pagina> {
  const { id: _id, createdAt: _criada, updatedAt: _mudada, revisao: _revisao, ...dados } = doc;
  return dados;
}

async function gravar(
  { payload, autor }: Contexto,
  id: number,
  data: Partial<Pagina>,
  { acao, remendos }: Pick<Mudanca, 'acao' | 'remendos'>,
): Promise<void> {
  await payload.update({
    collection: 'paginas',
    id,
    data,
    draft: data._status === 'draft',
    depth: 0,
    overrideAccess: false,
    user: autor,
    // The patches go into the diary as they are: what an open editor has plus them is what is stored in the end.
    context: {
      chamada: true,
      inteira: true,
      lote: { lote: crypto.randomUUID(), janela: '', acao, onde: '', remendos },
    },
  });
}
