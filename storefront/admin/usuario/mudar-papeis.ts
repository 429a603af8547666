import type { PapelDeUsuario } from '@martelo/shared/papeis';
import { chamar, Espera } from '../dados/chamar.ts';

/** Sets all roles of somebody. @returns whether it waits for another administrator. @throws Recusa */
export async function mudarPapeis(
  uid: string,
  papeis: readonly PapelDeUsuario[],
  { revisao, motivo }: { revisao: number; motivo: string },
): Promise<boolean> {
  const corpo = { papeis, revisao, ...(motivo.trim() === '' ? {} : { motivo: motivo.trim() }) };
  try {
    await chamar('PUT', `/v1/usuarios/${uid}/papeis`, { corpo });
    return false;
  } catch (erro) {
    if (erro instanceof Espera) return true;
    throw erro;
  }
}
