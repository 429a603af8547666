import type { Transporte } from './carga.ts';

export type PassoTeclado =
  | { acao: 'mover'; lacuna: number }
  | { acao: 'soltar' }
  | { acao: 'cancelar' }
  | { acao: 'nada' };

/**
 * What a key does to something carried. Gaps next to the carried section are the place it already has, so an arrow steps over
 * them: each press changes the position by one.
 * @param de the carried section's position, or null for a kind from the palette
 */
export function passoDoTeclado(
  tecla: string,
  transporte: Transporte,
  quantas: number,
  de: number | null,
): PassoTeclado {
  const atual = transporte.lacuna ?? quantas;
  switch (tecla) {
    case 'ArrowUp':
    case 'ArrowLeft':
      return mover(de !== null && atual === de + 1 ? de - 1 : atual - 1, quantas, de);
    case 'ArrowDown':
    case 'ArrowRight':
      return mover(de !== null && atual === de ? de + 2 : atual + 1, quantas, de);
    case 'Home':
      return mover(0, quantas, de);
    case 'End':
      return mover(quantas, quantas, de);
    case 'Enter':
    case ' ':
      return { acao: 'soltar' };
    case 'Escape':
    case 'Tab':
      return { acao: 'cancelar' };
    default:
      return { acao: 'nada' };
  }
}

/** Stops at both ends; the gap right after the carried section is the same place as the one before it. */
function mover(lacuna: number, quantas: number, de: number | null): PassoTeclado {
  const dentro = Math.max(0, Math.min(lacuna, quantas));
  return { acao: 'mover', lacuna: de !== null && dentro === de + 1 ? de : dentro };
}
