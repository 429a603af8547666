import { centavosPositivos } from '@martelo/shared/dinheiro';
import { porTelefone } from '@martelo/shared/lance-por-telefone';
import { MODOS_NEGOCIACAO, SITUACOES_LANCE } from '@martelo/shared/lance-situacao';
import { QUEM_VE_LANCES } from '@martelo/shared/papeis';
import { SITUACOES_PROPOSTA } from '@martelo/shared/proposta';
import { z } from 'zod';
import type { Acesso, DefinicaoColecao } from '../../records/records.ts';

/** How a bid came, in the spec's words: an automatic bid is the answer that a configuration gave. */
export const TIPOS_RECEBIDOS = ['Manual', 'Automático', 'Configuração Automática', 'Presencial'] as const;

/**
 * A bid, a proposal or a purchase as staff list it. No cap is in it: a configuration stands with what the ledger shows of it. Made by
 * the projection.
 */
const lanceRecebido = z.strictObject({
  uid: z.string(),
  leiUid: z.guid(),
  lelUid: z.guid(),
  hotsites: z.array(z.int().positive()),
  loteNumero: z.string(),
  loteNome: z.string(),
  /** The client's uid, or the apelido's for a room bid. */
  cliUid: z.string(),
  apelido: z.string(),
  cidade: z.string(),
  tipoLance: z.enum(TIPOS_RECEBIDOS),
  tipoNegociacao: z.enum(MODOS_NEGOCIACAO),
  situacao: z.enum(SITUACOES_LANCE),
  /** Of its ledger line, or of the offer; null when nothing public was written. Centavos. */
  valorPublico: centavosPositivos.nullable().default(null),
  /** What lines kept before this version: a cap among others. Nobody reads it, and it goes when the line is next written. */
  valor: z.unknown().optional(),
  data: z.iso.datetime(),
  /** Of its ledger line; null when nothing public was written. */
  seq: z.int().positive().nullable(),
  /** Said on the telephone: who took it down, and where it can be heard. */
  porTelefone: porTelefone.nullable().default(null),
  /** Why staff cancelled it. */
  motivo: z.string().nullable(),
  proposta: z
    .strictObject({
      situacao: z.enum(SITUACOES_PROPOSTA),
      contraValor: centavosPositivos.nullable(),
      proximoValor: centavosPositivos.nullable(),
      prazo: z.iso.datetime().nullable(),
      telefone: z.string().nullable(),
      email: z.string().nullable(),
    })
    .nullable(),
});
export type LanceRecebido = z.infer<typeof lanceRecebido>;

/** A line as staff read it. `valor` in centavos, null while it is secret; `maximo` is only in what is opened one by one. */
export const lanceNaLista = lanceRecebido
  .omit({ valorPublico: true, valor: true })
  .extend({ valor: centavosPositivos.nullable() });
export type LanceNaLista = z.infer<typeof lanceNaLista>;

export const comoNaLista = <T extends LanceRecebido>({ valor: _, valorPublico, ...linha }: T) => ({
  ...linha,
  valor: valorPublico,
  // Lines kept before this was.
  porTelefone: linha.porTelefone ?? null,
});

export const PAPEIS_DE_LANCES = QUEM_VE_LANCES;

export const LANCES: DefinicaoColecao<LanceRecebido> = {
  nome: 'lances',
  schema: lanceRecebido,
  // Written for every bid: each tree more is felt behind a burst.
  indices: {
    leiUid: { tipo: 'texto' },
    lelUid: { tipo: 'texto' },
    hotsites: { tipo: 'inteiro', semArvore: true },
    cliUid: { tipo: 'texto' },
    tipoNegociacao: { tipo: 'texto', semArvore: true },
    situacao: { tipo: 'texto', semArvore: true },
    data: { tipo: 'instante', semArvore: true },
  },
  arvores: [['hotsites', 'data']],
  carimbosSemArvore: true,
  leitura: (acesso) => {
    if (acesso.tipo === 'sistema') return {};
    // The brand of the session alone, also for who works for several: one brand never sees another's bids.
    return acesso.tipo === 'interno' && veLances(acesso) ? { hotsites: acesso.hotsiteId } : null;
  },
  escrita: (acesso) => acesso.tipo === 'sistema',
};

const veLances = ({ papeis }: Extract<Acesso, { tipo: 'interno' }>): boolean =>
  PAPEIS_DE_LANCES.some((papel) => papeis.includes(papel));
