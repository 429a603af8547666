import { criarEmPosse } from '../../records/exclusivo.ts';
import type { Registros } from '../../records/records.ts';

/** Held while the auctioneer takes a sale back. */
export const chaveDoDesfazer = (vendaUid: string): string => `desfazer-venda/${vendaUid}`;

/** Whether a sale is being taken back now. */
export function criarSendoDesfeita(
  registros: Registros,
  agora: () => number,
): (vendaUid: string) => Promise<boolean> {
  const emPosse = criarEmPosse(registros, agora);
  return (vendaUid) => emPosse(chaveDoDesfazer(vendaUid));
}
