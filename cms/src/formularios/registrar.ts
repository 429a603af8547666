import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { numeroDaMarca } from '../acesso/regras.ts';

/**
 * The log's hooks for what visitors sent: who answered and who erased, by number alone. No name or address goes into the log,
 * so that erasing a record erases the person.
 */
export const registrarSemDados = (colecao: 'leads' | 'mensagens', rotulo: string) => {
  const anotar = async (
    acao: 'alterou' | 'apagou',
    doc: { id: string | number; hotsite?: unknown },
    { payload, user }: PayloadRequest,
  ) => {
    if (!user) return;
    try {
      await payload.create({
        collection: 'registro',
        data: {
          titulo: `${rotulo} nº ${doc.id}`,
          quem: (user as { email?: string }).email ?? 'sistema',
          acao,
          origem: 'painel',
          colecao,
          documento: String(doc.id),
          hotsite: numeroDaMarca(doc.hotsite),
          campos: [],
        },
        depth: 0,
      });
    } catch (erro) {
      payload.logger.error({ err: erro, colecao, documento: doc.id, acao }, 'change not logged');
    }
  };
  const afterChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
    if (operation === 'update') await anotar('alterou', doc, req);
    return doc;
  };
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => anotar('apagou', doc, req);
  return { afterChange: [afterChange], afterDelete: [afterDelete] };
};
