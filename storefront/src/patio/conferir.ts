import type { NaPortaria, PortariaRespondida } from '@martelo/shared/pos-venda/agendamento';
import { LETRAS_DO_CODIGO, lerQr, TAMANHO_DO_CODIGO } from '@martelo/shared/pos-venda/codigo';

/** The proof of a code, as the engine reckons it: slow, so that the day's list on a phone does not give the codes away. */
async function provaDe(codigo: string, { sal, iteracoes }: PortariaRespondida['prova']): Promise<string> {
  const texto = new TextEncoder();
  const chave = await crypto.subtle.importKey('raw', texto.encode(codigo), 'PBKDF2', false, ['deriveBits']);
  const algoritmo = { name: 'PBKDF2', hash: 'SHA-256', salt: texto.encode(sal), iterations: iteracoes };
  const bits = new Uint8Array(await crypto.subtle.deriveBits(algoritmo, chave, 256));
  return btoa(String.fromCharCode(...bits))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Whose code this is, of the day's; null when it is nobody's. What was scanned names the pickup as well. */
export async function acharPeloCodigo(
  portaria: PortariaRespondida,
  lido: string,
): Promise<{ retirada: NaPortaria; codigo: string } | null> {
  const { uid, codigo } = lerQr(lido);
  const possivel =
    codigo.length === TAMANHO_DO_CODIGO && [...codigo].every((letra) => LETRAS_DO_CODIGO.includes(letra));
  if (!possivel) return null;
  const prova = await provaDe(codigo, portaria.prova);
  const retirada = portaria.itens.find((uma) => uma.prova === prova && (uid === null || uma.uid === uid));
  return retirada ? { retirada, codigo } : null;
}
