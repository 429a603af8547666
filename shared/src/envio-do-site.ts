import { z } from 'zod';
import { instanteIso } from './leilao.ts';

/*
 * What visitors sent to a brand by the forms of its site, which the panel keeps: between the panel and the engine, when the owner of the
 * address asks for all of their data, or has them erased.
 */

export const pedidoDosEnvios = z.strictObject({
  /** Proven to be the asker's; as both keep it, in small letters. */
  email: z.string().trim().toLowerCase().max(200).pipe(z.email('e-mail inválido')),
  ato: z.enum(['ler', 'apagar']),
});
export type PedidoDosEnvios = z.infer<typeof pedidoDosEnvios>;

export const envioDoSite = z.strictObject({
  formulario: z.enum(['Newsletter', 'Contato']),
  enviadoEm: instanteIso,
  nome: z.string().nullable(),
  email: z.string(),
  telefone: z.string().nullable(),
  assunto: z.string().nullable(),
  mensagem: z.string().nullable(),
  /** What staff wrote beside it, and when it was answered. */
  anotacao: z.string().nullable(),
  respondidaEm: instanteIso.nullable(),
  pagina: z.string().nullable(),
  origem: z.string().nullable(),
  consentimento: z.strictObject({ texto: z.string(), versao: z.string(), em: instanteIso }),
});
export type EnvioDoSite = z.infer<typeof envioDoSite>;

/** POST /v1/titular/envios of the panel: what there was, before it went where it was to go. */
export const enviosDoSite = z.strictObject({ itens: z.array(envioDoSite) });
