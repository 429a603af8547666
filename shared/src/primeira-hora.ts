import { z } from 'zod';
import { texto } from './texto.ts';
import { usuarioEscrita } from './usuario.ts';

/** What opens the first hour: `<sal>.<HMAC>`, as the link has it after its `#`. */
const token = z.string().min(1).max(200);

/** POST /v1/primeira-hora/conferir */
export const conferenciaDaPrimeiraHora = z.strictObject({ token });

/** What an installation lacks before anybody can work in it: somebody who administers it, or a brand. */
export const primeiraHora = z.object({
  falta: z.enum(['conta', 'marca']),
  expiraEm: z.iso.datetime().describe('Até quando o link vale'),
  administrador: z
    .object({ uid: z.guid(), email: z.email() })
    .nullable()
    .describe('Quem vai administrar a primeira marca; null enquanto não há ninguém'),
});
export type PrimeiraHora = z.infer<typeof primeiraHora>;

/** POST /v1/primeira-hora/conta: the installation's first account, and the password that its person makes. */
export const contaDaPrimeiraHora = z.strictObject({
  token,
  nome: usuarioEscrita.shape.nome,
  email: usuarioEscrita.shape.email,
  senha: z.string().min(1).max(200),
});

/** Who is to administer a brand that somebody makes: known to the house, or invited. */
const deQuem = {
  por: z.guid().describe('Quem faz a marca: um administrador da casa'),
  email: usuarioEscrita.shape.email,
};

/** POST /v1/administradores-de-marca/conferir */
export const conferenciaDoAdministrador = z.strictObject(deQuem);
export const administradorConferido = z.object({
  jaTemConta: z.boolean().describe('Já administra outra marca; sem conta, é convidado por e-mail'),
});

/** PUT /v1/hotsites/{id}/administrador */
export const administradorDaMarca = z.strictObject({
  ...deQuem,
  nome: texto(120).min(2).optional().describe('De quem ainda não tem conta'),
});
export const administradorDito = z.object({
  uid: z.guid(),
  convidado: z.boolean().describe('Recebeu uma carta para criar a senha'),
});

/** POST /v1/auth/marca-do-painel: on which brand somebody's login to the panel is tried. */
export const pedidoDeMarcaDoPainel = z.strictObject({ email: z.string().max(200) });
export const marcaDoPainel = z.object({
  subdominio: z.string().nullable().describe('null enquanto não há marca nenhuma'),
});
