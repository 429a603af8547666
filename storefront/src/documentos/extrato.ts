import { ambiente } from '../site/ambiente.ts';
import { registrar } from '../site/registro.ts';

const PRAZO_MS = 20_000;

/** What a document's hash looks like; anything else is not asked of anybody. */
export const ehHash = (texto: string): boolean => /^[\w-]{16,200}$/.test(texto);

/** The printed statement as a stream; `inexistente` for an unknown or revoked hash. */
export async function buscarExtrato(
  hash: string,
  hotsite: string,
): Promise<
  | { tipo: 'pdf'; corpo: ReadableStream<Uint8Array>; tamanho: string | null }
  | { tipo: 'inexistente' | 'indisponivel' }
> {
  if (!ehHash(hash)) return { tipo: 'inexistente' };
  try {
    const resposta = await fetch(`${ambiente().printUrl}/documentos/extrato/${hash}.pdf`, {
      redirect: 'error',
      headers: { hotsite },
      cache: 'no-store',
      signal: AbortSignal.timeout(PRAZO_MS),
    });
    if (resposta.ok && resposta.body !== null)
      return { tipo: 'pdf', corpo: resposta.body, tamanho: resposta.headers.get('content-length') };
    if (resposta.status === 404) return { tipo: 'inexistente' };
    registrar('warn', 'statement not printed', { status: resposta.status });
  } catch (erro) {
    registrar('warn', 'print unavailable', { erro });
  }
  return { tipo: 'indisponivel' };
}
