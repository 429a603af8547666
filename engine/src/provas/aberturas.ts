import { z } from 'zod';
import type { DefinicaoColecao } from '../records/records.ts';

/** Each time somebody of the house took out a lot's private parts. Written before they are handed over, and never changed. */
const abertura = z.strictObject({
  uid: z.guid(),
  lelUid: z.guid(),
  leiUid: z.guid(),
  usuUid: z.string(),
  instante: z.iso.datetime(),
  requestId: z.string(),
  ip: z.string(),
});
export type Abertura = z.infer<typeof abertura>;

export const ABERTURAS: DefinicaoColecao<Abertura> = {
  nome: 'aberturas',
  schema: abertura,
  indices: {
    lelUid: { tipo: 'texto' },
    leiUid: { tipo: 'texto' },
    usuUid: { tipo: 'texto' },
    instante: { tipo: 'instante' },
  },
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso, _, antes) => acesso.tipo === 'sistema' && antes === null,
};
