/** Which row is looked at: the one chosen, or what came into its place when it was decided. */
export function escolhida(fila: readonly { uid: string }[], uid: string | null, lugar: number): number {
  const i = fila.findIndex((linha) => linha.uid === uid);
  return i >= 0 ? i : Math.max(0, Math.min(lugar, fila.length - 1));
}
