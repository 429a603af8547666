import { z } from 'zod';
import { cpf, telefone } from './documentos.ts';
import { nomePlausivel } from './pessoa.ts';
import { texto } from './texto.ts';

/** What somebody is to a company, as its articles say. */
export const PAPEIS_SOCIETARIOS = ['SOCIO', 'SOCIO_ADMINISTRADOR', 'ADMINISTRADOR', 'PROCURADOR'] as const;
export type PapelSocietario = (typeof PAPEIS_SOCIETARIOS)[number];
export const ROTULOS_PAPEL_SOCIETARIO: Record<PapelSocietario, string> = {
  SOCIO: 'Sócio',
  SOCIO_ADMINISTRADOR: 'Sócio administrador',
  ADMINISTRADOR: 'Administrador',
  PROCURADOR: 'Procurador',
};

/** The whole, in hundredths of a percent: 25,5 % are 2550. */
export const PARTICIPACAO_TOTAL = 10_000;
export const MAXIMO_DE_SOCIOS = 50;

const temCotas = (papel: PapelSocietario): boolean => papel === 'SOCIO' || papel === 'SOCIO_ADMINISTRADOR';

/** One of a company's people: partner, administrator or attorney. */
export const socio = z.strictObject({
  cpf,
  nome: texto(120).min(2, 'informe o nome').refine(nomePlausivel, 'escreva o nome como no documento'),
  papel: z.enum(PAPEIS_SOCIETARIOS, 'escolha o papel na empresa'),
  /** Hundredths of a percent of the company's capital. */
  participacao: z.int().min(0).max(PARTICIPACAO_TOTAL, 'a participação vai até 100 %').default(0),
  /** Whether they may act for the company here. */
  representante: z.boolean().default(false),
  email: z.string().trim().toLowerCase().max(200).pipe(z.email('e-mail inválido')).optional(),
  telefone: telefone.optional(),
});
export type Socio = z.output<typeof socio>;

/** Who a company's people are, and what must hold of them together; an account of a person has none. */
export const quadroSocietario = z
  .array(socio)
  .min(1, 'informe pelo menos um sócio ou representante')
  .max(MAXIMO_DE_SOCIOS, `são no máximo ${MAXIMO_DE_SOCIOS} pessoas`)
  .superRefine((socios, contexto) => {
    for (const { onde, problema } of problemasNoQuadro(socios))
      contexto.addIssue({ code: 'custom', path: onde, message: problema });
  });
export type QuadroSocietario = z.output<typeof quadroSocietario>;

interface Problema {
  /** Index and field; empty where it is the list's. */
  onde: (string | number)[];
  problema: string;
}

/** Why these people cannot be a company's: each with the place it stands in. None where they can. */
export function problemasNoQuadro(socios: readonly Socio[]): Problema[] {
  const problemas: Problema[] = [];
  const vistos = new Set<string>();
  for (const [
    i,
    { cpf: de, papel, participacao, representante, email, telefone: numero },
  ] of socios.entries()) {
    if (vistos.has(de)) problemas.push({ onde: [i, 'cpf'], problema: 'este CPF já está na lista' });
    vistos.add(de);
    if (participacao > 0 && !temCotas(papel))
      problemas.push({ onde: [i, 'participacao'], problema: 'só sócios têm participação' });
    if (representante && email === undefined && numero === undefined)
      problemas.push({ onde: [i, 'email'], problema: 'informe um e-mail ou telefone de quem representa' });
  }
  if (somaDasParticipacoes(socios) > PARTICIPACAO_TOTAL)
    problemas.push({ onde: [], problema: 'as participações somam mais de 100 %' });
  if (!socios.some(({ representante }) => representante))
    problemas.push({ onde: [], problema: 'marque pelo menos um representante' });
  return problemas;
}

/** Hundredths of a percent. */
export const somaDasParticipacoes = (socios: readonly Pick<Socio, 'participacao'>[]): number =>
  socios.reduce((soma, { participacao }) => soma + participacao, 0);

/** "25,5 %" */
export const formatarParticipacao = (centesimos: number): string =>
  `${(centesimos / 100).toLocaleString('pt-BR', { maximumFractionDigits: 2 })} %`;

/** Hundredths of a percent from what people type ("25,5", "33.33 %"); null where it is no percentage with two places at most. */
export function lerParticipacao(escrito: string): number | null {
  const achado = /^\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(escrito);
  if (achado === null) return null;
  const centesimos = Number(achado[1]) * 100 + Number((achado[2] ?? '').padEnd(2, '0') || 0);
  return centesimos <= PARTICIPACAO_TOTAL ? centesimos : null;
}

/** GET /v1/cliente/socios */
export const quadroDaEmpresa = z.strictObject({
  empresa: z.string(),
  cnpj: z.string(),
  /** To be sent back with a change. */
  revisao: z.int(),
  socios: z.array(socio),
  /** Hundredths of a percent. */
  soma: z.int(),
  /** The articles of association were sent and are looked at or approved: partners change on request, not here. */
  travado: z.boolean(),
});
export type QuadroDaEmpresa = z.infer<typeof quadroDaEmpresa>;
