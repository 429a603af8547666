import { z } from 'zod';
import type { DefinicaoColecao } from '../../records/records.ts';

const guardada = z.strictObject({
  uid: z.guid(),
  /** 128 random bits that, with the engine's secret, make the link's token: nothing here is or reveals one. */
  sal: z.string(),
  /** Unix ms. */
  expiraEm: z.number(),
  /** Whose the account is that is being made by the link; null before. Of two at once only one puts itself here. */
  contaUid: z.guid().nullable(),
});
export type PrimeiraHoraGuardada = z.output<typeof guardada>;

/** The link that opens an installation without a brand: one document, the newest. */
export const PRIMEIRA_HORA: DefinicaoColecao<PrimeiraHoraGuardada> = {
  nome: 'primeiraHora',
  schema: guardada,
  indices: {},
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

/** There is one first hour. */
export const UID_DA_PRIMEIRA_HORA = '00000000-0000-7000-8000-000000000001';
