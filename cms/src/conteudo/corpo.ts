import { ErroMartelo } from '@martelo/shared/erros';
import type { PayloadRequest } from 'payload';

/**
 * The JSON body of a call to one of our own endpoints.
 * @param limite in characters
 * @throws ErroMartelo CORPO_GRANDE_DEMAIS, JSON_INVALIDO
 */
export async function lerCorpo(req: PayloadRequest, limite: number): Promise<unknown> {
  const texto = (await req.text?.()) ?? '';
  if (texto.length > limite) throw new ErroMartelo('CORPO_GRANDE_DEMAIS');
  try {
    return JSON.parse(texto);
  } catch {
    throw new ErroMartelo('JSON_INVALIDO');
  }
}
