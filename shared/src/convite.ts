import { z } from 'zod';
import { centavosPositivos } from './dinheiro.ts';
import { instanteIso } from './leilao.ts';
import { paragrafos, texto } from './texto.ts';

const DIA_MS = 86_400_000;
/** How long an invitation by staff is good where nobody said, and at most. A client's own link has no end. */
export const VALIDADE_DO_CONVITE_MS = 30 * DIA_MS;
export const VALIDADE_MAXIMA_DO_CONVITE_MS = 90 * DIA_MS;
/** Registrations that an invitation of staff is good for. */
export const MAXIMO_DE_USOS = 1_000;
/** Registrations that count for one client's link. */
export const MAXIMO_DE_INDICADOS = 500;

/** 128 random bits, base64url. */
export const codigoDoConvite = z.string().regex(/^[\w-]{22}$/, 'este convite não existe');

/** What staff write of an invitation. */
export const conviteEscrita = z.strictObject({
  /** Whom it is for: the form has it filled in. */
  nome: texto(120).min(2).optional(),
  /** With it, only a registration with this e-mail is taken. */
  email: z.string().trim().toLowerCase().max(200).pipe(z.email('e-mail inválido')).optional(),
  /** `id`s of the client groups that who registers by it is in at once; named when it is made, and never more. */
  grupos: z.array(z.int().positive()).max(20).default([]),
  maximoUsos: z.int().min(1).max(MAXIMO_DE_USOS).default(1),
  /** 30 days from now where it is left out; at most 90. Null only of a client's own link, which has no end. */
  expiraEm: instanteIso.nullable().default(() => new Date(Date.now() + VALIDADE_DO_CONVITE_MS).toISOString()),
});
export const SITUACOES_CONVITE = ['ATIVO', 'REVOGADO'] as const;

/** GET /v1/convites/{codigo}: what who holds the link is told. */
export const conviteAberto = z.strictObject({
  /** Who invites, as strangers may know them: "Ana S.", or the brand. */
  de: z.string(),
  nome: z.string().nullable(),
  email: z.string().nullable(),
  expiraEm: instanteIso.nullable(),
});
export type ConviteAberto = z.infer<typeof conviteAberto>;

/** What a brand promises who brings somebody. Off where it has none. */
export const programaDeIndicacao = z.strictObject({
  ativo: z.boolean().default(false),
  /** Discount for whom somebody came by, once that one has paid a purchase; centavos. */
  valor: centavosPositivos,
  /** In the brand's words. */
  regras: paragrafos(2_000).default(''),
});

/** Where somebody who came by a link stands. */
export const SITUACOES_INDICADO = ['CADASTROU', 'COMPROU', 'RECOMPENSADO', 'NAO_CONTA'] as const;
export type SituacaoIndicado = (typeof SITUACOES_INDICADO)[number];

export const indicado = z.strictObject({
  /** As the other may know them: "Ana S." */
  nome: z.string(),
  /** The day they came, in São Paulo. */
  em: z.string(),
  situacao: z.enum(SITUACOES_INDICADO),
  /** Centavos that were given for them; null before. */
  recompensa: z.int().nullable(),
});
export type Indicado = z.infer<typeof indicado>;

/** GET /v1/cliente/indicacoes */
export const minhasIndicacoes = z.strictObject({
  /** Path on the brand's site that registers by this link; null while there is none in force. */
  caminho: z.string().nullable(),
  criadoEm: instanteIso.nullable(),
  programa: z.strictObject({ valor: z.int(), regras: z.string() }).nullable(),
  contagem: z.strictObject({
    cadastraram: z.int(),
    compraram: z.int(),
    recompensados: z.int(),
    /** Centavos. */
    total: z.int(),
  }),
  itens: z.array(indicado),
});
export type MinhasIndicacoes = z.infer<typeof minhasIndicacoes>;

/** Where a link leads on a brand's site. */
export const caminhoDoConvite = (codigo: string): string => `/cadastro?convite=${codigo}`;

/** A person by the first name and an initial: "Ana S."; a company by its first word. Nobody else is to find them by it. */
export function nomeEncurtado(nome: string): string {
  const [primeiro = '', ...resto] = nome.trim().split(/\s+/);
  const ultimo = resto.at(-1);
  return ultimo === undefined ? primeiro : `${primeiro} ${ultimo.charAt(0).toLocaleUpperCase('pt-BR')}.`;
}

/** What tells one account from another, as far as rings of referrals go. */
export interface QuemIndica {
  uid: string;
  cpf?: string | undefined;
  telefone?: string | undefined;
  quadroSocietario?: readonly { cpf: string }[] | undefined;
}

/**
 * Whether somebody brought themselves, or somebody of their own: the invited shares a CPF (their own, or one of a company's people) or a
 * telephone with one of those the chain of invitations comes from. Nothing is given for such a one.
 * @param antes who invited, who invited them, and so on
 */
export function indicaASiMesmo(convidado: QuemIndica, antes: readonly QuemIndica[]): boolean {
  const seus = marcasDe(convidado);
  return antes.some(
    (outro) => outro.uid === convidado.uid || marcasDe(outro).some((marca) => seus.includes(marca)),
  );
}

const marcasDe = ({ cpf, telefone, quadroSocietario = [] }: QuemIndica): string[] => [
  ...(cpf === undefined ? [] : [`cpf ${cpf}`]),
  ...quadroSocietario.map(({ cpf: de }) => `cpf ${de}`),
  ...(telefone === undefined ? [] : [`telefone ${telefone}`]),
];
