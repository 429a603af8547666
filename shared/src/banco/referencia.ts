/** How long a reference is: what files of banks and static Pix codes have room for. */
export const TAMANHO_DA_REFERENCIA = 25;
const UID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A payment's uid in 25 letters and digits (its 128 bits in base 36): what a bank carries for us, as the company's use of a boleto and as
 * the txid of a static Pix code, and gives back with the money. Nothing is looked up to read it.
 */
export function referenciaDoPagamento(uid: string): string {
  if (!UID.test(uid)) throw new RangeError(`not a uid: ${uid}`);
  const numero = BigInt(`0x${uid.replaceAll('-', '')}`);
  return numero.toString(36).toUpperCase().padStart(TAMANHO_DA_REFERENCIA, '0');
}

/** The uid that a reference was made of, whatever letters a bank's system made of it; null when it is none of ours. */
export function uidDaReferencia(referencia: string): string | null {
  const limpa = referencia.trim();
  if (!/^[0-9a-z]{25}$/i.test(limpa)) return null;
  let numero = 0n;
  for (const algarismo of limpa) numero = numero * 36n + BigInt(Number.parseInt(algarismo, 36));
  return numero >> 128n === 0n ? comHifens(numero.toString(16).padStart(32, '0')) : null;
}

/** The txid of a dynamic charge: the payment's uid without its hyphens (26 to 35 letters and digits, unique for the receiver). */
export function txidDoPagamento(uid: string): string {
  if (!UID.test(uid)) throw new RangeError(`not a uid: ${uid}`);
  return uid.replaceAll('-', '');
}

/** Whose payment a Pix is by its txid, of a dynamic charge or of a static code; null when it is none of ours. */
export const uidDoTxid = (txid: string): string | null =>
  /^[0-9a-f]{32}$/i.test(txid) ? comHifens(txid.toLowerCase()) : uidDaReferencia(txid);

/** The number of a refund at a bank (1 to 35 letters and digits): its row's uid, and which time it is asked. */
export const referenciaDaDevolucao = (linhaUid: string, vez: number): string =>
  `${txidDoPagamento(linhaUid)}${vez}`;

/** Of which row a bank's refund is, and of which time it was asked; null when it is none of ours. */
export function uidDaDevolucao(id: string): { uid: string; vez: number } | null {
  const partes = /^([0-9a-f]{32})([1-9]\d?)$/i.exec(id);
  return partes === null ? null : { uid: comHifens(partes[1]!.toLowerCase()), vez: Number(partes[2]) };
}

const comHifens = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
