/** A seeded stream of numbers in [0, 1): the same text always gives the same picture. */
export function sorteador(semente: string): () => number {
  let estado = 2_166_136_261;
  for (let i = 0; i < semente.length; i++) {
    estado = Math.imul(estado ^ semente.charCodeAt(i), 16_777_619);
  }
  return () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of `opcoes`, chosen by the stream. */
export function escolher<T>(sorte: () => number, opcoes: readonly [T, ...T[]]): T {
  return opcoes[Math.floor(sorte() * opcoes.length)] ?? opcoes[0];
}
