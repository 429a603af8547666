import { tipoDeImpresso } from '@martelo/shared/impressos/comum';
import { z } from 'zod';
import type { DefinicaoColecao } from '../../records/records.ts';

/**
 * A document that opens by its address. The address holds 128 bits that are not kept here, only their hash, by which they are
 * found. Revoking gives the document its next `versao`: the address before it opens nothing any more.
 */
const documento = z.strictObject({
  /** Of what it is about: the sale of a statement, the payment of a boleto, the nota, the pickup. One a thing. */
  uid: z.guid(),
  tipo: tipoDeImpresso,
  hotsiteId: z.int().positive(),
  versao: z.int().min(1),
  /** What of the thing the address was given out for: when that changes, the document has another address. */
  marca: z.string().default(''),
  digesto: z.string(),
});
export type Documento = z.infer<typeof documento>;

export const DOCUMENTOS: DefinicaoColecao<Documento> = {
  nome: 'documentos',
  schema: documento,
  indices: { digesto: { tipo: 'texto', unico: true }, hotsiteId: { tipo: 'inteiro' } },
  leitura: (acesso) => {
    if (acesso.tipo === 'sistema') return {};
    return acesso.tipo === 'interno' ? { hotsiteId: acesso.hotsiteId } : null;
  },
  escrita: (acesso, depois) =>
    acesso.tipo === 'sistema' || (acesso.tipo === 'interno' && acesso.hotsiteId === depois.hotsiteId),
};
