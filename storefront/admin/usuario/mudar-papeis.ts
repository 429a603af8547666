import type { PapelDeUsuario } from '@martelo/shared/papeis';
import { chamar } from '../dados/chamar.ts';

/** Sets all roles of somebody. @returns whether it waits for another administrator. @throws Recusa */
export async function mudarPapeis(
  uid: string,
  papeis: readonly PapelDeUsuario[],
  { revisao, motivo }: { revisao: number; motivo: string },
): Promise<boolean> {
  const corpo = { papeis, revisao, ...(motivo.trim() === '' ? {} : { motivo: motivo.trim() }) };
  const feito = await chamar<object>('PUT', `/v1/usuarios/${uid}/papeis`, { corpo });
  return 'aprovacaoUid' in feito;
}
