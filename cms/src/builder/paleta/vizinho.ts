interface Canto {
  x: number;
  y: number;
}

/** Which of the figures an arrow leads to from `atual`: the next in reading order sideways, the nearest up or down. Null for other keys. */
export function vizinho(cantos: readonly Canto[], atual: number, tecla: string): number | null {
  const daqui = cantos[atual];
  if (!daqui) return null;
  switch (tecla) {
    case 'ArrowRight':
      return Math.min(cantos.length - 1, atual + 1);
    case 'ArrowLeft':
      return Math.max(0, atual - 1);
    case 'Home':
      return 0;
    case 'End':
      return cantos.length - 1;
    case 'ArrowDown':
    case 'ArrowUp': {
      const sentido = tecla === 'ArrowDown' ? 1 : -1;
      const adiante = cantos
        .map((canto, indice) => ({
          indice,
          dy: (canto.y - daqui.y) * sentido,
          dx: Math.abs(canto.x - daqui.x),
        }))
        .filter(({ dy }) => dy > 0)
        .toSorted((a, b) => a.dy - b.dy || a.dx - b.dx);
      return adiante[0]?.indice ?? atual;
    }
    default:
      return null;
  }
}
