import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
  TypeWithID,
} from 'payload';
import { numeroDaMarca } from '../acesso/regras.ts';
import type { ColecaoRegistrada } from './colecoes.ts';
import { type Diferenca, diferencas, juntar } from './diferencas.ts';

type Acao = 'criou' | 'alterou' | 'rascunho' | 'publicou' | 'despublicou' | 'apagou';

interface Anotacao {
  colecao: string;
  acao: Acao;
  doc: TypeWithID & Record<string, unknown>;
  campos: Diferenca[];
  req: PayloadRequest;
}

/** Autosaves of one draft by one person within this long are one entry. */
const MESMA_SESSAO_MS = 15 * 60_000;

/** Adds the log's hooks to a collection: no route can change a row without a trace. */
export function comRegistro(colecao: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = colecao;
  const aoMudar: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
    const criou = operation === 'create';
    const campos = diferencas(criou ? null : previousDoc, doc);
    const acao = criou ? 'criou' : acaoDe(doc, previousDoc);
    if (campos.length > 0 || acao === 'publicou' || acao === 'despublicou')
      await anotar({ colecao: slug, acao, doc, campos, req });
    return doc;
  };
  const aoApagar: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await anotar({ colecao: slug, acao: 'apagou', doc, campos: diferencas(doc, null), req });
  };
  return {
    ...colecao,
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), aoMudar],
      afterDelete: [...(hooks.afterDelete ?? []), aoApagar],
    },
  };
}

function acaoDe(doc: Record<string, unknown>, antes: Record<string, unknown> | undefined): Acao {
  if (doc._status === undefined) return 'alterou';
  if (doc._status === 'draft')
    return antes?._status === 'published' && doc.revisao === antes.revisao ? 'despublicou' : 'rascunho';
  return antes?._status === 'published' ? 'alterou' : 'publicou';
}

async function anotar({ colecao, acao, doc, campos, req }: Anotacao): Promise<void> {
  const { payload, user } = req;
  const quem = (user as { email?: string } | null)?.email ?? 'sistema';
  const documento = String(doc.id);
  try {
    if (acao === 'rascunho' && (await continuar(req, { colecao, documento, quem, campos }))) return;
    await payload.create({
      collection: 'registro',
      data: {
        titulo: tituloDe(doc, payload.collections[colecao as 'paginas']?.config.admin.useAsTitle),
        quem,
        acao,
        origem: user ? (req.context?.chamada ? 'chamada' : 'painel') : 'sistema',
        colecao: colecao as ColecaoRegistrada,
        documento,
        hotsite: colecao === 'hotsites' ? Number(doc.id) : numeroDaMarca(doc.hotsite),
        campos: campos as never,
      },
      depth: 0,
    });
  } catch (erro) {
    // What was changed stands; that its trace is missing must be seen by who runs the service.
    payload.logger.error({ err: erro, colecao, documento, acao }, 'change not logged');
  }
}

/** Joins an autosave to the entry of the same sitting. */
async function continuar(
  { payload }: PayloadRequest,
  {
    colecao,
    documento,
    quem,
    campos,
  }: { colecao: string; documento: string; quem: string; campos: Diferenca[] },
): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'registro',
    where: { and: [{ colecao: { equals: colecao } }, { documento: { equals: documento } }] },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
  });
  const ultima = docs[0];
  if (ultima?.acao !== 'rascunho' || ultima.quem !== quem) return false;
  if (Date.now() - Date.parse(ultima.updatedAt) > MESMA_SESSAO_MS) return false;
  await payload.update({
    collection: 'registro',
    id: ultima.id,
    data: { campos: juntar(ultima.campos as unknown as Diferenca[], campos) as never },
    depth: 0,
  });
  return true;
}

function tituloDe(doc: Record<string, unknown>, campo: string | undefined): string {
  // A text that has no title (an SMS has none) is known by what comes next.
  const valores = [doc[campo ?? 'id'], doc.nome, doc.filename, doc.id];
  const valor = valores.find((um) => um !== undefined && um !== null && String(um).trim() !== '');
  return String(valor).slice(0, 200);
}
