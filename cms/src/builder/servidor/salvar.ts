import { ErroMartelo } from '@martelo/shared/erros';
import type { PayloadRequest } from 'payload';
import { gravarPagina } from '../../paginas/gravar-pagina.ts';
import { SERVIDOR } from '../../palavras/construtor/servidor.ts';
import type { Pagina } from '../../payload-types.ts';
import { problemaDaPagina } from '../modelo/conferir.ts';
import type { Entrada } from '../modelo/entrada.ts';
import { aplicarTodos, tocadas } from '../modelo/remendo.ts';
import { aceitasDesde, type ContextoDoLote, secoesDe } from './diario.ts';
import { lerPagina } from './pagina.ts';
import { comecarVersao } from './rajada.ts';

export interface Aceita {
  revisao: number;
  quando: string;
  publicada: boolean;
  /** Everything accepted since the revision the caller knew, the caller's own included, in order. */
  entradas: Entrada[];
}

type Pedido = Pick<PayloadRequest, 'payload' | 'user'>;

export interface Lote extends ContextoDoLote {
  /** The revision the patches were made on. */
  revisao: number;
}

/**
 * Saves patches as a draft, in the order they come. The same `lote` twice is applied once. Patches made on an
 * older revision are merged when nobody touched the same sections since.
 * @throws ErroMartelo REVISAO_DESATUALIZADA with what was accepted since (or the whole page, when the diary does not reach back),
 *   CONTEUDO_RECUSADO in words when the outcome is no page
 */
export async function salvarRemendos(req: Pedido, id: string | number, pedido: Lote): Promise<Aceita> {
  return gravarPagina(req.payload, id, async () => {
    const { doc } = await lerPagina(req, id);
    const { revisao, ...lote } = pedido;
    const aceitas = await aceitasDesde(req.payload, doc.id, revisao, doc.revisao);
    if (doc.ultimoLote === lote.lote || aceitas?.some((uma) => uma.lote === lote.lote))
      return responder(doc, aceitas ?? atrasado(doc));
    if (!aceitas) return atrasado(doc);
    const minhas = new Set(lote.remendos.flatMap(tocadas));
    if (aceitas.some((uma) => uma.remendos.flatMap(tocadas).some((secao) => minhas.has(secao))))
      throw new ErroMartelo('REVISAO_DESATUALIZADA', { revisao: doc.revisao, entradas: aceitas });
    const antes = secoesDe(doc.sessoes);
    const { sessoes } = aplicarTodos(antes, lote.remendos);
    const novas = sessoes.filter((uma) => !antes.includes(uma));
    const problema = problemaDaPagina(sessoes.length > antes.length ? sessoes : novas);
    if (problema) throw new ErroMartelo('CONTEUDO_RECUSADO', { problema });
    await comecarVersao(req, doc);
    const salva = await gravar(
      req,
      doc.id,
      { sessoes, ultimoLote: lote.lote } as Partial<Pagina>,
      lote,
      true,
    );
    return responder(salva, [...aceitas, propria(salva, lote)]);
  });
}

/** Makes the newest draft what the public sees, if the gate lets it. Who publishes must have seen it: no merging here. */
export async function publicar(
  req: Pedido,
  id: string | number,
  revisao: number,
  janela: string,
): Promise<Aceita> {
  return gravarPagina(req.payload, id, async () => {
    const { doc } = await lerPagina(req, id);
    if (doc.revisao !== revisao) {
      const entradas = await aceitasDesde(req.payload, doc.id, revisao, doc.revisao);
      if (!entradas) return atrasado(doc);
      throw new ErroMartelo('REVISAO_DESATUALIZADA', { revisao: doc.revisao, entradas });
    }
    const lote = {
      lote: crypto.randomUUID(),
      janela,
      acao: SERVIDOR.paginaPublicada,
      onde: '',
      remendos: [],
    };
    const salva = await gravar(req, doc.id, { _status: 'published' }, lote, false);
    return responder(salva, [propria(salva, lote)]);
  });
}

async function gravar(
  req: Pedido,
  id: number,
  data: Partial<Pagina>,
  lote: ContextoDoLote,
  rascunho: boolean,
): Promise<Pagina> {
  return req.payload.update({
    collection: 'paginas',
    id,
    data: rascunho ? { ...data, _status: 'draft' } : data,
    draft: rascunho,
    autosave: rascunho,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    context: { lote },
  });
}

const responder = (doc: Pagina, entradas: Entrada[]): Aceita => ({
  revisao: doc.revisao,
  quando: doc.updatedAt,
  publicada: doc._status === 'published',
  entradas,
});

/** The caller has what it sent: only that it was accepted needs to be said. */
const propria = (doc: Pagina, { lote, janela, acao, onde }: ContextoDoLote): Entrada => ({
  revisao: doc.revisao,
  lote,
  janela,
  quem: doc.alteradoPor ?? '',
  nome: '',
  acao,
  onde,
  publicada: doc._status === 'published',
  quando: doc.updatedAt,
  remendos: [],
});

/** The diary cannot say what happened in between: the whole page does. */
function atrasado(doc: Pagina): never {
  throw new ErroMartelo('REVISAO_DESATUALIZADA', {
    revisao: doc.revisao,
    sessoes: secoesDe(doc.sessoes),
    quem: doc.alteradoPor ?? '',
    quando: doc.updatedAt,
    publicada: doc._status === 'published',
  });
}
