import { z } from 'zod';
import { canonico } from './canonico.ts';
import { centavos } from './dinheiro.ts';
import { tipoLance } from './lance.ts';
import { incrementos, situacaoLeilao } from './leilao.ts';
import { SITUACOES_LOTE } from './lote-situacao.ts';

/** The terms that bidders bid under. `incrementos` is the table in force for this lot: its own step, else the auction's. */
const condicoesLote = z.strictObject({
  minimo: centavos,
  incrementos,
  dataInicio: z.string(),
  dataFim: z.string().nullable(),
});
export type CondicoesLote = z.infer<typeof condicoesLote>;

const situacao = z.enum(SITUACOES_LOTE);
const instante = z.iso.datetime();

/**
 * What the public ledger says of a lot (rule 23), no personal data beyond apelido and city. The price is the `valor` of the
 * last `Lance` with `lidera` or of the last `LanceCancelado` or `VendaDireta`; terms, `dataFim` and `situacao` are the last named. `instante` is the receipt, ISO 8601 UTC.
 */
export const publicoLote = z.discriminatedUnion('tipo', [
  condicoesLote.extend({ tipo: z.literal('LoteIncluido'), instante, situacao }),
  condicoesLote.extend({ tipo: z.literal('LoteAlterado'), instante }),
  z.strictObject({
    tipo: z.literal('Lance'),
    instante,
    lance: z.string(),
    modo: tipoLance,
    apelido: z.string(),
    cidade: z.string(),
    valor: centavos,
    lidera: z.boolean(),
    /** True when the leader's cap answered a challenger (rules 4 and 5). */
    resposta: z.boolean(),
  }),
  /**
   * Rule 19. `lance` is the bid that was cancelled, null when it had no line of its own; `anulados` the lines (by seq) that no
   * longer stand, `revistos` those that stand with another amount. Price, leader and count are those without the bid.
   */
  z.strictObject({
    tipo: z.literal('LanceCancelado'),
    instante,
    lance: z.string().nullable(),
    anulados: z.array(z.int()),
    revistos: z.array(z.strictObject({ seq: z.int(), valor: centavos })),
    valor: centavos.nullable(),
    lider: z.strictObject({ apelido: z.string(), cidade: z.string() }).nullable(),
    qtdLances: z.int(),
  }),
  /** Sold outside of the dispute: who leads from here on, and at what price. `Encerrado` follows. */
  z.strictObject({
    tipo: z.literal('VendaDireta'),
    instante,
    lance: z.string(),
    modo: z.enum(['Compre Já', 'Proposta']),
    apelido: z.string(),
    cidade: z.string(),
    valor: centavos,
  }),
  z.strictObject({
    tipo: z.literal('Prorrogado'),
    instante,
    dataFim: z.string(),
    motivo: z.enum(['lance', 'cascata']),
  }),
  /** Time given back after an outage, from `de` to `ate`, in which no bid could be taken (rule 18). */
  z.strictObject({
    tipo: z.literal('TempoRestituido'),
    instante,
    dataFim: z.string(),
    de: z.string(),
    ate: z.string(),
  }),
  /** `motivo`: why, in the house's words, where it gave any. */
  z.strictObject({
    tipo: z.literal('SituacaoAlterada'),
    instante,
    situacao,
    motivo: z.string().exactOptional(),
  }),
  z.strictObject({ tipo: z.literal('Encerrado'), instante, situacao, valor: centavos.nullable() }),
  /** Said of the lot by the auctioneer while it was on the block; `mudaDescricao`: it is not quite what it was said to be. */
  z.strictObject({
    tipo: z.literal('Comunicado'),
    instante,
    comunicado: z.string(),
    texto: z.string(),
    mudaDescricao: z.boolean(),
  }),
  /** Shown no more: what was said was said. */
  z.strictObject({ tipo: z.literal('ComunicadoRetirado'), instante, comunicado: z.string() }),
]);
export type PublicoLote = z.infer<typeof publicoLote>;

export const eventoLivro = z.strictObject({
  seq: z.int(),
  publico: publicoLote,
  privado: z.string(),
  hash: z.string(),
});
export type EventoLivro = z.infer<typeof eventoLivro>;

/** GET /v1/lotes/{uid}/livro. */
export const livro = z.strictObject({
  lelUid: z.guid(),
  leiUid: z.guid(),
  eventos: z.array(eventoLivro),
  /** Compact JWS of the close, over `{lelUid, seq, hash}` of the link that closed the lot; null while it is open. */
  assinatura: z.string().nullable(),
  /** The same over the last link, when public events came after the close (the answer to a conditional sale); else null. */
  assinaturaAtual: z.string().nullable(),
});
export type Livro = z.infer<typeof livro>;

/** Every lot's ledger of an auction. Once it ended: where each stood at that moment, in the order of the sequence. */
export const livroLeilao = z.strictObject({
  leiUid: z.guid(),
  situacao: situacaoLeilao,
  lotes: z.array(
    z.strictObject({
      lelUid: z.guid(),
      numero: z.string(),
      seq: z.int(),
      hash: z.string(),
      assinatura: z.string().nullable(),
    }),
  ),
  /** sha256 of `textoDoLeilao`; null before the end. */
  hash: z.string().nullable(),
  /** Compact JWS over `{leiUid, situacao, hash, lotes}`, `lotes` = sha256(canonical([{lelUid, numero, seq, hash}, …])); else null. */
  assinatura: z.string().nullable(),
});
export type LivroLeilao = z.infer<typeof livroLeilao>;

/** What opens the commitments of a lot's ledger, for a court. */
export const livroPrivado = z.strictObject({
  lelUid: z.guid(),
  leiUid: z.guid(),
  /** `privado` = sha256(sal ‖ canonical(parte)); `parte.silenciosos` = sha256(silenciosos.sal ‖ canonical(silenciosos.compromissos)). */
  eventos: z.array(
    eventoLivro.extend({
      sal: z.string(),
      parte: z.unknown(),
      silenciosos: z.strictObject({ sal: z.string(), compromissos: z.array(z.string()) }).exactOptional(),
    }),
  ),
  /** `compromisso` = sha256(sal ‖ canonical(parte)); each stands in the `compromissos` of the public event after it. */
  silenciosos: z.array(z.strictObject({ sal: z.string(), parte: z.unknown(), compromisso: z.string() })),
});
export type LivroPrivado = z.infer<typeof livroPrivado>;

/** A bidder's own bids on a lot, each with what proves it. */
export const provasDoCliente = z.strictObject({
  lelUid: z.guid(),
  leiUid: z.guid(),
  lances: z.array(
    z.strictObject({
      lance: z.string(),
      comandoId: z.string(),
      tipo: z.string(),
      valor: centavos,
      instante: z.string(),
      /** Of the bid's own entry; null for a silent one, which has `compromisso` instead. */
      seq: z.int().nullable(),
      hash: z.string().nullable(),
      privado: z.string().exactOptional(),
      compromisso: z.string().exactOptional(),
      sal: z.string().exactOptional(),
      parte: z.unknown().optional(),
      recibo: z.string().nullable(),
    }),
  ),
});
export type ProvasDoCliente = z.infer<typeof provasDoCliente>;

/** hash(0) of rule 23 is sha256 of this text. */
export const sementeDoLivro = (lelUid: string): string => `martelo:${lelUid}`;
/** The text whose sha256 is hash(n) (rule 23). */
export const textoDoElo = (hashAnterior: string, publico: PublicoLote, privado: string): string =>
  `${hashAnterior}\n${canonico(publico)}\n${privado}`;
/** The text whose sha256 is a commitment: `privado`, or a silent instruction's `compromisso`. */
export const textoDoCompromisso = (sal: string, parte: unknown): string => `${sal}${canonico(parte)}`;
/** The text whose sha256 is an ended auction's one hash: its lots' last hashes, in order. */
export const textoDoLeilao = (leiUid: string, hashes: readonly string[]): string =>
  [`martelo:${leiUid}`, ...hashes].join('\n');
