import type { Exigencia } from './tipo-de-documento.ts';

/**
 * What a registration says that a document shows, and which requirement proves it. While a document of that requirement is looked at or
 * approved, the house has seen it: it is corrected on request, not changed by its owner. Address, telephones and e-mail are none of it: they
 * stay their owner's, each with its own proof.
 */
export const CONFERIDO_POR = {
  nome: 'identidade',
  dataNascimento: 'identidade',
  rg: 'identidade',
  orgaoExpeditor: 'identidade',
  cpf: 'identidade',
  cnpj: 'empresa',
  razaoSocial: 'empresa',
  inscricaoEstadual: 'empresa',
  quadroSocietario: 'empresa',
} as const satisfies Record<string, Exigencia>;

export type CampoConferido = keyof typeof CONFERIDO_POR;
export const CAMPOS_CONFERIDOS = Object.keys(CONFERIDO_POR) as CampoConferido[];

/** Where its owner asks for a correction; the field is filled in there. */
export const caminhoDaCorrecao = (campo?: CampoConferido): string =>
  `/cliente/privacidade${campo === undefined ? '' : `?campo=${campo}`}#corrigir`;

export const conferidoPor = (campo: string): Exigencia | null =>
  CONFERIDO_POR[campo as CampoConferido] ?? null;
