import { z } from 'zod';

/*
 * What a receiver sends, as the BCB's openapi.yaml 2.9.0 has it: CobSolicitada, CobVSolicitada, DevolucaoSolicitada, WebhookSolicitado.
 */

const valor = z.string().regex(/^\d{1,10}\.\d{2}$/);
const positivo = valor.refine((texto) => Number(texto) > 0);
const pessoaFisica = z.strictObject({ cpf: z.string().regex(/^\d{11}$/), nome: z.string().max(200) });
const pessoaJuridica = z.strictObject({
  cnpj: z.string().regex(/^[0-9A-Z]{14}$/),
  nome: z.string().max(200),
});
const devedor = z.union([pessoaFisica, pessoaJuridica]);
const base = {
  chave: z.string().max(77),
  solicitacaoPagador: z.string().max(140).optional(),
  infoAdicionais: z
    .array(z.strictObject({ nome: z.string().max(50), valor: z.string().max(200) }))
    .max(50)
    .optional(),
};

export const cobSolicitada = z.strictObject({
  ...base,
  calendario: z.strictObject({ expiracao: z.int().min(1).optional() }),
  devedor: devedor.optional(),
  valor: z.strictObject({ original: positivo, modalidadeAlteracao: z.literal([0, 1]).optional() }),
});
export const cobVSolicitada = z.strictObject({
  ...base,
  calendario: z.strictObject({
    dataDeVencimento: z.iso.date(),
    validadeAposVencimento: z.int().min(0).optional(),
  }),
  devedor,
  valor: z.strictObject({ original: positivo }),
});
export const devolucaoSolicitada = z.strictObject({
  valor: positivo,
  natureza: z.enum(['ORIGINAL', 'RETIRADA']).optional(),
  descricao: z.string().max(140).optional(),
});
export const webhookSolicitado = z.strictObject({ webhookUrl: z.url({ protocol: /^https$/ }) });

/** What is wrong, as the API Pix says it. */
export function problemasDe(
  esquema: z.ZodType,
  corpo: unknown,
  nome: string,
): { razao: string; propriedade: string }[] {
  const lido = esquema.safeParse(corpo);
  return (lido.error?.issues ?? []).map(({ path }) => {
    const propriedade = [nome, ...path].join('.');
    return { razao: `O campo ${propriedade} não respeita o schema.`, propriedade };
  });
}
