import { criarEmPosse } from '../../records/exclusivo.ts';
import type { Registros } from '../../records/records.ts';

/** What is held while a sale is taken back at the hammer. */
export const chaveDeDesfazer = (vendaUid: string): string => `desfazer-venda/${vendaUid}`;

/** Whether a sale is being taken back now. */
export function criarSendoDesfeita(
  registros: Registros,
  agora: () => number,
): (vendaUid: string) => Promise<boolean> {
  const emPosse = criarEmPosse(registros, agora);
  return (vendaUid) => emPosse(chaveDeDesfazer(vendaUid));
}
