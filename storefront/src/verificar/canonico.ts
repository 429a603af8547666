/**
 * RFC 8785 text of JSON data, and the hash of a text. Written for this page from the published format (docs/livro.md) and not taken
 * from the engine: a verifier that shares the engine's code shares its mistakes.
 */
export function canonico(valor: unknown): string {
  if (Array.isArray(valor)) return `[${valor.map(canonico).join(',')}]`;
  if (valor === null || typeof valor !== 'object') return JSON.stringify(valor);
  const membros = Object.entries(valor).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${membros.map(([chave, filho]) => `${JSON.stringify(chave)}:${canonico(filho)}`).join(',')}}`;
}

/** Hex. */
export async function sha256(texto: string): Promise<string> {
  const resumo = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(texto));
  return [...new Uint8Array(resumo)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
