import { z } from 'zod';

/** POST /v1/auth/token */
export const credenciais = z.object({
  email: z.string().trim().toLowerCase().min(3).max(200),
  senha: z.string().min(1).max(200),
  permanecerLogado: z.boolean().default(false),
  codigo2fa: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'informe os 6 dígitos')
    .nullish(),
});
export type Credenciais = z.infer<typeof credenciais>;

/** POST /v1/auth/refresh and /v1/auth/sair */
export const pedidoRefresh = z.object({ refresh_token: z.string().min(20).max(300) });

/** Answer of token and refresh. `expires_in` in seconds. */
export const respostaToken = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  refresh_token: z.string(),
});
export type RespostaToken = z.infer<typeof respostaToken>;

/** POST /v1/auth/redefinir-senha: asks for a link by e-mail. */
export const pedidoRedefinicao = z.object({ email: credenciais.shape.email });

const tokenRedefinicao = z.string().min(20).max(200);
/** POST /v1/auth/redefinir-senha/conferir: is the link still good? */
export const conferenciaRedefinicao = z.object({ token: tokenRedefinicao });
/** POST /v1/auth/redefinir-senha/confirmar: the link's token and the new password. */
export const confirmacaoRedefinicao = z.object({
  token: tokenRedefinicao,
  senha: z.string().min(1).max(200),
});
/** What a good link is for: whose account (its e-mail, half hidden), and the shortest password it takes. */
export const redefinicaoValida = z.object({
  email: z.string(),
  senhaMinima: z.int(),
  expiraEm: z.iso.datetime(),
});
export type RedefinicaoValida = z.infer<typeof redefinicaoValida>;

/** GET /v1/auth/eu: the spec's session user; clients also have apelido and cidade. */
export const usuarioSessao = z.object({
  id: z.int(),
  uid: z.string(),
  nome: z.string(),
  email: z.string(),
  autenticado: z.literal(true),
  roles: z.array(z.string()),
  interno: z.boolean(),
  apelido: z.string().nullable(),
  cidade: z.string().nullable(),
  twoFactorHabilitado: z.boolean(),
  twoFactorObrigatorio: z.boolean(),
  twoFactorBloqueado: z.boolean(),
  /** ISO instant at which the access token ends. */
  dataFimToken: z.string(),
  /** Whether a client may bid here, and what is missing if not. */
  podeDarLance: z.boolean(),
  pendencias: z.array(z.string()),
});
export type UsuarioSessao = z.infer<typeof usuarioSessao>;
