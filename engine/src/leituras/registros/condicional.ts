import { etapaCondicional } from '@martelo/shared/condicional';
import { z } from 'zod';
import type { DefinicaoColecao } from '../../records/records.ts';

/** Which lots are, or were, under their consignor's condition: what lists find them by. `uid` is the lot's. Made by the projection. */
const condicional = z.strictObject({
  uid: z.guid(),
  leiUid: z.guid(),
  hotsites: z.array(z.int().positive()),
  comId: z.int().nullable(),
  cliUid: z.string(),
  /** Null once decided. */
  etapa: etapaCondicional.nullable(),
  prazo: z.iso.datetime(),
});
export type CondicionalRegistro = z.infer<typeof condicional>;

export const CONDICIONAIS: DefinicaoColecao<CondicionalRegistro> = {
  nome: 'condicionais',
  schema: condicional,
  indices: {
    leiUid: { tipo: 'texto' },
    hotsites: { tipo: 'inteiro' },
    comId: { tipo: 'inteiro' },
    cliUid: { tipo: 'texto' },
    etapa: { tipo: 'texto' },
    prazo: { tipo: 'instante' },
  },
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};
