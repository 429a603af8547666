import { z } from 'zod';
import { terceiro } from '../pos-venda/agendamento.ts';
import { cabecalho, compradorNoPapel } from './comum.ts';

/** GET /v1/documentos/retirada-por-terceiros/{hash}: who may take what was bought in the buyer's stead (P19). */
export const autorizacaoDeRetirada = z.strictObject({
  ...cabecalho,
  situacao: z.enum(['valido', 'utilizado', 'vencido']),
  vendaId: z.int().positive(),
  leilao: z.string(),
  comprador: compradorNoPapel,
  terceiro,
  lotes: z.array(
    z.strictObject({
      numero: z.string(),
      nome: z.string(),
      detalhes: z.array(z.strictObject({ nome: z.string(), valor: z.string() })),
    }),
  ),
  patio: z.strictObject({
    nome: z.string(),
    endereco: z.string().nullable(),
    telefone: z.string().nullable(),
  }),
  inicio: z.iso.datetime(),
  validaAte: z.iso.datetime(),
  /** The single-use code that the gate asks for; null once it is good no more. */
  codigoDeRetirada: z.string().nullable(),
  /** What the gate's camera reads, of the same code. */
  qrDaPortaria: z.string().nullable(),
  utilizadaEm: z.iso.datetime().nullable(),
});
export type AutorizacaoDeRetirada = z.infer<typeof autorizacaoDeRetirada>;
