import { z } from 'zod';
import { centavos, centavosPositivos } from './dinheiro.ts';
import { comandoId } from './identificador.ts';

/** What a consignor agreed to about conditional sales. Written onto the lot when it enters its auction. Secret. */
export const termosCondicional = z.strictObject({
  /** For each answer of the consignor, in hours of business days. */
  prazoHoras: z.int().min(1).max(720).default(48),
  /** For each answer of the client. */
  prazoClienteHoras: z.int().min(1).max(720).default(24),
  /** A price this close below the reserve is released without asking: P ≥ R × (1 − tolerância). */
  toleranciaPorcentagem: z.number().min(0).max(100).default(0),
  /** May the client answer a new value with a value of their own? */
  aceitaReplica: z.boolean().default(true),
});
export type TermosCondicional = z.infer<typeof termosCondicional>;
export const TERMOS_PADRAO: TermosCondicional = termosCondicional.parse({});

/** Whose answer a conditional lot awaits: the consignor's to the bid, the client's to a new value, the consignor's to the client's. */
export const etapaCondicional = z.enum(['comitente', 'cliente', 'replica']);
export type EtapaCondicional = z.infer<typeof etapaCondicional>;

export const RESPOSTAS_COMITENTE = ['Liberada', 'Recusada', 'Novo valor'] as const;
export type RespostaComitente = (typeof RESPOSTAS_COMITENTE)[number];
export const RESPOSTAS_CLIENTE = ['ACEITA', 'RECUSA', 'REPLICA'] as const;
export type RespostaCliente = (typeof RESPOSTAS_CLIENTE)[number];

/** POST /v1/lotes/{uid}/condicional/resposta. `valor` (centavos) comes with "Novo valor" alone. */
export const respostaComitente = z.strictObject({
  comandoId: comandoId.optional(),
  resposta: z.enum(RESPOSTAS_COMITENTE),
  valor: centavosPositivos.optional(),
});
/** POST /v1/lotes/{uid}/condicional/cliente. `valor` (centavos) comes with REPLICA alone. */
export const respostaCliente = z.strictObject({
  comandoId: comandoId.optional(),
  resposta: z.enum(RESPOSTAS_CLIENTE),
  valor: centavosPositivos.optional(),
});

/** A conditional sale as its consignor and its client see it; the reserve is not in it. Instants ISO 8601 UTC. */
export const condicionalDoLote = z.strictObject({
  /** Null once it is decided. */
  etapa: etapaCondicional.nullable(),
  /** Until when the answer is awaited. */
  prazo: z.string().nullable(),
  /** The bid it is about. */
  valorLance: centavos,
  condicionalData: z.string(),
  /** The consignor's last answer, and who gave it. */
  condicionalResposta: z.enum(RESPOSTAS_COMITENTE).nullable(),
  respostaData: z.string().nullable(),
  respostaNome: z.string().nullable(),
  condicionalRespostaNovoValor: centavos.nullable(),
  respostaNovoValorData: z.string().nullable(),
  respostaNovoValorNome: z.string().nullable(),
  /** What the client offered in return. */
  condicionalReplica: centavos.nullable(),
  comitenteAceitarReplica: z.boolean(),
  /** What it came to: the price when it was released. */
  desfecho: z
    .strictObject({
      situacao: z.enum(['AG_PAGAMENTO', 'NEGADA_CONDICIONAL', 'CONDICIONAL_NEGADA']),
      valor: centavos.nullable(),
    })
    .nullable(),
});
export type CondicionalDoLote = z.infer<typeof condicionalDoLote>;
