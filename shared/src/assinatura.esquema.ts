import { z } from 'zod';
import { CAMPOS_DA_ASSINATURA, problemasDaAssinatura, TEXTO_DA_ASSINATURA } from './assinatura.ts';
import { telefoneOuNenhum } from './documentos.ts';
import { paragrafos, texto } from './texto.ts';

const cor = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'escreva como #aabbcc');

/** What an administrator writes of how a brand's people sign. */
export const modeloDeAssinaturaEscrita = z.strictObject({
  texto: paragrafos(TEXTO_DA_ASSINATURA).superRefine((escrito, contexto) => {
    for (const { linha, problema } of problemasDaAssinatura(escrito))
      contexto.addIssue({ code: 'custom', message: `linha ${linha}: ${problema}` });
  }),
  cor: cor.optional(),
});

/** PUT /v1/assinatura-email: one's own fields. `revisao` is the one that was read, 0 before the first time. */
export const assinaturaPropriaEscrita = z.strictObject({
  cargo: texto(80).default(''),
  telefone: telefoneOuNenhum.default(''),
  revisao: z.int().min(0),
});

const campos = Object.fromEntries(
  Object.keys(CAMPOS_DA_ASSINATURA).map((campo) => [campo, z.string()]),
) as Record<keyof typeof CAMPOS_DA_ASSINATURA, z.ZodString>;

/** GET /v1/assinatura-email: the model in force, and what of who asks is put into it. */
export const assinaturaDeQuem = z.object({
  modelo: z.object({
    texto: z.string(),
    cor: z.string().describe('Da barra e dos links: a do modelo, ou a da marca'),
    uid: z.guid().nullable().describe('null enquanto vale o da casa'),
  }),
  propria: z.object({ cargo: z.string(), telefone: z.string(), revisao: z.int() }),
  valores: z.object(campos).describe('O que entra em cada campo; vazio onde não se sabe'),
});
export type AssinaturaDeQuem = z.infer<typeof assinaturaDeQuem>;
