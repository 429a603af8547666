import { z } from 'zod';
import { ACOMPANHANTES_MAX, SITUACOES_CONVIDADO } from './convidado.ts';
import { cpfOuCnpj, telefone } from './documentos.ts';
import { comandoId } from './identificador.ts';
import { instanteIso } from './leilao.ts';
import { paragrafos, texto } from './texto.ts';

/** 128 random bits, base64url. */
export const codigoDoConvidado = z.string().regex(/^[\w-]{22}$/, 'este convite não existe');
const acompanhantes = z.int().min(0).max(ACOMPANHANTES_MAX);

/** What staff write of an event that people are invited to: an auction's, or one by itself. */
export const eventoEscrita = z.strictObject({
  nome: texto(120).min(2),
  inicio: instanteIso,
  fim: instanteIso.optional(),
  local: texto(200).optional(),
  /** The small number of the auction that it is of: its report then says who bid and who bought. */
  leilaoId: z.int().positive().optional(),
  /** In the letter, below the invitation. */
  mensagem: paragrafos(1_000).optional(),
});
export type EventoEscrita = z.infer<typeof eventoEscrita>;

/** What staff write of a guest. No field more than is needed to invite somebody and to know them at the door. */
export const convidadoEscrita = z.strictObject({
  eventoId: z.int().positive(),
  nome: texto(120).min(2),
  documento: cpfOuCnpj.optional(),
  email: z.string().trim().toLowerCase().max(200).pipe(z.email('e-mail inválido')).optional(),
  telefone: telefone.optional(),
  /** How many they may bring. */
  acompanhantes: acompanhantes.default(0),
  observacao: texto(200).optional(),
});
export type ConvidadoEscrita = z.infer<typeof convidadoEscrita>;

/** How many come along, of those that may. */
export const comAcompanhantes = z.strictObject({ acompanhantes: acompanhantes.optional() });

/** GET /v1/presencas/{codigo}: what who holds the link is told. */
export const presencaAberta = z.strictObject({
  marca: z.string(),
  evento: z.strictObject({
    nome: z.string(),
    inicio: instanteIso,
    fim: instanteIso.nullable(),
    local: z.string().nullable(),
  }),
  nome: z.string(),
  situacao: z.enum(SITUACOES_CONVIDADO),
  acompanhantes: z.int().describe('Quantos pode levar'),
  vem: z.int().nullable().describe('Quantos disse que leva'),
  responde: z.boolean().describe('Ainda pode responder'),
});
export type PresencaAberta = z.infer<typeof presencaAberta>;

export const respostaDePresenca = z.strictObject({
  vem: z.boolean(),
  acompanhantes: acompanhantes.default(0),
});

/** A guest as the door sees them: no contact and no document. */
export const convidadoNaPorta = z.strictObject({
  uid: z.guid(),
  nome: z.string(),
  situacao: z.enum(SITUACOES_CONVIDADO),
  acompanhantes: z.int(),
  vem: z.int().nullable(),
  vieram: z.int().nullable(),
  chegouEm: instanteIso.nullable(),
});
export type ConvidadoNaPorta = z.infer<typeof convidadoNaPorta>;

const eventoVisto = z.strictObject({
  uid: z.guid(),
  id: z.int(),
  nome: z.string(),
  inicio: instanteIso,
  fim: instanteIso.nullable(),
  local: z.string().nullable(),
});
export const portaDoEvento = z.strictObject({ evento: eventoVisto, itens: z.array(convidadoNaPorta) });
export type PortaDoEvento = z.infer<typeof portaDoEvento>;

/** By what they show, or by who they are. */
export const chegadaDeConvidado = z
  .strictObject({
    comandoId: comandoId.optional(),
    codigo: codigoDoConvidado.optional(),
    convidadoUid: z.guid().optional(),
    /** How many came along; those that were announced where nobody says. */
    acompanhantes: acompanhantes.optional(),
  })
  .refine(({ codigo, convidadoUid }) => (codigo === undefined) !== (convidadoUid === undefined), {
    message: 'diga o código ou o convidado',
  });
export const chegada = z.strictObject({
  convidado: convidadoNaPorta,
  jaEstava: z.boolean().describe('Já tinha entrado: nada mudou'),
});
export type Chegada = z.infer<typeof chegada>;

const inteiro = z.int().min(0);
export const relatorioDoEvento = z.strictObject({
  evento: eventoVisto.extend({ leilaoId: z.int().nullable(), esquecido: z.boolean() }),
  contas: z.strictObject({
    ...{ convidados: inteiro, pessoasConvidadas: inteiro, confirmados: inteiro, pessoasConfirmadas: inteiro },
    ...{ presentes: inteiro, pessoasPresentes: inteiro, ausentes: inteiro, cancelados: inteiro },
  }),
  clientes: inteiro
    .nullable()
    .describe(
      'Convidados que são clientes da marca, pelo documento ou pelo e-mail confirmado; nulo a quem não vê lances',
    ),
  /** Null of an event that is no auction's, and to who does not see bids. */
  deramLances: inteiro.nullable(),
  compraram: inteiro.nullable(),
});
export type RelatorioDoEvento = z.infer<typeof relatorioDoEvento>;
