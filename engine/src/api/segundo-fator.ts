import { ErroMartelo } from '@martelo/shared/erros';
import type { Acesso } from '../records/records.ts';

/** A code of the second factor counts as fresh for so long (back office, four eyes). */
export const FATOR_RECENTE_MS = 5 * 60_000;

/**
 * What moves money on somebody's word asks for a code that is at most five minutes old, of every account that has a second factor. Who
 * has none acts only where the installation demands none (MARTELO_2FA_INTERNO): elsewhere they do not come as far as here.
 * @param agora Unix ms
 * @throws ErroMartelo SEGUNDO_FATOR
 */
export function exigirFatorRecente(acesso: Acesso, agora: number): void {
  if (acesso.tipo !== 'interno' || acesso.fatorEm === undefined) return;
  const { fatorEm } = acesso;
  if (fatorEm === null || agora - fatorEm > FATOR_RECENTE_MS)
    throw new ErroMartelo('SEGUNDO_FATOR', {}, FRASE);
}

const FRASE = 'Confirme que é você: informe o código atual de 6 dígitos do seu segundo fator.';
