import { z } from 'zod';

/** How a brand's stock is brought up to the table's newest month, as far as it is. */
export const SITUACOES_DA_CONSULTA = ['ANDANDO', 'PRONTA', 'FALHOU', 'INTERROMPIDA'] as const;

/** GET /v1/fipe/consulta, and what POST answers: the last one of the brand. */
export const consultaDaFipe = z.object({
  disponivel: z.boolean().describe('Se esta instalação consulta a tabela'),
  ultima: z
    .object({
      situacao: z.enum(SITUACOES_DA_CONSULTA),
      em: z.iso.datetime().describe('Quando foi pedida'),
      /** Vehicles in stock that have a code and a model year. */
      total: z.int().min(0),
      feitos: z.int().min(0),
      atualizados: z.int().min(0),
      iguais: z.int().min(0).describe('Já tinham o valor, ou o de um mês mais novo'),
      semValor: z.int().min(0).describe('A tabela não tem o código, o ano ou o combustível deles'),
      mes: z.string().nullable().describe('O mês mais novo que a tabela disse: 2026-11'),
    })
    .nullable(),
});
export type ConsultaDaFipe = z.infer<typeof consultaDaFipe>;
