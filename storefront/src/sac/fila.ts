import type { DocumentoCliente } from '@martelo/shared/documento-cliente';
import { EM_VALIDACAO } from '@martelo/shared/situacao-documento';
import type { TipoDocumento } from '@martelo/shared/tipo-de-documento';

/** A document as GET /v1/documentos-cliente/qb answers it. */
export type DocumentoDaEquipe = DocumentoCliente & { uid: string; id: number; revisao: number };

/** A document that waits for somebody of SAC. */
export interface DocumentoNaFila {
  uid: string;
  revisao: number;
  tipo: TipoDocumento;
  cliUid: string;
  /** Null where there is no such client any more. */
  cliente: string | null;
  /** Since when it waits, ISO. */
  desde: string;
  responde: string | null;
}

/** The queue, the oldest first. @param nomes of clients, by uid */
export const filaDeDocumentos = (
  documentos: readonly DocumentoDaEquipe[],
  nomes: ReadonlyMap<string, string>,
): DocumentoNaFila[] =>
  documentos
    .filter(({ situacao, enviadoEm }) => situacao === EM_VALIDACAO && enviadoEm !== null)
    .map(({ uid, revisao, tipo, cliUid, enviadoEm, responde }) => ({
      ...{ uid, revisao, tipo, cliUid, responde },
      cliente: nomes.get(cliUid) ?? null,
      desde: enviadoEm!,
    }))
    .toSorted((a, b) => (a.desde < b.desde ? -1 : a.desde > b.desde ? 1 : 0));
