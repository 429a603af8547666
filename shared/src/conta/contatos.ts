import { z } from 'zod';
import { SITUACOES_CLIENTE } from '../cliente.ts';
import { telefone } from '../documentos.ts';
import { comandoId } from '../identificador.ts';
import { instanteIso } from '../leilao.ts';
import { codigo2fa, codigoRecuperacao } from '../sessao.ts';
import { SITUACOES_DOCUMENTO } from '../situacao-documento.ts';
import { CANAIS_DE_CONTATO, DIGITOS_DO_CODIGO, lerCodigoDeConfirmacao } from './confirmacao.ts';

export const canalDeContato = z.enum(CANAIS_DE_CONTATO);

/** What proves that it is the account's owner who asks: the password, and the second factor of who has one (428). */
export const provaDoDono = {
  senha: z.string().min(1, 'informe a senha').max(200),
  codigo2fa: codigo2fa.nullish(),
  codigoRecuperacao: codigoRecuperacao.nullish(),
};

/** One contact of an account, as its owner sees it. */
export const contato = z.strictObject({
  canal: canalDeContato,
  /** The address in use; null where there is none. */
  endereco: z.string().nullable(),
  confirmadoEm: instanteIso.nullable(),
  /** An address that takes its place once it is confirmed; null where none waits. */
  novo: z.string().nullable(),
  /** The code that was sent last: how long it is good, and how often one may still be typed; null where none is good. */
  codigo: z.strictObject({ expiraEm: instanteIso, restantes: z.int() }).nullable(),
  /** From when another code may be asked for. */
  proximoEm: instanteIso,
  /** Whether a code is to be typed or asked for: the address in use is not confirmed, or another waits. */
  aConfirmar: z.boolean(),
  /** Whether the brand lets nobody take part without. */
  exigido: z.boolean(),
});
export type Contato = z.infer<typeof contato>;

/** GET /v1/cliente/confirmacoes: the spec's confirmation status, and each contact. The first three say what is still to be done. */
export const situacaoDasConfirmacoes = z.strictObject({
  documentos: z.boolean(),
  telefone: z.boolean(),
  email: z.boolean(),
  /** The addresses in use; null where there is none. */
  emailEmUso: z.string().nullable(),
  telefoneEmUso: z.string().nullable(),
  situacao: z.enum(SITUACOES_CLIENTE),
  documentoSituacao: z.enum(SITUACOES_DOCUMENTO),
  /** Partners that a company has named. */
  qtdQuadroSocietario: z.int(),
  contatos: z.array(contato),
});
export type SituacaoDasConfirmacoes = z.infer<typeof situacaoDasConfirmacoes>;

export const pedidoDeCodigo = z.strictObject({ comandoId: comandoId.optional() });
export const codigoDigitado = z.strictObject({
  codigo: z
    .string()
    .max(40)
    .transform(lerCodigoDeConfirmacao)
    .pipe(z.string().length(DIGITOS_DO_CODIGO, `informe os ${DIGITOS_DO_CODIGO} dígitos`))
    .meta({ type: 'string', example: '123456' }),
  comandoId: comandoId.optional(),
});
/** What a letter's link carries. */
export const tokenDeConfirmacao = z.strictObject({ token: z.string().min(20).max(200) });
export const usoDoToken = tokenDeConfirmacao.extend({ comandoId: comandoId.optional() });
/** What a good link is for: the address, half hidden. */
export const linkDeConfirmacao = z.strictObject({ endereco: z.string(), troca: z.boolean() });
export type LinkDeConfirmacao = z.infer<typeof linkDeConfirmacao>;

const email = z.string().trim().toLowerCase().max(200).pipe(z.email('e-mail inválido'));
/** PUT /v1/cliente/contatos/email */
export const trocaDeEmail = z.strictObject({ email, ...provaDoDono, comandoId: comandoId.optional() });
/** PUT /v1/cliente/contatos/telefone */
export const trocaDeTelefone = z.strictObject({ telefone, ...provaDoDono, comandoId: comandoId.optional() });
