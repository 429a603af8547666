import type { PublicoLote } from '@martelo/shared/livro';
import { z } from 'zod';
import type { DefinicaoColecao } from '../records/records.ts';

/** One line of a lot's public ledger (rule 23). `lelUid:seq` is its key, so writing it twice changes nothing. */
const linhaDoLivro = z.strictObject({
  uid: z.string(),
  lelUid: z.guid(),
  seq: z.int().positive(),
  tipo: z.string(),
  publico: z.custom<PublicoLote>((valor) => typeof valor === 'object' && valor !== null),
  privado: z.string(),
  hash: z.string(),
});
export type LinhaDoLivro = z.infer<typeof linhaDoLivro>;

/** Nothing in the ledger is secret; whether the lot itself may be seen is asked before it is read. */
export const LIVRO: DefinicaoColecao<LinhaDoLivro> = {
  nome: 'livro',
  schema: linhaDoLivro,
  indices: {
    lelUid: { tipo: 'texto' },
    seq: { tipo: 'inteiro' },
    tipo: { tipo: 'texto' },
  },
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};
