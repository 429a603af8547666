import type { PapelInterno } from '../papeis.ts';

/** A client and the house about one lot, or everybody at one auction. */
export const TIPOS_DE_CONVERSA = ['CLIENTE', 'PUBLICA'] as const;
export type TipoDeConversa = (typeof TIPOS_DE_CONVERSA)[number];

export const LETRAS_DA_MENSAGEM = 1_000;
/** Receipts go out together, so long after what they are of arrived (spec: 300 ms). */
export const RECIBOS_JUNTOS_MS = 300;
/** Between two messages of one person. */
export const ENTRE_MENSAGENS_MS = 1_000;
/** What of a message the list of chats shows. */
export const LETRAS_DO_TRECHO = 120;

/** Who of the house answers chats, reads who writes them, and keeps order in them. */
export const QUEM_ATENDE_CONVERSAS = [
  'Interno - ADM',
  'Interno - SAC',
  'Interno - GerenteSAC',
  'Interno - Leiloeiro',
] as const satisfies readonly PapelInterno[];

/** Who says whether there are public chats, which words are not taken, and what is answered often. */
export const QUEM_REGULA_CONVERSAS = [
  'Interno - ADM',
  'Interno - GerenteSAC',
] as const satisfies readonly PapelInterno[];

/** For how long somebody may be muted, in minutes; null: until somebody lets them speak again. */
export const TEMPOS_DE_SILENCIO = [10, 60, 1_440, null] as const;

/** One line of a message, as a list of chats shows it. */
export function trechoDe(mensagem: string): string {
  const linha = mensagem.replace(/\s+/gu, ' ').trim();
  const letras = [...linha];
  return letras.length <= LETRAS_DO_TRECHO ? linha : `${letras.slice(0, LETRAS_DO_TRECHO - 1).join('')}…`;
}
