import { centavos } from '@martelo/shared/dinheiro';
import { instanteIso } from '@martelo/shared/leilao';
import { z } from 'zod';
import type { DefinicaoColecao } from '../../records/records.ts';

/**
 * What a client owes or could owe on one lot, centavos. With `comandoId`: a reservation whose answer the fold did not show yet;
 * without: what the fold showed.
 */
const linha = z.strictObject({
  leiUid: z.guid(),
  lelUid: z.guid(),
  comandoId: z.string().nullable(),
  /** Of the command, where it is not the client's own: said on the telephone. */
  autor: z.string().optional(),
  valor: centavos,
  desde: instanteIso,
});
export type LinhaExposicao = z.infer<typeof linha>;

/** The exposure of a client who has a limit; `uid` is the client's. Never below what they could owe. */
const exposicao = z.strictObject({ uid: z.guid(), hotsiteId: z.int().positive(), linhas: z.array(linha) });
export type Exposicao = z.infer<typeof exposicao>;

/** The engine's own. Its revision is what two processes reserve against each other by. */
export const EXPOSICOES: DefinicaoColecao<Exposicao> = {
  nome: 'exposicoes',
  schema: exposicao,
  indices: { hotsiteId: { tipo: 'inteiro' } },
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};
