import { CANAIS_DE_CONTATO } from '@martelo/shared/conta/confirmacao';
import { z } from 'zod';
import type { DefinicaoColecao } from '../../records/records.ts';

const confirmacao = z.strictObject({
  /** Follows from the account and the channel: one of each. */
  uid: z.guid(),
  cliUid: z.guid(),
  hotsiteId: z.int(),
  canal: z.enum(CANAIS_DE_CONTATO),
  /** The address that is to be shown to be theirs. */
  endereco: z.string().max(200),
  /** Which request the code is of: another one makes another code. */
  pedido: z.guid(),
  /** Unix ms, as all of these. */
  expiraEm: z.number(),
  /** Codes that were compared with it. */
  tentativas: z.int().min(0),
  usadaEm: z.number().nullable(),
  /** The command that used it up: told again, it is answered again. */
  usadaPor: z.string().max(64).nullable(),
  /** Of an address that is to take the place of another: until when, and in which epoch of the account it was asked for. */
  troca: z.strictObject({ ate: z.number(), epoca: z.int() }).nullable(),
  /** When codes were asked for lately, whatever for. */
  pedidos: z.array(z.number()).max(50),
});
export type Confirmacao = z.output<typeof confirmacao>;

/**
 * What is asked to be confirmed of an account: an address, and which request its code is of. The code itself follows from these and the
 * engine's secret, and is kept nowhere.
 */
export const CONFIRMACOES: DefinicaoColecao<Confirmacao> = {
  nome: 'confirmacoes',
  schema: confirmacao,
  indices: { cliUid: { tipo: 'texto' } },
  semHistorico: true,
  // The letters that carry the code, and the contact that a good one makes.
  comEfeitos: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};
