import { z } from 'zod';
import { centavos, centavosPositivos } from './dinheiro.ts';
import { telefone } from './documentos.ts';
import { comandoId } from './identificador.ts';

export type { ModoNegociacao as TipoNegociacao } from './lance-situacao.ts';

/**
 * What the house decides by itself about proposals for a lot. Secret. At `aceitarDesde` or above: sold at once. At `contraDesde`
 * or above: a counter-offer of `contraValor`, else of the proposal plus `contraPorcentagem`, else of `aceitarDesde`. Below:
 * declined, naming `proximoValor`. With neither threshold, staff answer.
 */
export const regrasProposta = z
  .strictObject({
    aceitarDesde: centavosPositivos.optional(),
    contraDesde: centavosPositivos.optional(),
    contraValor: centavosPositivos.optional(),
    contraPorcentagem: z.number().min(0).max(100).optional(),
    proximoValor: centavosPositivos.optional(),
    /** How long a proposal or a counter-offer stands, hours. */
    validadeHoras: z.int().min(1).max(720).default(48),
  })
  .refine(
    ({ aceitarDesde, contraDesde }) => (contraDesde ?? 0) <= (aceitarDesde ?? Number.POSITIVE_INFINITY),
    {
      path: ['contraDesde'],
      message: 'a faixa da contraproposta fica abaixo do valor aceito na hora',
    },
  )
  .refine(
    ({ aceitarDesde, contraDesde, contraValor, contraPorcentagem }) =>
      contraDesde === undefined ||
      aceitarDesde !== undefined ||
      contraValor !== undefined ||
      contraPorcentagem !== undefined,
    { path: ['contraValor'], message: 'informe o valor ou a porcentagem da contraproposta' },
  );
export type RegrasProposta = z.infer<typeof regrasProposta>;

export const SITUACOES_PROPOSTA = [
  'Aguardando',
  'Contraproposta',
  'Aceita',
  'Recusada',
  'Expirada',
  'Substituída',
] as const;
export type SituacaoProposta = (typeof SITUACOES_PROPOSTA)[number];

/** POST /v1/lotes/{uid}/compre-ja. `valor`: the price that the buyer saw; with another one posted nothing is bought. Centavos. */
export const compreJaPedido = z.strictObject({ valor: centavosPositivos.optional() });
/** POST /v1/lotes/{uid}/propostas; `valor` in centavos. */
export const propostaPedido = z.strictObject({
  comandoId,
  valor: centavosPositivos,
  telefone: telefone.optional(),
  email: z.email().max(200).optional(),
});
/** POST /v1/propostas/{uid}/resposta: staff accept, counter (`valor`) or decline (`valor`: the next value, if told). */
export const respostaEquipe = z.strictObject({
  comandoId: comandoId.optional(),
  resposta: z.enum(['ACEITA', 'CONTRAPROPOSTA', 'RECUSA']),
  valor: centavosPositivos.optional(),
});
/** POST /v1/propostas/{uid}/cliente: the client's word on a counter-offer. */
export const respostaContraproposta = z.strictObject({
  comandoId: comandoId.optional(),
  resposta: z.enum(['ACEITA', 'RECUSA']),
});

/** A proposal as its client and staff see it. Instants ISO 8601 UTC. */
export const propostaDoCliente = z.strictObject({
  uid: z.guid(),
  lelUid: z.guid(),
  valor: centavos,
  situacao: z.enum(SITUACOES_PROPOSTA),
  /** The house's counter-offer, while it stands. */
  contraValor: centavos.nullable(),
  /** What to offer instead, when the house said so in declining. */
  proximoValor: centavos.nullable(),
  prazo: z.string().nullable(),
});
export type PropostaDoCliente = z.infer<typeof propostaDoCliente>;
