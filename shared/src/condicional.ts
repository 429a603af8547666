import { z } from 'zod';
import { type Centavos, centavosPositivos } from './dinheiro.ts';
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
export type EtapaCondicional = 'comitente' | 'cliente' | 'replica';

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
export interface CondicionalDoLote {
  /** Null once it is decided. */
  etapa: EtapaCondicional | null;
  /** Until when the answer is awaited. */
  prazo: string | null;
  /** The bid it is about. */
  valorLance: Centavos;
  condicionalData: string;
  /** The consignor's last answer, and who gave it. */
  condicionalResposta: RespostaComitente | null;
  respostaData: string | null;
  respostaNome: string | null;
  condicionalRespostaNovoValor: Centavos | null;
  respostaNovoValorData: string | null;
  respostaNovoValorNome: string | null;
  /** What the client offered in return. */
  condicionalReplica: Centavos | null;
  comitenteAceitarReplica: boolean;
  /** What it came to: the price when it was released. */
  desfecho: {
    situacao: 'AG_PAGAMENTO' | 'NEGADA_CONDICIONAL' | 'CONDICIONAL_NEGADA';
    valor: Centavos | null;
  } | null;
}
