import { createHash } from 'node:crypto';
import type { Canal } from '@martelo/shared/avisos/canais';
import { uuidv7De } from '@martelo/shared/identificador';
import type { Registros } from '../records/records.ts';

const POR_VEZ = 100;

/** A message's uid follows from its notice and channel: the same again is the same. */
export const uidDaEntrega = (avisoUid: string, canal: Canal): string =>
  uuidv7De(Date.UTC(2026, 0, 1), createHash('sha256').update(`${avisoUid}\n${canal}`).digest('hex'));

/** Small numbers for messages, a run at a time: thousands of lots that close together would each wait for a number of its own. */
export function numerador(registros: Registros): () => Promise<number> {
  let faixa: Promise<{ proximo: number; ate: number }> | null = null;
  const reservar = async () => {
    const proximo = await registros.proximoId('entregaDeAviso', POR_VEZ);
    return { proximo, ate: proximo + POR_VEZ };
  };
  return async function proximo(): Promise<number> {
    faixa ??= reservar().catch((erro) => {
      faixa = null;
      throw erro;
    });
    const minha = faixa;
    const atual = await minha;
    if (atual.proximo < atual.ate) return atual.proximo++;
    if (faixa === minha) faixa = null;
    return proximo();
  };
}
