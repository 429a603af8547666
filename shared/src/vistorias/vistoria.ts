// No schema in here: lists and screens read it in the browser.
import type { PapelInterno } from '../papeis.ts';

/** As the spec writes them. */
export const SITUACOES_VISTORIA = ['Aguardando', 'Realizada', 'Cancelada'] as const;
export type SituacaoVistoria = (typeof SITUACOES_VISTORIA)[number];
export const ROTULOS_SITUACAO_VISTORIA: Record<SituacaoVistoria, string> = {
  ...{ Aguardando: 'Aguardando', Realizada: 'Realizada', Cancelada: 'Cancelada' },
};

type Papeis = readonly PapelInterno[];
/** Who sees inspections of all that is the brand's; a yard's people those of their yards. */
export const QUEM_VE_TODAS_AS_VISTORIAS = [
  ...(['Interno - ADM', 'Interno - Leilão', 'Interno - Leiloeiro', 'Interno - Remoção'] as const),
] as const satisfies Papeis;
export const QUEM_VE_VISTORIAS = [
  ...QUEM_VE_TODAS_AS_VISTORIAS,
  ...(['Interno - Pátio', 'Interno - Comitente'] as const),
] as const satisfies Papeis;
/** Who is shown where an answer was given: the house, and no consignor. */
export const QUEM_VE_O_LUGAR = [...QUEM_VE_TODAS_AS_VISTORIAS, 'Interno - Pátio'] as const satisfies Papeis;
export const QUEM_PEDE_VISTORIAS = [
  ...(['Interno - ADM', 'Interno - Leilão', 'Interno - Remoção', 'Interno - Pátio'] as const),
] as const satisfies Papeis;
/** Who fills them in: the yards' people and the removals', and administrators as wherever an act names a role. */
export const QUEM_VISTORIA = [
  ...(['Interno - ADM', 'Interno - Pátio', 'Interno - Remoção'] as const),
] as const satisfies Papeis;
export const QUEM_FAZ_TIPOS_DE_VISTORIA = ['Interno - ADM', 'Interno - Pátio'] as const satisfies Papeis;

/** Who shows one to whoever sees the lot: of who approves pictures (BO20) those who see inspections. */
export const QUEM_MOSTRA_VISTORIAS = ['Interno - ADM', 'Interno - Leilão'] as const satisfies Papeis;

/** Who moves an inspection, and where to (fleet, section 2). */
export const TRANSICOES_VISTORIA = [
  { de: 'Aguardando', para: 'Realizada', quem: QUEM_VISTORIA },
  { de: 'Aguardando', para: 'Cancelada', quem: QUEM_PEDE_VISTORIAS },
] as const satisfies readonly { de: SituacaoVistoria; para: SituacaoVistoria; quem: Papeis }[];

/** The vehicles that a type may be for, as `veiculo-opcoes.ts` has them. */
export const TIPOS_DE_VEICULO_DA_VISTORIA = ['LEVE', 'MOTO', 'PESADO', 'UTILITARIO'] as const;
export const ROTULOS_TIPO_DE_VEICULO_DA_VISTORIA: Record<
  (typeof TIPOS_DE_VEICULO_DA_VISTORIA)[number],
  string
> = { LEVE: 'Leve', MOTO: 'Moto', PESADO: 'Pesado', UTILITARIO: 'Utilitário' };

/** A clock that is this far ahead is wrong: what it dated counts from when it came. Milliseconds. */
export const ADIANTO_TOLERADO_MS = 5 * 60_000;
