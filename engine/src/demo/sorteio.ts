/** A seeded stream of numbers in [0, 1): the demo data is the same on every machine. */
export function sorteador(semente: string): () => number {
  let estado = 2_166_136_261;
  for (const letra of semente) estado = Math.imul(estado ^ letra.codePointAt(0)!, 16_777_619);
  return () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const escolher = <T>(sorte: () => number, opcoes: readonly T[]): T =>
  opcoes[Math.floor(sorte() * opcoes.length)]!;
