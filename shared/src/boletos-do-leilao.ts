import { z } from 'zod';
import { SITUACOES_BOLETO } from './boleto-emitido.ts';

/** A slip of an auction's sales, as its screen lists it. */
const boletoDoLeilao = z.object({
  uid: z.guid(),
  vendaUid: z.guid(),
  vendaId: z.int(),
  lotes: z.array(z.object({ uid: z.guid(), numero: z.string(), nome: z.string() })),
  /** As the reader is shown clients: a consignor's people the nickname, until the sale is paid. */
  comprador: z.string(),
  nossoNumero: z.string(),
  vencimento: z.iso.date(),
  valor: z.int(),
  situacao: z.enum(SITUACOES_BOLETO),
  /** Why the bank refused it, or its being written off. */
  motivo: z.string().nullable(),
  /** Its day has passed and nobody has paid it. */
  vencido: z.boolean(),
  /** Where its paper opens; null while the bank does not have it. */
  papel: z.string().nullable(),
});
export type BoletoDoLeilao = z.output<typeof boletoDoLeilao>;

export const boletosDoLeilao = z.object({
  leilao: z.object({ uid: z.guid(), id: z.int(), nome: z.string() }),
  itens: z.array(boletoDoLeilao),
  total: z.int(),
  pagina: z.int(),
  porPagina: z.int(),
  /** Of all of them, by situation. */
  /** Open ones whose paper the reader may see, and how many of them a file holds. */
  aImprimir: z.object({ quantos: z.int(), porArquivo: z.int() }),
  somas: z.array(z.object({ situacao: z.enum(SITUACOES_BOLETO), quantos: z.int(), valor: z.int() })),
});
export type BoletosDoLeilao = z.output<typeof boletosDoLeilao>;
