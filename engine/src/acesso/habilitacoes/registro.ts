import { centavos } from '@martelo/shared/dinheiro';
import { instanteIso } from '@martelo/shared/leilao';
import { QUEM_RESPONDE_HABILITACAO } from '@martelo/shared/papeis';
import { z } from 'zod';
import type { Acesso, DefinicaoColecao } from '../../records/records.ts';

/** Session entries kept of one habilitation; the oldest go first. */
export const ENTRADAS_GUARDADAS = 50;

/** Where the code was entered: one line a session. */
export const entradas = z
  .array(z.strictObject({ sessao: z.guid(), ip: z.string(), navegador: z.string(), instante: instanteIso }))
  .max(ENTRADAS_GUARDADAS);

/** A client's habilitation to an auction, `cliUid:leiUid`. */
const habilitacao = z.strictObject({
  uid: z.string(),
  cliUid: z.guid(),
  leiUid: z.guid(),
  hotsiteId: z.int().positive(),
  situacao: z.enum(['Aguardando', 'Aprovada', 'Recusada']),
  dataCadastro: instanteIso,
  dataResposta: instanteIso.nullable(),
  /** The reason of a refusal, as the client reads it. */
  motivo: z.string().trim().max(300).nullable(),
  /** Centavos: the most this client may owe in this auction. Null = no limit of its own. */
  limiteExposicao: centavos.nullable(),
  /** The bidding code: never kept, only what it can be checked by. `tentativas` counts wrong entries since it was issued. */
  codigo: z
    .strictObject({
      sal: z.string(),
      digesto: z.string(),
      emitidoEm: instanteIso,
      tentativas: z.int().min(0),
    })
    .nullable(),
  entradas,
});
export type Habilitacao = z.infer<typeof habilitacao>;

export const RESPONDEM_HABILITACAO = QUEM_RESPONDE_HABILITACAO;

export const uidDaHabilitacao = (cliUid: string, leiUid: string): string => `${cliUid}:${leiUid}`;

/** A client reads their own; staff those of the brand of their token. */
export const HABILITACOES: DefinicaoColecao<Habilitacao> = {
  nome: 'habilitacoes',
  schema: habilitacao,
  indices: {
    cliUid: { tipo: 'texto' },
    leiUid: { tipo: 'texto' },
    hotsiteId: { tipo: 'inteiro' },
    situacao: { tipo: 'texto' },
    dataCadastro: { tipo: 'instante' },
  },
  leitura(acesso) {
    if (acesso.tipo === 'sistema') return {};
    if (acesso.tipo === 'cliente') return { hotsiteId: acesso.hotsiteId, cliUid: acesso.cliUid };
    return responde(acesso) ? { hotsiteId: acesso.hotsiteId } : null;
  },
  escrita: (acesso, depois) =>
    acesso.tipo === 'sistema' || (responde(acesso) && depois.hotsiteId === acesso.hotsiteId),
};

const responde = (acesso: Acesso): acesso is Extract<Acesso, { tipo: 'interno' }> =>
  acesso.tipo === 'interno' && acesso.papeis.some((papel) => RESPONDEM_HABILITACAO.includes(papel as never));
