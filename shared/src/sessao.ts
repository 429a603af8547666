import { z } from 'zod';
import { DIREITOS_NO_PATIO } from './direitos-no-patio.ts';
import { paragrafos } from './texto.ts';

const senha = z.string().min(1).max(200);
/** The six digits of an authenticator app. */
export const codigo2fa = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'informe os 6 dígitos');
/** One of the codes that stand in for a lost app: ten letters and digits, however they were typed. */
export const codigoRecuperacao = z
  .string()
  .max(40)
  .transform((digitado) => digitado.toUpperCase().replace(/[^0-9A-Z]/g, ''))
  .pipe(z.string().length(10, 'informe os 10 caracteres do código de recuperação'))
  .meta({ type: 'string', example: 'ABCDE-FGHJK' });

/** Where a session is used: the brands' sites, the content panel, the app of telephones, programs of others, the system before this one. */
export const APLICACOES = ['site', 'painel', 'telefone', 'integracao', 'legado'] as const;
export type Aplicacao = (typeof APLICACOES)[number];

/** POST /v1/auth/token. Of an account with a second factor either code is asked. */
export const credenciais = z.object({
  email: z.string().trim().toLowerCase().min(3).max(200),
  senha,
  permanecerLogado: z.boolean().default(false),
  codigo2fa: codigo2fa.nullish(),
  codigoRecuperacao: codigoRecuperacao.nullish(),
  aplicacao: z.enum(APLICACOES).default('site'),
});
export type Credenciais = z.infer<typeof credenciais>;

/** POST /v1/auth/sair */
export const pedidoRefresh = z.object({ refresh_token: z.string().min(20).max(300) });
/**
 * POST /v1/auth/refresh. `seDisputa`: only for a client with a bid on a lot that is still open (their machine slept past the access
 * token's end); TOKEN_INVALIDO, and nothing changed, for anybody else.
 */
export const pedidoRenovacao = pedidoRefresh.extend({ seDisputa: z.boolean().default(false) });

/** Answer of token and refresh. `expires_in` in seconds. */
export const respostaToken = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  refresh_token: z.string(),
  /** Of a login: what the device keeps and shows at the next one, so that the account knows it. */
  dispositivo: z.string().optional(),
});
export type RespostaToken = z.infer<typeof respostaToken>;

/** One login on one device, as its owner and the house see it. Instants are ISO; `vistaEm` is exact to ten minutes. */
export const sessaoAberta = z.object({
  uid: z.string(),
  aplicacao: z.enum(APLICACOES),
  /** Name of the brand it was opened on. */
  marca: z.string(),
  /** "Chrome no Windows": what the browser said of itself. */
  dispositivo: z.string(),
  /** The address it was opened from; empty when it is not known. */
  endereco: z.string(),
  /** By which the device can be blocked; null of one that was never given a name. */
  aparelho: z.string().nullable(),
  criadaEm: z.iso.datetime(),
  vistaEm: z.iso.datetime(),
  expiraEm: z.iso.datetime(),
  permanecer: z.boolean(),
  /** Whether this is the session that asks. */
  atual: z.boolean(),
});
export type SessaoAberta = z.infer<typeof sessaoAberta>;
/** GET of one's own sessions, or of an account's by the house. */
export const sessoesAbertas = z.object({ itens: z.array(sessaoAberta) });
export const sessoesEncerradas = z.object({ encerradas: z.int() });

/** DELETE of one's own sessions, one or all: the password is asked once more. */
export const fimDeSessoes = z.strictObject({ senha });

/**
 * POST /v1/auth/acesso-unico: as a login, by the user's name, which is their e-mail. What it gives opens a session once, on this brand,
 * within a minute.
 */
export const pedidoDeAcessoUnico = z.strictObject({
  nomeUsuario: z.string().trim().toLowerCase().min(3, 'informe o e-mail').max(200),
  senha: z.string().min(6, 'a senha tem pelo menos 6 caracteres').max(200),
  codigo2fa: codigo2fa.nullish(),
  codigoRecuperacao: codigoRecuperacao.nullish(),
});
export const acessoUnico = z.object({
  /** A path segment: the site's page `/admin-auth/{hash}` takes it. */
  hash: z.string(),
  /** Seconds. */
  expires_in: z.int(),
});
export type AcessoUnico = z.infer<typeof acessoUnico>;
const hashDeAcesso = z.string().min(20).max(200);
/** POST /v1/auth/acesso-unico/conferir: is it still good, and whose is it? */
export const conferenciaDeAcesso = z.strictObject({ hash: hashDeAcesso });
export const acessoConferido = z.object({
  nome: z.string(),
  /** Half hidden. */
  email: z.string(),
  expiraEm: z.iso.datetime(),
});
export type AcessoConferido = z.infer<typeof acessoConferido>;
/** POST /v1/auth/acesso-unico/entrar: uses it up, for the tokens of a session. */
export const usoDoAcesso = z.strictObject({ hash: hashDeAcesso });

/** GET /v1/auth/marcas */
export const marcasDaConta = z.object({
  itens: z.array(
    z.object({
      id: z.int(),
      nome: z.string(),
      subdominio: z.string(),
      atual: z.boolean(),
    }),
  ),
});
export type MarcasDaConta = z.infer<typeof marcasDaConta>;
/** POST /v1/auth/marca: the brand to go to. */
export const pedidoDeMarca = z.strictObject({ hotsiteId: z.int().positive() });
export const acessoAOutraMarca = acessoUnico.extend({
  site: z.string().describe('O endereço da marca: `<site>/admin-auth/<hash>` entra nela'),
});
export type AcessoAOutraMarca = z.infer<typeof acessoAOutraMarca>;

/** GET /v1/sessoes/{uid}, between our services: whose session it is, as they are now. */
export const sessaoEmVigor = z.object({
  uid: z.string(),
  tipo: z.enum(['cliente', 'interno']),
  nome: z.string(),
  email: z.string(),
  papeis: z.array(z.string()),
  hotsites: z.array(z.int()),
  /** One of the house who has yet to switch on the second factor that the installation demands. */
  semFator: z.boolean(),
});

/** PUT /v1/auth/senha. With a second factor one of the codes is asked (428). */
export const trocaDeSenha = z.strictObject({
  senhaAtual: senha,
  senhaNova: senha,
  codigo2fa: codigo2fa.nullish(),
  codigoRecuperacao: codigoRecuperacao.nullish(),
});

/** GET /v1/auth/segundo-fator */
export const situacaoSegundoFator = z.object({
  ativo: z.boolean(),
  /** Whether the account must have one: the house's people by the installation, clients by their brand. */
  obrigatorio: z.boolean(),
  codigosRestantes: z.int(),
  /** Too many wrong codes: not even a right one is taken, until the house releases it. */
  bloqueado: z.boolean(),
});
export type SituacaoSegundoFator = z.infer<typeof situacaoSegundoFator>;
/** POST /v1/auth/segundo-fator: a fresh secret (Base32) and its `otpauth://` address, which an app reads as a QR code. */
export const segredoSegundoFator = z.object({ segredo: z.string(), endereco: z.string() });
/** PUT /v1/auth/segundo-fator */
export const ativacaoSegundoFator = z.strictObject({
  senha,
  codigo: codigo2fa,
  segredo: z.string().regex(/^[A-Z2-7]{32}$/, 'segredo inválido'),
});
/** POST /v1/auth/segundo-fator/prova: a code now, for what asks for a fresh one. */
export const provaDoSegundoFator = z.strictObject({ codigo: codigo2fa });
/** Until when it counts as fresh. */
export const segundoFatorProvado = z.object({ valeAte: z.iso.datetime() });
/** POST /v1/auth/segundo-fator/codigos */
export const renovacaoDeCodigos = z.strictObject({ senha, codigo: codigo2fa });
/** DELETE /v1/auth/segundo-fator: with a code of the app, or a recovery code. */
export const desativacaoSegundoFator = z
  .strictObject({ senha, codigo: codigo2fa.optional(), codigoRecuperacao: codigoRecuperacao.optional() })
  .refine(({ codigo, codigoRecuperacao }) => codigo !== undefined || codigoRecuperacao !== undefined, {
    path: ['codigo'],
    message: 'informe os 6 dígitos, ou um código de recuperação',
  });
/** Recovery codes, each good once: told when they are made and never again. */
export const codigosRecuperacao = z.array(z.string());

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
  /** Of who is held to the yards that they stand at: which, and what they do there; null of everybody else. */
  patios: z.array(z.object({ uid: z.guid(), direitos: z.array(z.enum(DIREITOS_NO_PATIO)) })).nullable(),
});
export type UsuarioSessao = z.infer<typeof usuarioSessao>;

/** POST /v1/acessos/procurar: the accounts of an e-mail on this brand, and what the asker may do about each. */
export const procuraDeAcessos = z.strictObject({
  email: z.string().trim().toLowerCase().max(200).pipe(z.email('e-mail inválido')),
});
export const contaDosAcessos = z.object({
  tipo: z.enum(['interno', 'cliente']),
  uid: z.string(),
  nome: z.string(),
  email: z.string(),
  situacao: z.string(),
  segundoFator: z.boolean(),
  podeEncerrar: z.boolean(),
  podeLiberar: z.boolean(),
});
export type ContaDosAcessos = z.infer<typeof contaDosAcessos>;

/** How long the letter is good that follows from the release of a blocked second factor, minutes. */
export const VALIDADE_DA_LIBERACAO_MIN = 30;

/** POST /v1/usuarios/bloqueio/{uid}/liberar: why, and how it was seen that it is the account's owner who asks. */
export const liberacaoDeFator = z.strictObject({
  motivo: paragrafos(500).min(3),
  prova: paragrafos(500)
    .min(3)
    .describe('Como se viu que quem pede é o dono da conta: documento, vídeo, pessoalmente'),
});

/** How a login ended that was judged. */
export const RESULTADOS_DE_ACESSO = [
  ...(['ENTROU', 'SENHA_ERRADA', 'CODIGO_ERRADO', 'FATOR_BLOQUEADO', 'SEM_PLATAFORMA'] as const),
] as const;
export type ResultadoDeAcesso = (typeof RESULTADOS_DE_ACESSO)[number];

/** GET of an account's logins, one's own or by the house; kept for 24 months. */
export const historicoDeAcessos = z.object({
  itens: z.array(
    z.object({
      em: z.iso.datetime(),
      resultado: z.enum(RESULTADOS_DE_ACESSO),
      /** Name of the brand. */
      marca: z.string(),
      endereco: z.string(),
      dispositivo: z.string(),
    }),
  ),
  total: z.int(),
  pagina: z.int(),
  porPagina: z.int(),
});
