import { type Sessao, sessao } from '@martelo/shared/pagina';

const resumidas = new WeakMap<Sessao, string>();

/**
 * A short fingerprint of a section's content, the same before and after a trip to the server. It tells a section that somebody else
 * changed from one that stayed; it is no secret and no proof.
 */
export function resumo(uma: Sessao): string {
  const sabido = resumidas.get(uma);
  if (sabido !== undefined) return sabido;
  const lida = sessao.safeParse(uma);
  const novo = espalhar(JSON.stringify(lida.success ? lida.data : uma, ordenar));
  resumidas.set(uma, novo);
  return novo;
}

const ordenar = (_nome: string, valor: unknown): unknown =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)
    ? Object.fromEntries(Object.entries(valor).sort(([a], [b]) => (a < b ? -1 : 1)))
    : valor;

/** cyrb53: 53 bits, spread evenly. */
function espalhar(texto: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < texto.length; i += 1) {
    const letra = texto.charCodeAt(i);
    a = Math.imul(a ^ letra, 2654435761);
    b = Math.imul(b ^ letra, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
