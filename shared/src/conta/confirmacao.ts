/** How a contact is shown to be somebody's: by a code that goes to it. Pure; instants are Unix ms. */

export const CANAIS_DE_CONTATO = ['email', 'telefone'] as const;
export type CanalDeContato = (typeof CANAIS_DE_CONTATO)[number];

export const DIGITOS_DO_CODIGO = 6;
/** How long a code is good: a letter may take its time. */
export const VALIDADE_DO_CODIGO_MS = 30 * 60_000;
/** Codes compared with one that was sent; then another has to be asked for. */
export const TENTATIVAS_POR_CODIGO = 5;
/** Between two codes to one contact. */
export const ESPERA_ENTRE_CODIGOS_MS = 60_000;
/** Codes of one account and channel within {@link JANELA_DOS_CODIGOS_MS}, whatever the address. */
export const CODIGOS_POR_JANELA = 5;
export const JANELA_DOS_CODIGOS_MS = 6 * 3_600_000;
/** How long an address may wait to take the place of another. */
export const VALIDADE_DA_TROCA_MS = 24 * 3_600_000;

/** Those that still count. */
export const pedidosQueContam = (pedidos: readonly number[], agora: number): number[] =>
  pedidos.filter((em) => em > agora - JANELA_DOS_CODIGOS_MS && em <= agora);

/** From when another code may be asked for, given when the last ones were; `agora` or earlier = now. */
export function proximoPedidoEm(pedidos: readonly number[], agora: number): number {
  const contam = pedidosQueContam(pedidos, agora).sort((a, b) => a - b);
  const ultimo = contam.at(-1);
  if (ultimo === undefined) return agora;
  // The oldest of the last few has to be forgotten before there is room for one more.
  const maisVelho = contam.at(-CODIGOS_POR_JANELA);
  const lugar = maisVelho === undefined ? agora : maisVelho + JANELA_DOS_CODIGOS_MS;
  return Math.max(agora, ultimo + ESPERA_ENTRE_CODIGOS_MS, lugar);
}

/** A code as it was typed or pasted, with whatever stood around its digits. */
export const lerCodigoDeConfirmacao = (digitado: string): string => digitado.replace(/\D/g, '');

/** The code of 64 bits: six digits, each as likely as any other. @param bits at least 8 bytes */
export function codigoDeConfirmacao(bits: Uint8Array): string {
  const numero = new DataView(bits.buffer, bits.byteOffset, bits.byteLength).getBigUint64(0);
  return String(numero % 10n ** BigInt(DIGITOS_DO_CODIGO)).padStart(DIGITOS_DO_CODIGO, '0');
}
